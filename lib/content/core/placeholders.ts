import type { PathKey } from './schema/json-schema';
import { textsIn } from './schema/values';

/** Matches text that the company still has to confirm: `[[hello@nestif.example]]`. */
const MARK = /\[\[([^[\]]+)\]\]/g;

/** Marks text as something that the company still has to confirm. */
export const marked = (text: string): string => `[[${text}]]`;

/**
 * A value without the marks in its strings, as visitors see it. Everything that reads content files gets its values
 * from here.
 */
export function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARK, '$1');
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutMarks(each)]));
}

/** The paths of the strings that have a mark. */
export const markedTexts = (value: unknown): (readonly PathKey[])[] =>
  textsIn(value).flatMap(({ text, path }) => (withoutMarks(text) === text ? [] : [path]));
