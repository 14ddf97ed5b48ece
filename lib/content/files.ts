import type { z } from 'zod';
import { COLLECTIONS, PAGE_FILES, SHARED_FILES, SPECIFIED_PAGES } from './schema';
import { fieldSchemaOf, type FieldSchema } from './walk';

/** Which files belong in `content/`, and which schema and address each has. */

/** The schema of each kind of file, by its path, with `*` for the name of a page. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...Object.entries(SHARED_FILES).map(([name, schema]) => [`content/${name}.yaml`, schema]),
  ...Object.entries(PAGE_FILES).map(([name, schema]) => [`content/pages/${name}.yaml`, schema]),
  ...Object.entries(COLLECTIONS).map(([name, schema]) => [`content/${name}/*.yaml`, schema]),
]);

/** The files that must exist. */
export const REQUIRED_FILES: readonly string[] = [
  ...Object.keys(SCHEMAS).filter((file) => !file.includes('*')),
  ...Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
    names.map((name) => `content/${folder}/${name}.yaml`),
  ),
];

/** The schema of a content file, or of its kind; undefined for a file that does not belong in `content/`. */
export const zodSchemaOf = (file: string): z.ZodType | undefined =>
  SCHEMAS[file] ?? SCHEMAS[file.replace(/[^/]+\.yaml$/, '*.yaml')];

/**
 * The JSON Schema of a content file, or of its kind: `content/insights/*.yaml`.
 *
 * @throws {Error} for a file that does not belong in `content/`
 */
export function schemaOf(file: string): FieldSchema {
  const schema = zodSchemaOf(file);
  if (!schema) throw new Error(`${file} is not a content file.`);
  return fieldSchemaOf(schema);
}

/** The address of a page, by the name of its file. */
export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}`);

/** The address of the page that is made from a content file; undefined if there is none. */
export function addressOf(file: string): string | undefined {
  const [, folder, name = ''] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return folder && name !== 'not-found' ? pagePath(name) : undefined;
}
