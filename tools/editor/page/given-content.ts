import type { Content } from '@/lib/content/core/schema';

export type { Content } from '@/lib/content/core/schema';

let given: Content | undefined;

/**
 * The content that the pages are rendered from next. In the editor this module stands in for `@/lib/content`, which
 * reads files.
 */
export function giveContent(content: Content): void {
  given = content;
}

/** As `getContent` of `@/lib/content`. */
export function getContent(): Content {
  if (!given) throw new Error('A page is rendered before content was given.');
  return given;
}
