import { relative } from 'node:path';

/** A path as it is told to people: from the folder they are in, or whole when it lies elsewhere. */
export function displayPath(path: string): string {
  const near = relative('', path);
  return near.startsWith('..') ? path : near || '.';
}
