import type { ReactNode } from 'react';

/** Content that only the server renders, by the id of the part of the island around it. */
export type ServerContent = Readonly<Record<string, ReactNode>>;

/** The policy forbids `''` where the browser knows Trusted Types. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * The props of an element of an island with `content` and an id. In the visitor's browser `content` is undefined: there
 * hydration leaves the element as it is, so that the page need not repeat the content as props. Neither may change,
 * once rendered. `__html` has Preact keep the children, which it removes where no prop names them
 * (`desktop/menu.spec.ts` opens a list after hydration).
 */
export const contentProps = (content: ReactNode) =>
  content === undefined ? { dangerouslySetInnerHTML: { __html: EMPTY } } : { children: content };
