import { cache } from 'react';
import { readContent } from './check';
import { formatMistake } from './mistakes';
import type { Content } from './schema';

export type * from './schema';

let loaded: Content | undefined;

/**
 * The site's content, validated. Only pages read it, and pass it on; components do not.
 *
 * A build reads it once. In development each page reads it again, so that a reload shows every change.
 *
 * @throws {Error} with every mistake, its file, line and fix
 */
export const getContent = cache((): Content => {
  if (loaded) return loaded;
  const { content, mistakes } = readContent();
  if (!content) throw new Error(`The content has mistakes:\n\n${mistakes.map(formatMistake).join('\n')}\n`);
  if (process.env.NODE_ENV === 'production') loaded = content;
  return content;
});
