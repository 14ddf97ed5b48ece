import { ContentError } from './faults';
import { loadContent } from './load';
import type { Content } from './schema';

export type { Content } from './schema';

interface Loaded {
  content: Content;
  placeholders: readonly string[];
}

let cached: Loaded | undefined;

/**
 * The site's content, checked.
 *
 * Read once for a build; read anew for each request under `npm run dev`, so that an editor sees a change, or a mistake,
 * at the next reload.
 *
 * @throws {ContentError} naming every fault with its file, line and remedy
 */
export function getContent(): Content {
  return load().content;
}

/**
 * The values that stand behind `!placeholder`: what the company has still to fill in, and no search engine may take for a
 * fact.
 *
 * @throws {ContentError} as `getContent`
 */
export function getPlaceholders(): readonly string[] {
  return load().placeholders;
}

function load(): Loaded {
  if (cached) return cached;
  const { content, faults, placeholders } = loadContent();
  if (!content) throw new ContentError(faults);
  const loaded = { content, placeholders: placeholders.map(({ value }) => value) };
  if (process.env.NODE_ENV === 'production') cached = loaded;
  return loaded;
}
