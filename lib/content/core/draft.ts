import { cellsIn } from './schema/figures';
import { isGroup, schemaFor, type FieldSchema } from './schema/json-schema';

/**
 * Brings a value into the shape that pages need: missing values become empty, wrong ones are kept.
 *
 * @param value the value of a file; undefined if there is none
 */
export function draftOf(schema: FieldSchema | undefined, value: unknown): unknown {
  const { properties, required = [], items, cells, type } = schemaFor(schema, value) ?? {};
  if (cells) return typeof value === 'string' ? cellsIn(value) : [];
  if (items) return Array.isArray(value) ? value.map((entry) => draftOf(items, entry)) : [];
  if (properties) {
    const group = isGroup(value) ? value : {};
    const keys = Object.keys(properties).filter(
      (key) => required.includes(key) || isList(properties[key]!) || key in group,
    );
    return Object.fromEntries(keys.map((key) => [key, draftOf(properties[key], group[key])]));
  }
  if (value !== undefined && value !== null && typeof value !== 'object') return value;
  return schema?.const ?? schema?.enum?.[0] ?? (type === 'number' || type === 'integer' ? 0 : '');
}

/** Absent lists become empty; any other absent field remains absent. */
const isList = ({ type }: FieldSchema) => Array.isArray(type) && type.includes('array');
