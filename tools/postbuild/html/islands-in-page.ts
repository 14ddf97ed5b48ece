import type { Issue } from '../issues';
import { attribute, elementsIn, isElement, startTag, type Child, type Document } from '@/tools/shared/html-tree';

/** Names of the islands of a page, each once, in alphabetical order. */
export function islandsIn(document: Document, file: string): { islands: string[]; issues: Issue[] } {
  const islands = new Set<string>();
  const issues: Issue[] = [];
  for (const element of elementsIn(document)) {
    const island = attribute(element, 'data-island');
    if (island === undefined) continue;
    islands.add(island);
    if (isInIsland(element)) {
      const found = `an island within an island: ${startTag(element)}`;
      issues.push({ file, found, expected: 'islands beside one another', fix: 'Make it a part of the outer one' });
    }
  }
  return { islands: [...islands].sort(), issues };
}

export function isInIsland(node: Child): boolean {
  for (let parent = node.parentNode; parent; parent = (parent as Child).parentNode) {
    if (isElement(parent as Child) && attribute(parent as never, 'data-island') !== undefined) return true;
  }
  return false;
}
