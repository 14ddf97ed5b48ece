import * as z from 'zod';

/** A step into a content file: a key of a group of fields or an index of a list. */
export type PathKey = string | number;

/** What a place on a page requires of its picture. */
export interface PictureLimits {
  /** A narrower picture would look blurred, in px. */
  minWidth: number;
  /** The width from which the picture is sharp on every screen, in px. */
  goodWidth?: number;
  /** Width divided by height, and what to do if it is less or more; absent if any proportions will do. */
  proportions?: { min: number; max: number; fix: string };
}

/** The part of JSON Schema that content schemas use, with what their `meta` adds; see `common.ts`. */
export interface FieldSchema {
  limits?: PictureLimits;
  description?: string;
  expected?: string;
  check?: 'id' | 'link' | 'picture';
  label?: string;
  kind?: string;
  cells?: boolean;
  type?: string | readonly string[];
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
  anyOf?: readonly FieldSchema[];
}

const converted = new Map<z.ZodType, FieldSchema>();

/** The JSON Schema (draft 2020-12) of a content file as editors write it, without references. */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const known =
    converted.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', override: oneOfAsAnyOf }) as FieldSchema);
  converted.set(schema, known);
  return known;
}

/** Discriminated unions as unions. */
const oneOfAsAnyOf = ({ jsonSchema }: { jsonSchema: { oneOf?: unknown; anyOf?: unknown } }): void => {
  if (!jsonSchema.oneOf) return;
  jsonSchema.anyOf = jsonSchema.oneOf;
  delete jsonSchema.oneOf;
};

/** The key that says which alternative of a union a form's values belong to. The file has no such field. */
export const KIND_FIELD = 'type';

/**
 * The schema for a value. If there are several alternatives, it is the one named by the value's kind or, failing that,
 * the one that shares the most fields with the value.
 */
export function schemaFor(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  if (!schema?.anyOf) return schema;
  const group = isGroup(value) ? value : {};
  const known = (option: FieldSchema) => keysOf(option).filter((key) => key in group).length;
  const byKind = schema.anyOf.find(({ kind }) => kind !== undefined && kind === group[KIND_FIELD]);
  return byKind ?? [...schema.anyOf].sort((one, other) => known(other) - known(one))[0];
}

/** The schema at `path`. Of several alternatives, it is the first one that has the next step. */
export function schemaAt(root: FieldSchema, path: readonly PathKey[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((schema, step) => schema && childOf(schema, step), root);
}

/** The schema of a field of a group, or of the entries of a list. */
export function childOf({ anyOf, items, properties }: FieldSchema, step: PathKey): FieldSchema | undefined {
  if (anyOf) return anyOf.map((option) => childOf(option, step)).find(Boolean);
  if (typeof step === 'number') return items;
  return properties?.[step];
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the fields that a group may have. */
export function keysOf({ anyOf, properties = {} }: FieldSchema = {}): string[] {
  return [...new Set(anyOf ? anyOf.flatMap(keysOf) : Object.keys(properties))];
}

/** The limits of a field, such as "2 to 60 characters"; undefined if its schema sets no limit. */
function limitsOf(schema: FieldSchema): string | undefined {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (items) {
    const each = items.type === 'string' ? limitsOf(items) : undefined;
    return `a list of ${range(minItems, maxItems)} entries${each ? `, each ${each}` : ''}`;
  }
  if (minimum !== undefined) return `a whole number, ${range(minimum, maximum)}`;
  return schema.expected ?? (maxLength === undefined ? undefined : `${range(minLength, maxLength)} characters`);
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `at most ${max}`;
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

/** Whether a description is a clause, such as "what the form says", and not the name of a thing. */
export const isClause = (description: string): boolean => /^(?:what|who|how|when|where|why) /.test(description);

/** What to do in a field, such as "write the heading: 2 to 90 characters" or "choose the language of the texts: …". */
export function askFor(schema: FieldSchema | undefined): string {
  if (!schema) return 'write a value like those of the neighbouring entries';
  if (schema.const === true) return `write true, or remove this field; it ${schema.description}`;
  const [says = '', ...more] = schema.description?.split('; ') ?? [];
  return [`${verbFor(schema, says)} ${valueFor(schema, says)}`, ...more].join('; ');
}

/** Groups are added and options chosen; everything else is written. */
function verbFor(schema: FieldSchema, says: string): string {
  if (schema.const === undefined && schema.enum) return 'choose';
  return keysOf(schema).length > 0 && !isClause(says) ? 'add' : 'write';
}

function valueFor(schema: FieldSchema, says: string): string {
  const keys = keysOf(schema).map((key) => `"${key}"`);
  if (keys.length === 0) return [says, limitsOf(schema)].filter(Boolean).join(': ');
  const fields = `the fields ${inSeries(keys)}`;
  return says ? `${says}, ${isClause(says) ? 'in' : 'with'} ${fields}` : fields;
}

/** Several names as part of a sentence: "A, B and C". */
export function inSeries(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}
