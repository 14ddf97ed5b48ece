/**
 * `npm run docs`: writes what the content schemas say where editors read it: into the field tables of
 * `docs/content-fields.md`, and as JSON Schemas for VS Code.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchema, SCHEMA_FILES, SCHEMA_FOLDER } from './editor-schemas';
import { withFieldTables } from './field-tables';

const TABLES = 'docs/content-fields.md';

writeFileSync(TABLES, withFieldTables(readFileSync(TABLES, 'utf8')));

rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [file, contentFiles] of Object.entries(SCHEMA_FILES)) writeFileSync(file, editorSchema(contentFiles));
