import { SCHEMAS } from '@/lib/content/schema';
import { describeField, jsonSchemaOf, type FieldSchema } from '@/lib/content/schema/json-schema';

/** Where the schemas stand by which an editor such as VS Code helps to write content files. */
export const SCHEMA_FOLDER = '.vscode/schemas';

/** The content files of each JSON Schema, by its path: `.vscode/settings.json` says the same. */
export const SCHEMA_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SCHEMAS).map((files) => {
    const name = files.replace(/^content\/|(\/\*)?\.yaml$/g, '').replace('/', '-');
    return [`${SCHEMA_FOLDER}/${name}.json`, files];
  }),
);

/**
 * The JSON Schema of a kind of content file, for editors: descriptions with their limits, and a remedy for each pattern.
 *
 * @param files such as `content/insights/*.yaml`
 * @throws {Error} when there is no such kind
 */
export function editorSchema(files: string): string {
  const schema = SCHEMAS[files];
  if (!schema) throw new Error(`There is no schema for ${files}.`);
  // Editors know this draft best; what content schemas use of a newer one is the same in it.
  const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return `${JSON.stringify({ ...forEditors(jsonSchemaOf(schema)), ...dialect }, null, 1)}\n`;
}

function forEditors(schema: FieldSchema): object {
  const { expected, properties, items, anyOf } = schema;
  return {
    ...schema,
    // Of this project only; what is undefined is not written.
    ...{ expected: undefined, check: undefined, block: undefined, cells: undefined },
    ...(schema.description && { description: describe(schema) }),
    ...(expected && { patternErrorMessage: `Write ${describeField(schema)}.` }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, forEditors(each)])),
    }),
    ...(items && { items: forEditors(items) }),
    ...(anyOf && { anyOf: anyOf.map(forEditors) }),
  };
}

/** The description as a sentence; of a group of fields without their names, which the editor proposes by itself. */
function describe(schema: FieldSchema): string {
  const text = schema.properties ? (schema.description ?? '') : describeField(schema);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
