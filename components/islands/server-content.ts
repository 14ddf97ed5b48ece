import type { ReactNode } from 'react';

/** Content that only the server renders, by the id of the part of the island around it. */
export type ServerContent = Readonly<Record<string, ReactNode>>;

/** In browsers with Trusted Types, the policy forbids `''`. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * The props of an island's element that has `content` and an id. In the visitor's browser `content` is undefined, and
 * hydration leaves the element as it is, so that the page need not repeat the content as props. Once rendered, neither may
 * change. `__html` makes Preact keep the children, which it would remove if no prop named them (`desktop/menu.spec.ts` opens
 * a list after hydration).
 */
export const contentProps = (content: ReactNode) =>
  content === undefined ? { dangerouslySetInnerHTML: { __html: EMPTY } } : { children: content };
