import { isInIsland } from './islands-in-page';
import { attribute, elementsIn, remove, setAttribute, type Document } from './tree';

/**
 * Removes what says a second time what the page says already: a Twitter property that repeats its Open Graph property,
 * which X reads in its absence, and the namespace of an inline SVG, which HTML implies.
 */
export function stripRedundant(document: Document): void {
  const tags = elementsIn(document, 'meta');
  const openGraph = new Map(tags.map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')]));
  for (const meta of tags) {
    const [, property] = /^twitter:(.+)$/.exec(attribute(meta, 'name') ?? '') ?? [];
    if (property && openGraph.get(`og:${property}`) === attribute(meta, 'content')) remove(meta);
  }
  for (const svg of elementsIn(document, 'svg')) svg.attrs = svg.attrs.filter(({ name }) => name !== 'xmlns');
}

/**
 * Removes class names that the styles do not have, such as those of an icon library. Scripts may look for those of
 * islands.
 */
export function stripUnusedClasses(document: Document, css: string): void {
  const styled = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi));
  // Names with other characters, which CSS escapes, are written for a rule.
  const isUnused = (name: string) => /^[a-z][\w-]*$/i.test(name) && !styled.has(name);
  for (const element of elementsIn(document)) {
    const names = attribute(element, 'class')?.split(/\s+/);
    if (!names?.some(isUnused) || isInIsland(element)) continue;
    const used = names.filter((name) => !isUnused(name)).join(' ');
    if (used) setAttribute(element, 'class', used);
    else element.attrs = element.attrs.filter(({ name }) => name !== 'class');
  }
}
