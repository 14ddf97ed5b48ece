import { isInIsland } from './islands-in-page';
import { attribute, elementsIn, setAttribute, type Document } from './tree';

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
