import type { ReactNode } from 'react';

/** What only the server renders into an island, by the id of the part that holds it. */
export type ServerContent = Readonly<Record<string, ReactNode>>;

/**
 * The props of an element of an island that holds `content`, and has an id. The visitor's browser has none: there
 * hydration leaves the element as it is, so that the page need not repeat its content as props. Neither may change,
 * once rendered. It is `__html: ''` that keeps it on Preact, which removes the children that no prop names
 * (`desktop/menu.spec.ts` opens a list after hydration).
 */
export const holding = (content: ReactNode) =>
  content === undefined ? { dangerouslySetInnerHTML: { __html: '' } } : { children: content };
