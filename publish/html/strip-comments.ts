import { defaultTreeAdapter } from 'parse5';
import { attribute, isElement, nodesIn, remove, type Child, type Document } from './tree';

/**
 * Removes the comments that React leaves. Those in islands stay: they keep neighbouring texts apart and mark boundaries,
 * and React starts from them. Outside islands nothing starts from anything.
 */
export function stripComments(document: Document): void {
  for (const node of nodesIn(document)) {
    if (defaultTreeAdapter.isCommentNode(node) && !isInIsland(node)) remove(node);
  }
}

export function isInIsland(node: Child): boolean {
  for (let parent = node.parentNode; parent; parent = (parent as Child).parentNode) {
    if (isElement(parent as Child) && attribute(parent as never, 'data-island') !== undefined) return true;
  }
  return false;
}
