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

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce((parent, step) => (parent as Record<Step, unknown> | null | undefined)?.[step], value);

interface NamedField {
  schema: FieldSchema | undefined;
  value: unknown;
  names: readonly string[];
}

/** The field at a path: its schema, its value, and its name with those around it, such as `Section 3 › Heading`. */
export function fieldAt(root: FieldSchema, file: unknown, path: readonly Step[]): NamedField {
  return path.reduce<NamedField>(
    ({ schema, value, names }, step) => {
      const parent = schemaFor(schema, value);
      const child = typeof step === 'number' ? parent?.items : parent?.properties?.[step];
      const name = typeof step === 'number' ? `${parent?.singular ?? 'Entry'} ${step + 1}` : (child?.label ?? step);
      const before = typeof step === 'number' ? names.slice(0, -1) : names;
      return { schema: child, value: valueAt(value, [step]), names: [...before, name] };
    },
    { schema: root, value: file, names: [] },
  );
}
