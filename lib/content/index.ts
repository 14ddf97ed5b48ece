import { cache } from 'react';
import { readContent } from './check';
import { ContentError } from './mistakes';
import type { Content } from './schema';

export type * from './schema';

let loaded: Content | undefined;

/**
 * The site's content, validated. Only pages read it, and pass it on; components do not.
 *
 * A build reads it once. In development each page reads it again, so that a reload shows every change.
 *
 * @throws {ContentError} with every mistake, its file, line and fix
 */
export const getContent = cache((): Content => {
  if (loaded) return loaded;
  const { content, mistakes } = readContent();
  if (!content) throw new ContentError(mistakes);
  if (process.env.NODE_ENV === 'production') loaded = content;
  return content;
});
