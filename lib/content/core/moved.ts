import type { ParsedFile } from './parse-yaml';

/** The new addresses of the pages that have left the site, by their old ones. */
export type Moved = Readonly<Record<string, string>>;

/** Reads from the files which pages have moved. */
export function movedIn(files: readonly ParsedFile[]): Moved {
  const entries = files.flatMap(({ address, yaml }) => {
    const to = (yaml.value as { movedTo?: unknown } | null)?.movedTo;
    return address && typeof to === 'string' ? [[address, to] as const] : [];
  });
  return Object.fromEntries(entries);
}
