import type { ReactNode } from 'react';

/** Content that only the server renders, by the id of the part of the island around it. */
export type ServerContent = Readonly<Record<string, ReactNode>>;

/** In browsers with Trusted Types, the policy forbids `''`. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * The props of an element with server content. The server passes the content. The visitor's browser has none, because
 * the page does not repeat it as props; the element then keeps its children from the HTML. The element needs an id, and
 * the content must not change later.
 *
 * Without `__html` Preact would remove those children (`desktop/menu.spec.ts` opens a list after hydration).
 */
export const contentProps = (content: ReactNode) =>
  content === undefined ? { dangerouslySetInnerHTML: { __html: EMPTY } } : { children: content };
