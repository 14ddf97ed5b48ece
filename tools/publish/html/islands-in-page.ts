import type { Issue } from '../issues';
import { attribute, elementsIn, isElement, setAttribute, startTag, type Child, type Document } from './tree';

/** The names that the project gives to its islands and hydration strategies. */
export interface IslandNames {
  islands: readonly string[];
  strategies: readonly string[];
}

/**
 * Names of the islands of a page and of their hydration strategies, each once, in alphabetical order. Adds the number of
 * elements to each island, by which its script detects whether something else has inserted any.
 */
export function islandsIn(document: Document, file: string, names: IslandNames): IslandNames & { issues: Issue[] } {
  const islands = new Set<string>();
  const strategies = new Set<string>();
  const issues: Issue[] = [];
  for (const element of elementsIn(document)) {
    const [island, hydrate, props] = ['island', 'hydrate', 'props'].map((name) => attribute(element, `data-${name}`));
    if (island === undefined && hydrate === undefined && props === undefined) continue;
    const report = (found: string, expected: string) =>
      issues.push({
        file,
        found: `${found} on ${startTag(element)}`,
        expected,
        remedy: 'Use the Island component of components/islands',
      });
    if (island === undefined) report('no data-island', 'the name of an island');
    else if (names.islands.includes(island)) islands.add(island);
    else report(`the island "${island}"`, `one of ${names.islands.join(', ')}`);
    if (hydrate !== undefined && names.strategies.includes(hydrate)) strategies.add(hydrate);
    else report(`data-hydrate="${hydrate ?? ''}"`, `one of ${names.strategies.join(', ')}`);
    if (!isJsonObject(props)) report('no JSON object in data-props', 'the props as JSON');
    if (isInIsland(element)) report('an island within an island', 'islands beside one another');
    setAttribute(element, 'data-elements', `${elementsIn(element).length}`);
  }
  return { islands: [...islands].sort(), strategies: [...strategies].sort(), issues };
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
