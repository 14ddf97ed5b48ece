import { AFTER_UPGRADE, PostbuildError, throwIfAny, type Issue } from '../issues';
import type { Files } from '../site/files';
import { islandsIn } from './islands-in-page';
import { completeHidden, stripComments, stripHead, stripPlaceholders, stripScripts } from './strip-runtime';
import { parsePage, type Document } from '@/tools/shared/html-tree';

/** A page without Next's runtime, before it gets its styles, font and scripts. */
export interface CleanPage {
  /** Path from the root of the export, such as `about.html`. */
  file: string;
  document: Document;
  /** Addresses of the style sheets that Next linked, in order. */
  sheets: string[];
  /** Names of the page's islands, in alphabetical order. */
  islands: readonly string[];
}

/** Next's own copy of 404.html, which a host would serve with status 200. */
const EXCLUDED = '_not-found.html';

/**
 * Parses the pages of an export and removes Next's runtime.
 *
 * @throws PostbuildError with the issues of all pages
 */
export function readPages(files: Files): CleanPage[] {
  const pages = [...files.keys()].filter((path) => path.endsWith('.html')).map((path) => path.slice(1));
  const included = pages.filter((file) => file !== EXCLUDED);
  if (included.length === 0) {
    const issue = { file: 'the export', found: 'no page', expected: 'HTML files', fix: AFTER_UPGRADE };
    throw new PostbuildError([issue]);
  }
  const cleaned = included.map((file) => cleanPage(file, String(files.get(`/${file}`))));
  throwIfAny(cleaned.flatMap(({ issues }) => issues));
  return cleaned.map(({ page }) => page);
}

/** Parses one page and removes Next's runtime. Returns the page, and everything unexpected in it. */
export function cleanPage(file: string, text: string): { page: CleanPage; issues: Issue[] } {
  const document = parsePage(text);
  const placeholders = stripPlaceholders(document, file);
  const scripts = stripScripts(document, file);
  const { sheets, issues: head } = stripHead(document, file);
  stripComments(document);
  completeHidden(document);
  const { islands, issues } = islandsIn(document, file);
  return {
    page: { file, document, sheets, islands },
    issues: [...placeholders, ...scripts, ...head, ...issues],
  };
}
