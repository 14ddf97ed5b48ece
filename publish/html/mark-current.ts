import { attribute, elementsIn, setAttribute, type Document } from './tree';

/**
 * Marks the links of a page's navigations that lead to the page itself with `aria-current="page"`. The layout around a
 * page does not know its address; Next gives it to client components only.
 *
 * @param file name of the page from the root of the export, such as `about.html`
 */
export function markCurrent(document: Document, file: string): void {
  const address = `/${file.replace(/(^index)?\.html$/, '')}`;
  for (const nav of elementsIn(document, 'nav')) {
    for (const link of elementsIn(nav, 'a')) {
      if (attribute(link, 'href') === address) setAttribute(link, 'aria-current', 'page');
    }
  }
}
