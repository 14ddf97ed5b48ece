import { AFTER_UPGRADE, type Fault } from '../faults';
import { attribute, elementsIn, remove, startTag, type Document, type Element } from './tree';

/** What a page loaded by links that were taken out of it. */
export interface PageLinks {
  /** Addresses of its style sheets, in order. */
  sheets: string[];
  /** Addresses of the fonts that it preloads. */
  fonts: string[];
}

/** Relations that stay as they are. */
const KEPT = new Set([
  ...['icon', 'shortcut icon', 'apple-touch-icon', 'mask-icon', 'manifest', 'canonical', 'alternate'],
  ...['author', 'license', 'me', 'next', 'prev', 'search', 'help', 'privacy-policy', 'terms-of-service'],
]);

/** Takes the links to style sheets, fonts and scripts out of a page, and Next's own `<meta>`. */
export function stripHead(document: Document, file: string): { links: PageLinks; faults: Fault[] } {
  const links: PageLinks = { sheets: [], fonts: [] };
  const faults: Fault[] = [];
  const refuse = (element: Element, expected: string, remedy: string) =>
    faults.push({ file, found: startTag(element), expected, remedy });

  for (const link of elementsIn(document, 'link')) {
    const rel = (attribute(link, 'rel') ?? '').toLowerCase();
    const href = attribute(link, 'href') ?? '';
    const kind = rel === 'preload' ? `preload of a ${attribute(link, 'as')}` : rel;
    const ofNext = href.startsWith('/_next/');
    if (KEPT.has(rel) || kind === 'preload of a image') continue;
    if (kind === 'stylesheet' && ofNext && attribute(link, 'media') === undefined) links.sheets.push(href);
    else if (kind === 'preload of a font' && ofNext) links.fonts.push(href);
    else if (kind === 'expect') {
      // Holds the first paint back until React's scripts have come.
    } else if (!(ofNext && ['preload of a script', 'preload of a style', 'modulepreload'].includes(kind))) {
      refuse(link, 'only links that publish/html/strip-head.ts knows', `Add the relation there. ${AFTER_UPGRADE}`);
      continue;
    }
    remove(link);
  }
  for (const meta of elementsIn(document, 'meta')) {
    const name = attribute(meta, 'name') ?? '';
    if (name === 'next-size-adjust') remove(meta);
    else if (/^next-/.test(name)) refuse(meta, "only Next's next-size-adjust", AFTER_UPGRADE);
  }
  for (const style of elementsIn(document, 'style')) {
    refuse(style, 'styles in CSS files only', 'Move it into a CSS file that the layout imports');
  }
  return { links, faults };
}
