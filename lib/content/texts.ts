import type { Step } from './schema/json-schema';

/** A text of a file, and the path to it. */
export interface TextAt {
  text: string;
  path: readonly Step[];
}

/** All texts of a file's value, in the order of the file. */
export function textsIn(value: unknown, path: readonly Step[] = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, isList ? Number(key) : key]));
}
