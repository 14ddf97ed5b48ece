import { parse, stringify } from 'yaml';
import { schemasOf } from './files';
import { isGroup, schemaFor, type FieldSchema } from './values';

/**
 * A content file as the CMS writes it, so that a change in a form changes only its own line.
 *
 * @param file its path, such as `content/site.yaml`
 * @throws {Error} when it is not YAML
 */
export function formatContent(file: string, source: string): string {
  return stringify(ordered(schemasOf(file)!.stored, parse(source)), {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
}

/** A value with its fields in the order of the schema, its switches written, and without empty fields. */
function ordered(schema: FieldSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => ordered(schema?.items, entry));
  if (!isGroup(value)) return value;
  const { properties = {} } = schemaFor(schema, value) ?? {};
  const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const fields = [...keys].map((key) => {
    const each = value[key] ?? (properties[key]?.type === 'boolean' ? false : undefined);
    return [key, ordered(properties[key], each)] as const;
  });
  const isEmpty = (each: unknown) => each === undefined || each === '' || (Array.isArray(each) && each.length === 0);
  return Object.fromEntries(fields.filter(([, each]) => !isEmpty(each)));
}
