import type * as z from 'zod';

/** Values of files, and walks through them beside their schemas. */

/** A step into a file: the name of a field, or the index of an entry. */
export type Step = string | number;

/** The part of JSON Schema that the content uses, with what `schema/field-types.ts` adds. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema, z.GlobalMeta {
  exclusiveMinimum?: number;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  /** The alternatives of a union; each has a constant `type`. */
  oneOf?: FieldSchema[];
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema for a value: of alternatives, the one that the value's `type` names. */
export function schemaFor(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  const type = isGroup(value) ? value.type : undefined;
  return schema?.oneOf ? schema.oneOf.find(({ properties }) => properties?.type?.const === type) : schema;
}

/** The file itself, a field of it, or an entry of a list. */
export interface Field {
  path: readonly Step[];
  /** Its name in the form, with those around it, such as `Section 3 › Heading`. */
  field: string;
  value: unknown;
  schema: FieldSchema | undefined;
}

/** A field and all fields in it, missing ones too; of a file, if there is no path. */
export function fieldsIn(schema: FieldSchema | undefined, value: unknown, path: Step[] = [], field = ''): Field[] {
  const { items, properties = {}, singular = 'Entry' } = schemaFor(schema, value) ?? {};
  const list = field.replace(/[^›]*$/, '');
  const group = field && `${field} ›`;
  const inside: [Step, FieldSchema | undefined, label: string][] = Array.isArray(value)
    ? value.map((_, index) => [index, items, `${list} ${singular} ${index + 1}`])
    : Object.keys(isGroup(value) ? { ...properties, ...value } : {}).map((key) => {
        return [key, properties[key], `${group} ${properties[key]?.label ?? key}`];
      });
  const fields = inside.map(([step, within, name]) =>
    fieldsIn(within, (value as Record<Step, unknown>)[step], [...path, step], name.trim()),
  );
  return [{ path, field, value, schema }, ...fields.flat()];
}

/** The names of the pictures in a part of the content. */
export const picturesIn = (content: unknown): string[] =>
  fieldsIn(undefined, content).flatMap(({ path, value }) =>
    /^(file|wide)$/.test(String(path.at(-1))) && typeof value === 'string' ? value : [],
  );

/** A text that the company still has to confirm: `[[hello@nestif.example]]`. */
const MARK = /\[\[([^[\]]+)\]\]/g;
export const isMarked = (text: string): boolean => text.search(MARK) >= 0;
export const withoutMark = (text: string): string => text.replace(MARK, '$1');

/** The fields that name an entry, the best first. */
export const NAMES = ['heading', 'title', 'name', 'term', 'tab', 'label', 'alt'];

/** The id for a heading: `What it costs` becomes `what-it-costs`. It is empty for a heading without Latin letters. */
export const idOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');

/** A value as visitors see it: without marks and empty fields, and with an id from its heading where an entry has none. */
export function completed(schema: FieldSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') return withoutMark(value);
  if (Array.isArray(value)) return value.map((each) => completed(schema?.items, each));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = schemaFor(schema, value) ?? {};
  const isLeftOut = (key: string, each: unknown) =>
    each === null || (each === '' && (key === 'id' || (key in properties && !required.includes(key))));
  const filled = Object.entries(value).filter(([key, each]) => !isLeftOut(key, each));
  const fields = Object.fromEntries(filled.map(([key, each]) => [key, completed(properties[key], each)]));
  const named: Record<string, unknown> = { ...(isGroup(fields.img) && fields.img), ...fields };
  const id = idOf(String(NAMES.map((name) => named[name]).find((each) => typeof each === 'string') ?? ''));
  return properties.id?.input === 'id' && id ? { id, ...fields } : fields;
}
