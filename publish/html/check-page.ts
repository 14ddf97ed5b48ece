import type { Fault } from '../faults';
import { AFTER_UPGRADE } from '../faults';
import { attribute, elementsIn, startTag, type Document } from './tree';

/** How often a page must have them, written out in the source. */
const EXACTLY_ONE = ['html', 'head', 'body', 'main', 'title'];

/** Attributes whose value is an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);

/** What a page must have, and what the policy of the site would refuse in a browser. */
export function checkPage(document: Document, file: string): Fault[] {
  const faults: Fault[] = [];
  const elements = elementsIn(document);
  for (const tagName of EXACTLY_ONE) {
    // The parser makes up html, head and body when they are missing: those have no place in the source. Drawings have
    // titles of their own.
    const found = elements.filter(
      (element) =>
        element.tagName === tagName &&
        element.sourceCodeLocation &&
        (tagName !== 'title' || (element.parentNode as { tagName?: string } | null)?.tagName === 'head'),
    );
    if (found.length === 1) continue;
    const remedy = `See app/layout.tsx and the page's own file. ${AFTER_UPGRADE}`;
    faults.push({ file, found: `${found.length} <${tagName}>`, expected: 'exactly one', remedy });
  }
  for (const element of elements) {
    const refuse = (found: string, expected: string, remedy: string) =>
      faults.push({ file, found: `${found} on ${startTag(element)}`, expected, remedy });
    for (const { name, value } of element.attrs) {
      if (name === 'style') refuse('style=""', 'no inline style', 'Use a class');
      if (/^on[a-z]/.test(name)) refuse(`${name}=""`, 'no inline script', 'Make it an island');
      if (ADDRESSES.has(name) && /^\s*javascript:/i.test(value)) refuse(value, 'no inline script', 'Make it an island');
    }
    if (element.tagName === 'base') refuse('<base>', "no base: the policy has base-uri 'none'", 'Remove it');
    if (attribute(element, 'http-equiv') !== undefined && element.tagName === 'meta') {
      refuse('http-equiv', 'headers set by the host', 'Write it into the hosting rules');
    }
  }
  return faults;
}
