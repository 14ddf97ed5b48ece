import { cache } from 'react';
import { ContentError } from './core/issues';
import { loadContent } from './node/load';
import type { Content } from './core/schema';

export type { Content } from './core/schema';

let loaded: Content | undefined;

/**
 * The site's content, validated. Pages read it and pass it on: no component does.
 *
 * Read once for a build; read again for each page under `npm run dev`, so that an editor sees every change: React calls it
 * once for each page that it renders, and outside of a page it is called every time.
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
