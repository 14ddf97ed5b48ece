import { AFTER_UPGRADE, type Issue } from '../issues';
import { attribute, elementsIn, startTag, type Document } from './tree';

/** Elements that a page must have exactly once, written out in the source. */
const EXACTLY_ONE = ['html', 'head', 'body', 'main', 'title'];

/** Attributes whose value is a URL. */
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction']);

/** Checks the structure of a page, and that it has nothing that the site's Content-Security-Policy would block. */
export function checkPage(document: Document, file: string): Issue[] {
  const issues: Issue[] = [];
  const elements = elementsIn(document);
  for (const tagName of EXACTLY_ONE) {
    // The parser adds a missing html, head or body: those have no location in the source. SVG has titles, too.
    const found = elements.filter(
      (element) =>
        element.tagName === tagName &&
        element.sourceCodeLocation &&
        (tagName !== 'title' || (element.parentNode as { tagName?: string } | null)?.tagName === 'head'),
    );
    if (found.length === 1) continue;
    const fix = `See app/layout.tsx and the page's own file. ${AFTER_UPGRADE}`;
    issues.push({ file, found: `${found.length} <${tagName}>`, expected: 'exactly one', fix });
  }
  for (const element of elements) {
    const report = (found: string, expected: string, fix: string) =>
      issues.push({ file, found: `${found} on ${startTag(element)}`, expected, fix });
    for (const { name, value } of element.attrs) {
      if (name === 'style') report('style=""', 'no inline style', 'Use a class');
      if (/^on[a-z]/.test(name)) report(`${name}=""`, 'no inline script', 'Make it an island');
      if (URL_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value))
        report(value, 'no inline script', 'Make it an island');
    }
    if (element.tagName === 'base') report('<base>', "no base: the policy has base-uri 'none'", 'Remove it');
    if (element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined)
      report('http-equiv', 'headers set by the host', 'Write it into the hosting rules');
  }
  return issues;
}
