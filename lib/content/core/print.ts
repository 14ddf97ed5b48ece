import { Document, isMap, Scalar, visit } from 'yaml';
import { isGroup, KIND_FIELD, schemaFor, type FieldSchema } from './schema/json-schema';

/** Text longer than this, in characters, is folded. */
const ONE_LINE = 90;
/** The maximum length of a line. */
const WIDTH = 120;

/**
 * Writes a content file. The text depends only on the values, so that a change to one value leaves the other lines
 * alone.
 *
 * @param value the value of the file, with its marks of placeholders
 */
export function printYaml(schema: FieldSchema, value: unknown): string {
  const document = new Document(canonical(schema, value), { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.type = node.value.length > ONE_LINE ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
    },
  });
  if (isMap<Scalar>(document.contents)) {
    for (const { key } of document.contents.items.slice(1)) key.spaceBefore = true;
  }
  return document.toString({ lineWidth: WIDTH, singleQuote: true });
}

/**
 * A value with its fields in the order of the schema, its strings tidied, and without optional fields that are empty.
 */
export function canonical(schema: FieldSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') return tidy(value);
  if (Array.isArray(value)) return value.map((entry) => canonical(schema?.items, entry));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = schemaFor(schema, value) ?? {};
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
    .map((key) => [key, canonical(properties[key], value[key])] as const)
    .filter(([key, each]) => each !== undefined && (required.includes(key) || !isEmpty(each)));
  return Object.fromEntries(fields);
}

/**
 * Text as one paragraph: line breaks and spaces of all kinds become one space; soft hyphens and the like are removed.
 */
const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a value says nothing. The kind of a union does not count. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.entries(value).every(([key, each]) => key === KIND_FIELD || isEmpty(each));
  return value === undefined || value === null || value === '' || value === false;
}
