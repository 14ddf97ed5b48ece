import type { Content } from '@/lib/content/core/schema';

export type { Content } from '@/lib/content/core/schema';

let given: Content | undefined;

/**
 * Sets the content for the next pages to be rendered. In the editor this module replaces `@/lib/content`, which reads files.
 */
export function giveContent(content: Content): void {
  given = content;
}

/** Replaces `getContent` of `@/lib/content`. */
export function getContent(): Content {
  if (!given) throw new Error('The page was rendered before it was given any content.');
  return given;
}
