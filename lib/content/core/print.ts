import { stringify } from 'yaml';
import { isGroup, schemaFor, type FieldSchema } from './schema/json-schema';

/**
 * Writes a content file as the forms write it. The text depends only on the values, so that a change to one value
 * leaves the other lines alone.
 *
 * @param value the value of the file, with its marks of placeholders
 */
export function printYaml(schema: FieldSchema, value: unknown): string {
  return stringify(canonical(schema, value), {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
}

/**
 * A value with its fields in the order of the schema, its strings tidied, its flags written, and without optional
 * fields that are empty.
 */
export function canonical(schema: FieldSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') return tidy(value);
  if (Array.isArray(value)) return value.map((entry) => canonical(schema?.items, entry));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = schemaFor(schema, value) ?? {};
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
    .map(
      (key) =>
        [
          key,
          canonical(properties[key], value[key] ?? (properties[key]?.type === 'boolean' ? false : undefined)),
        ] as const,
    )
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

/** Whether a value says nothing. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}
