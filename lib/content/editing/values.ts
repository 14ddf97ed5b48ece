import { isGroup, KIND_FIELD, schemaFor, type FieldSchema } from '../core/schema/json-schema';

/** The values of a form, as plain data: fields by name, entries of lists in their order. */
export type FormValues = Record<string, unknown>;

/**
 * In the values of a form, this prefix comes before a picture's name; together they are the picture's address on the
 * site. The file has only the name.
 */
export const PICTURE_FOLDER = '/pictures/';

/** Converts a file's value to the form's shape: adds the kind of each union and the folder of each picture. */
export function toForm(schema: FieldSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => toForm(schema?.items, entry));
  if (value === null && schema?.items) return [];
  if (!isGroup(value)) {
    return schema?.check === 'picture' && typeof value === 'string' && value ? `${PICTURE_FOLDER}${value}` : value;
  }
  const option = schemaFor(schema, value);
  const kind = schema?.anyOf && option?.kind ? { [KIND_FIELD]: option.kind } : {};
  const fields = Object.entries(value).map(([key, each]) => [key, toForm(option?.properties?.[key], each)]);
  return { ...kind, ...(Object.fromEntries(fields) as FormValues) };
}

/**
 * Converts a form's value to the file's shape. Fields that the schema does not know are left out, as are optional
 * fields that are empty; a required field that is empty is kept, so that the check reports it.
 */
export function fromForm(schema: FieldSchema | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (schema.anyOf) return fromForm(schemaFor(schema, value), value);
  if (schema.properties) {
    const group = isGroup(value) ? value : {};
    const fields = Object.entries(schema.properties).map(([key, each]) => [key, fromForm(each, group[key])]);
    return Object.fromEntries(fields);
  }
  if (schema.items) return Array.isArray(value) ? value.map((entry) => fromForm(schema.items, entry)) : [];
  if (value === null || value === undefined) return schema.type === 'string' ? '' : undefined;
  if (typeof value !== 'string') return value;
  if (schema.check === 'picture' && value.startsWith(PICTURE_FOLDER)) return value.slice(PICTURE_FOLDER.length);
  const isNumber = /number|integer/.test(String(schema.type)) && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
