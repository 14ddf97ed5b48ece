import type { Issue } from '../issues';
import { attribute, elementsIn, isElement, setAttribute, startTag, type Child, type Document } from './tree';

/**
 * Names of the islands of a page, each once, in alphabetical order. Adds the number of elements to each island, by
 * which its script detects whether something else has inserted any.
 *
 * @param names all that the registry has
 */
export function islandsIn(
  document: Document,
  file: string,
  names: readonly string[],
): { islands: string[]; issues: Issue[] } {
  const islands = new Set<string>();
  const issues: Issue[] = [];
  for (const element of elementsIn(document)) {
    const [island, hydrate, props] = ['island', 'hydrate', 'props'].map((name) => attribute(element, `data-${name}`));
    if (island === undefined && hydrate === undefined && props === undefined) continue;
    const report = (found: string, expected: string) =>
      issues.push({
        file,
        found: `${found} on ${startTag(element)}`,
        expected,
        fix: 'Use the Island component of components/islands',
      });
    if (island === undefined) report('no data-island', 'the name of an island');
    else if (names.includes(island)) islands.add(island);
    else report(`the island "${island}"`, `one of ${names.join(', ')}`);
    if (hydrate !== 'load' && hydrate !== 'idle') report(`data-hydrate="${hydrate ?? ''}"`, 'load or idle');
    if (!isJsonObject(props)) report('no JSON object in data-props', 'the props as JSON');
    if (isInIsland(element)) report('an island within an island', 'islands beside one another');
    setAttribute(element, 'data-elements', `${elementsIn(element).length}`);
  }
  return { islands: [...islands].sort(), issues };
}

export function isInIsland(node: Child): boolean {
  for (let parent = node.parentNode; parent; parent = (parent as Child).parentNode) {
    if (isElement(parent as Child) && attribute(parent as never, 'data-island') !== undefined) return true;
  }
  return false;
}

function isJsonObject(text = ''): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
