import { cache } from 'react';
import { ContentError } from './core/issues';
import { loadContent } from './node/load';
import type { Content } from './core/schema';

export type { Content } from './core/schema';

let loaded: Content | undefined;

/**
 * The site's content, validated. Only pages read it, and pass it on; components do not.
 *
 * A build reads it once. `npm run dev` reads it again for each page, so that an editor sees every change: React's
 * `cache` keeps it while one page is being rendered, and not at all outside of pages.
 *
 * @throws {ContentError} with every issue, its file, line and fix
 */
export const getContent = cache((): Content => {
  if (loaded) return loaded;
  const { content, issues } = loadContent();
  if (!content) throw new ContentError(issues);
  if (process.env.NODE_ENV === 'production') loaded = content;
  return content;
});
