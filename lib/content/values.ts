import type * as z from 'zod';

/** Values of files, and walks through them beside their schemas. */

/** A step into a file: the name of a field, or the index of an entry. */
export type Step = string | number;

type Limits = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems';
type Known = Pick<z.core.JSONSchema.BaseSchema, Limits | 'type' | 'const' | 'enum' | 'pattern' | 'format' | 'required'>;

/** The part of JSON Schema that the content uses, with what `schema/field-types.ts` adds. */
export interface FieldSchema extends z.GlobalMeta, Known {
  exclusiveMinimum?: number;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  /** The alternatives of a union; each has a constant `type`. */
  oneOf?: readonly FieldSchema[];
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema for a value: of alternatives, the one that the value's `type` names. */
export function schemaFor(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  const type = isGroup(value) ? value.type : undefined;
  return schema?.oneOf ? schema.oneOf.find(({ properties }) => properties?.type?.const === type) : schema;
}

/** The texts of a file, each with its path and schema. */
export function textFields(schema: FieldSchema | undefined, value: unknown, path: readonly Step[] = []): TextField[] {
  if (typeof value === 'string') return [{ path, text: value, schema }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textFields(schema?.items, each, [...path, index]));
  const properties = schemaFor(schema, value)?.properties;
  const fields = isGroup(value) ? Object.entries(value) : [];
  return fields.flatMap(([key, each]) => textFields(properties?.[key], each, [...path, key]));
}

interface TextField {
  path: readonly Step[];
  text: string;
  schema: FieldSchema | undefined;
}

/** The names of the pictures in a part of the content. */
export const picturesIn = (value: unknown): string[] =>
  textFields(undefined, value).flatMap(({ path, text }) => (/^(file|wide)$/.test(String(path.at(-1))) ? text : []));

/** The field at a path: its schema, its value, and its name with those around it, such as `Section 3 › Heading`. */
export function fieldAt(root: FieldSchema, file: unknown, path: readonly Step[]) {
  let schema: FieldSchema | undefined = root;
  let value = file;
  let name = '';
  for (const step of path) {
    const parent: FieldSchema | undefined = schemaFor(schema, value);
    schema = typeof step === 'number' ? parent?.items : parent?.properties?.[step];
    value = (value as Record<Step, unknown> | null | undefined)?.[step];
    if (typeof step === 'number') name = `${name.replace(/[^›]*$/, '')} ${parent?.singular ?? 'Entry'} ${step + 1}`;
    else name = `${name}${name && ' › '}${schema?.label ?? step}`;
  }
  return { schema, value, name: name.trim() };
}

/** A text that the company still has to confirm: `[[hello@nestif.example]]`. */
const MARK = /\[\[([^[\]]+)\]\]/g;
export const isMarked = (text: string): boolean => text.search(MARK) >= 0;
export const withoutMark = (text: string): string => text.replace(MARK, '$1');

/** The fields that name an entry, the best first. */
const NAMES = ['heading', 'title', 'name', 'term', 'tab', 'label', 'alt'];

/** The id for a heading: `What it costs` becomes `what-it-costs`. It is empty for a heading without Latin letters. */
export function idOf(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');
}

/** A value as visitors see it: without marks and empty fields, and with an id from its heading where an entry has none. */
export function completed(schema: FieldSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') return withoutMark(value);
  if (Array.isArray(value)) return value.map((each) => completed(schema?.items, each));
  if (!isGroup(value)) return value;
  const { properties = {} } = schemaFor(schema, value) ?? {};
  const filled = Object.entries(value).filter(([key, each]) => each !== null && !(key === 'id' && each === ''));
  const fields = Object.fromEntries(filled.map(([key, each]) => [key, completed(properties[key], each)]));
  const named: Record<string, unknown> = { ...(isGroup(fields.img) && fields.img), ...fields };
  const id = idOf(String(NAMES.map((name) => named[name]).find((each) => typeof each === 'string') ?? ''));
  return properties.id?.input === 'id' && id ? { id, ...fields } : fields;
}
