import { defaultTreeAdapter } from 'parse5';
import { AFTER_UPGRADE, type Issue } from '../issues';
import { isInIsland } from './islands-in-page';
import {
  attribute,
  elementsIn,
  isData,
  nodesIn,
  remove,
  setAttribute,
  startTag,
  textOf,
  type Document,
  type Element,
} from '@/tools/shared/html-tree';

/** The flight data, which repeats the page's content. */
const FLIGHT = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/** Inline scripts of Next and React, by how they begin. */
const KNOWN_INLINE = [
  FLIGHT,
  // The bundler starts Next's client with this.
  /^\(globalThis\["TURBOPACK[\w"]*\]/,
  // React's runtime for streamed parts.
  /^(requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/,
];

/** Removes all scripts of Next and React. Any other script is an issue, and so is a page without flight data. */
export function stripScripts(document: Document, file: string): Issue[] {
  const issues: Issue[] = [];
  let hasFlight = false;
  for (const script of elementsIn(document, 'script')) {
    if (isData(script)) continue;
    const src = attribute(script, 'src');
    const text = textOf(script);
    hasFlight ||= FLIGHT.test(text);
    if (src === undefined ? KNOWN_INLINE.some((start) => start.test(text)) : src.startsWith('/_next/')) {
      remove(script);
      continue;
    }
    const found = `the script ${startTag(script)}${text.slice(0, 80)}`;
    const fix = `Make it an island (components/islands), or a file of the site. ${AFTER_UPGRADE}`;
    issues.push({ file, found, expected: "no scripts but Next's own", fix });
  }
  if (!hasFlight) {
    const fix = `Run "next build" first: an export can be processed only once. ${AFTER_UPGRADE}`;
    const found = 'no flight data (self.__next_f)';
    issues.push({ file, found, expected: 'a page as "next build" writes it', fix });
  }
  return issues;
}

/** React writes `hidden` without its value. With the value, the browser's search finds hidden text. */
export function completeHidden(document: Document): void {
  for (const element of elementsIn(document)) {
    if (attribute(element, 'hidden') !== undefined) setAttribute(element, 'hidden', 'until-found');
  }
}

/** Links with these values of `rel` are kept. */
const KEPT = new Set(['icon', 'apple-touch-icon', 'canonical', 'alternate', 'preload as image']);

/**
 * Removes the links to style sheets and scripts, and Next's own `<meta>`.
 *
 * @returns the addresses of the style sheets, in order
 */
export function stripHead(document: Document, file: string): { sheets: string[]; issues: Issue[] } {
  const sheets: string[] = [];
  const issues: Issue[] = [];
  const report = (element: Element, expected: string, fix: string) =>
    issues.push({ file, found: startTag(element), expected, fix });

  for (const link of elementsIn(document, 'link')) {
    const rel = (attribute(link, 'rel') ?? '').toLowerCase();
    const href = attribute(link, 'href') ?? '';
    const kind = rel === 'preload' ? `preload as ${attribute(link, 'as')}` : rel;
    const ofNext = href.startsWith('/_next/');
    if (KEPT.has(kind)) continue;
    if (kind === 'stylesheet' && ofNext && attribute(link, 'media') === undefined) sheets.push(href);
    else if (kind === 'expect' || (kind === 'preconnect' && href === '/')) {
      // `expect` delays the first paint until React's scripts have run; the preconnect comes with fonts without a
      // preload.
    } else if (!(ofNext && ['preload as script', 'preload as style', 'modulepreload'].includes(kind))) {
      const fix = `Add the value of rel there. ${AFTER_UPGRADE}`;
      report(link, 'only links that tools/postbuild/html/strip-runtime.ts knows', fix);
      continue;
    }
    remove(link);
  }
  for (const meta of elementsIn(document, 'meta')) {
    const name = attribute(meta, 'name') ?? '';
    if (name === 'next-size-adjust') remove(meta);
    else if (name.startsWith('next-')) report(meta, "only Next's next-size-adjust", AFTER_UPGRADE);
  }
  for (const style of elementsIn(document, 'style')) {
    report(style, 'styles in CSS files only', 'Move it into a CSS file that the layout imports');
  }
  return { sheets, issues };
}

/**
 * Removes Next's empty container for metadata: it is hidden, in the body, and contains only comments. A part that React
 * streams, for a script to move into place, is an issue: `<template id="B:0">` is its placeholder, `<div id="S:0">` its
 * content.
 */
export function stripPlaceholders(document: Document, file: string): Issue[] {
  return elementsIn(document).flatMap((element) => {
    const { tagName, childNodes, parentNode } = element;
    const inBody = parentNode && 'tagName' in parentNode && parentNode.tagName === 'body';
    const isHidden = tagName === 'div' && attribute(element, 'hidden') === '';
    if (inBody && isHidden && childNodes.length > 0 && childNodes.every((node) => 'data' in node)) {
      remove(element);
      return [];
    }
    const id = attribute(element, 'id') ?? '';
    if (tagName !== 'template' && !(tagName === 'div' && id.startsWith('S:'))) return [];
    const fix = `Complete the page at export time, without Suspense. ${AFTER_UPGRADE}`;
    return [{ file, found: `<${tagName} id="${id}">`, expected: 'no part that waits for a script', fix }];
  });
}

/**
 * Removes React's comments, except in islands: there they separate adjacent text nodes and mark boundaries, and
 * hydration needs them.
 */
export function stripComments(document: Document): void {
  for (const node of nodesIn(document)) {
    if (defaultTreeAdapter.isCommentNode(node) && !isInIsland(node)) remove(node);
  }
}
