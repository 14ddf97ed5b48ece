import { isGroup, schemaFor, type FieldSchema } from './walk';

/** What happens to the value of a file between its YAML and its schema. */

/** A text that the company still has to confirm: `[[hello@nestif.example]]`. */
const MARK = /\[\[([^[\]]+)\]\]/g;

/** Whether a text is marked as a placeholder, or has a part that is. */
export const isMarked = (text: string): boolean => text.search(MARK) >= 0;

/** A value as visitors see it, without the marks of placeholders. */
export function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARK, '$1');
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutMarks(each)]));
}

/** All texts in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The pictures in a part of the content, by the names of their files. */
export function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? (['file', 'wide'].includes(key) ? [each] : []) : picturesIn(each),
  );
}

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

/** A value without empty fields, and with an id wherever an entry has none but has a heading. */
export function completed(schema: FieldSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => completed(schema?.items, each));
  if (!isGroup(value)) return value;
  const { properties = {} } = schemaFor(schema, value) ?? {};
  const entries = Object.entries(value).filter(([key, each]) => each !== null && !(key === 'id' && each === ''));
  const fields = Object.fromEntries(entries.map(([key, each]) => [key, completed(properties[key], each)]));
  if (properties.id?.input !== 'id' || 'id' in fields) return fields;
  const named = { ...(isGroup(fields.img) && fields.img), ...fields };
  const id = idOf(String(NAMES.map((name) => named[name]).find((each) => typeof each === 'string') ?? ''));
  return id ? { id, ...fields } : fields;
}
