import * as z from 'zod';

/** A step into a file: the name of a field, or the index of an entry. */
export type Step = string | number;

/** The part of JSON Schema that the content uses, with what `GlobalMeta` in `schema/fields.ts` adds. */
export interface FieldSchema extends z.GlobalMeta {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  /** The alternatives of a union; each has a constant `type`. */
  oneOf?: readonly FieldSchema[];
}

const converted = new Map<z.ZodType, FieldSchema>();

/** The JSON Schema of a file as it is stored. */
export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  const known = converted.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
  converted.set(schema, known);
  return known;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema for a value: of alternatives, the one that the value's `type` names. */
export function schemaFor(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  if (!schema?.oneOf) return schema;
  const type = isGroup(value) ? value.type : undefined;
  return schema.oneOf.find(({ properties }) => properties?.type?.const === type);
}

/** A field with its schema. */
export interface Field {
  path: readonly Step[];
  value: unknown;
  schema: FieldSchema | undefined;
}

/** The fields of a value at all depths that are neither groups nor lists, in their order. */
export function fieldsIn(schema: FieldSchema | undefined, value: unknown, path: readonly Step[] = []): Field[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => fieldsIn(schema?.items, each, [...path, index]));
  if (!isGroup(value)) return [{ path, value, schema }];
  const { properties = {} } = schemaFor(schema, value) ?? {};
  return Object.entries(value).flatMap(([key, each]) => fieldsIn(properties[key], each, [...path, key]));
}

/** The schema of the field at a path, and the names of the fields on the way, such as `Section 3 › Heading`. */
export function fieldAt(root: FieldSchema | undefined, file: unknown, path: readonly Step[]) {
  let schema = root;
  let value = file;
  const names: string[] = [];
  for (const step of path) {
    const parent = schemaFor(schema, value);
    if (typeof step === 'number') names.push(`${parent?.singular ?? names.pop() ?? 'Entry'} ${step + 1}`);
    schema = typeof step === 'number' ? parent?.items : parent?.properties?.[step];
    value = (value as Record<Step, unknown> | null | undefined)?.[step];
    if (typeof step !== 'number') names.push(schema?.label ?? step);
  }
  return { schema, name: names.join(' › ') };
}
