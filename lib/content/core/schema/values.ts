import type { PathKey } from './json-schema';

/** A string in a file, and the path to it. */
interface TextAt {
  text: string;
  path: readonly PathKey[];
}

/** All strings in a file's value, in the order of the file. */
export function textsIn(value: unknown, path: readonly PathKey[] = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, isList ? Number(key) : key]));
}

/** The part of a file's value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PathKey[]): unknown {
  return path.reduce<unknown>((parent, step) => (parent as Record<PathKey, unknown> | undefined | null)?.[step], value);
}
