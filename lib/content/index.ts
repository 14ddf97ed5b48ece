import { ContentError } from './faults';
import { loadContent } from './load';
import type { Content } from './schema';

export type { Content } from './schema';

let cached: Content | undefined;

/**
 * The site's content, checked.
 *
 * Read once for a build; read anew for each request under `npm run dev`, so that an editor sees a change, or a mistake,
 * at the next reload.
 *
 * @throws {ContentError} naming every fault with its file, line and remedy
 */
export function getContent(): Content {
  if (cached) return cached;
  const { content, faults } = loadContent();
  if (!content) throw new ContentError(faults);
  if (process.env.NODE_ENV === 'production') cached = content;
  return content;
}
