import { cache } from 'react';
import { ContentError } from './issues';
import { loadContent } from './load';
import type { Content } from './schema';

export type { Content } from './schema';

interface Loaded {
  content: Content;
  placeholders: readonly string[];
}

let loaded: Loaded | undefined;

/**
 * The site's content, validated.
 *
 * Read once for a build; read again for each page under `npm run dev`, so that an editor sees every change.
 *
 * @throws {ContentError} with every issue, its file, line and fix
 */
export function getContent(): Content {
  return load().content;
}

/**
 * The values behind `!placeholder`: what the company has still to fill in, and no search engine may take for a fact.
 *
 * @throws {ContentError} as `getContent`
 */
export function getPlaceholders(): readonly string[] {
  return load().placeholders;
}

/** React calls it once for each page that it renders; outside of a page it is called every time. */
const load = cache((): Loaded => {
  if (loaded) return loaded;
  const { content, issues, placeholders } = loadContent();
  if (!content) throw new ContentError(issues);
  const result = { content, placeholders: placeholders.map(({ value }) => value) };
  if (process.env.NODE_ENV === 'production') loaded = result;
  return result;
});
