import { AFTER_UPGRADE, type Fault } from '../faults';
import { attribute, elementsIn, insertBefore, remove, textOf, type Child, type Document, type Element } from './tree';

/** The calls with which React moves what was streamed later into its place: `$RC("B:0","S:0")`, `$RS("S:1","P:1")`. */
const MOVES = /\$R[CRS]\("([BPS]:[\da-f]+)","([BPS]:[\da-f]+)"/g;

/**
 * Does what React's inline scripts would do in the browser: moves parts that were rendered later out of their hidden
 * `<div id="S:0">` to the `<template id="B:0">` that holds their place.
 *
 * To be called while the scripts are still in the page.
 */
export function settleStreaming(document: Document, file: string): Fault[] {
  const find = (tagName: string, id: string) =>
    elementsIn(document, tagName).find((element) => attribute(element, 'id') === id);
  const scripts = elementsIn(document, 'script').map(textOf).join('\n');

  for (const [, one = '', other = ''] of scripts.matchAll(MOVES)) {
    const [part, place] = one.startsWith('S:') ? [one, other] : [other, one];
    const template = find('template', place);
    const source = find('div', part);
    if (!template || !source) continue;
    // A boundary shows its fallback until then; a place within a boundary has none.
    if (place.startsWith('B:')) removeFallback(template);
    for (const child of [...source.childNodes]) {
      remove(child);
      insertBefore(child, template);
    }
    remove(template);
    remove(source);
  }

  return elementsIn(document).flatMap((element) => {
    const id = attribute(element, 'id') ?? '';
    const isPart = element.tagName === 'div' && id.startsWith('S:');
    if ((isPart && element.childNodes.length === 0) || isHollow(element)) {
      remove(element);
      return [];
    }
    if (element.tagName !== 'template' && !isPart) return [];
    return [
      {
        file,
        found: `<${element.tagName} id="${id}">`,
        expected: 'no part of the page that waits for a script',
        remedy: `Let the page be complete when it is exported: no Suspense around what is never ready. ${AFTER_UPGRADE}`,
      },
    ];
  });
}

/** Removes what stands between a boundary's template and its end, marked by `<!--/$-->`. */
function removeFallback(template: Element): void {
  const siblings = (template.parentNode as Element | null)?.childNodes ?? [];
  const later: Child[] = siblings.slice(siblings.indexOf(template) + 1);
  let depth = 0;
  for (const node of later) {
    if ('data' in node && node.data === '/$' && depth-- === 0) return;
    if ('data' in node && /^\$[?!~]?$/.test(node.data)) depth += 1;
    remove(node);
  }
}

/** Whether it is what Next leaves of its metadata: a hidden part at the start of the body with comments only. */
function isHollow(element: Element): boolean {
  const { tagName, childNodes, parentNode } = element;
  const inBody = parentNode && 'tagName' in parentNode && parentNode.tagName === 'body';
  const hidden = tagName === 'div' && attribute(element, 'hidden') === '';
  return !!inBody && hidden && childNodes.length > 0 && childNodes.every((node) => 'data' in node);
}
