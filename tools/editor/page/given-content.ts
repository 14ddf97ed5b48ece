import type { Content } from '@/lib/content/schema';

export type { Content } from '@/lib/content/schema';

let given: { content: Content; placeholders: readonly string[] } | undefined;

/** What the pages are rendered from next. In the editor this module stands in for `@/lib/content`, which reads files. */
export function giveContent(content: Content, placeholders: readonly string[]): void {
  given = { content, placeholders };
}

/** As `getContent` of `@/lib/content`. */
export const getContent = (): Content => theGiven().content;

/** As `getPlaceholders` of `@/lib/content`. */
export const getPlaceholders = (): readonly string[] => theGiven().placeholders;

function theGiven() {
  if (!given) throw new Error('A page is rendered before content was given.');
  return given;
}
