import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routesOf } from '@/lib/site/routes';
import { filesOf } from '@/__tests__/support/files-of';
import { readBuiltContent } from '@/__tests__/support/fresh-build';

export const content = readBuiltContent();

/** The routes of all pages: those in the specification, and those that editors have added. */
export const ROUTES = routesOf(content).map(({ path }) => path);

export const OUT = path.resolve('out');

/** Names the not-found page in place of a route. */
export const NOT_FOUND = '404';

/** A page of the built site, parsed without running scripts. */
export interface Page {
  /** The page's route, such as `/about`, or `NOT_FOUND`. */
  route: string;
  html: string;
  document: Document;
  main: Element;
}

const pages = new Map<string, Page>();

/** The page of a route from `out/`, parsed once. */
export function readPage(route: string): Page {
  const page = pages.get(route) ?? parsePage(route, readOut(fileOf(route)));
  pages.set(route, page);
  return page;
}

export function parsePage(route: string, html: string): Page {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return { route, html, document, main: document.querySelector('main')! };
}

export const readPages = (): Page[] => [...ROUTES, NOT_FOUND].map(readPage);

/** The file of a route in `out/`. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.replace(/^\//, '')}.html`);

/** The text of a file in `out/`. @throws {Error} when there is no such file */
export function readOut(file: string): string {
  const absolute = path.join(OUT, file);
  if (!existsSync(absolute)) throw new Error(`out/${file} is missing: run "npm run build" before these tests.`);
  return readFileSync(absolute, 'utf8');
}

/** Whether a file is in `out/`. @param url its path from the site's root; query and fragment are ignored */
export const isPublished = (url: string): boolean =>
  existsSync(path.join(OUT, decodeURIComponent(url.replace(/[?#].*$/, ''))));

/** All files of `out/` with one of these endings, as paths from its root, but not those of the CMS. */
export const publishedFiles = (...endings: string[]): string[] =>
  filesOf(OUT)
    .filter((file) => !file.startsWith('admin/') && endings.some((ending) => file.endsWith(ending)))
    .sort();

export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** The values of an attribute; null where an element has none. */
export const attributes = (elements: readonly Element[], name: string): (string | null)[] =>
  elements.map((element) => element.getAttribute(name));

/** The values of a page's metadata of one name or property, such as `og:image`. */
export const metaOf = ({ document }: Page, name: string): (string | null)[] =>
  attributes(all(document, `meta[name="${name}"], meta[property="${name}"]`), 'content');

const BLOCKS = /^(BR|P|LI|DIV|DT|DD|H\d|SECTION)$/;

/** The text as a reader sees it: runs of white space are one space, and a block or line break separates words. */
export function readableText(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue!;
    if (['SCRIPT', 'TEMPLATE'].includes(node.nodeName)) return '';
    const text = [...node.childNodes].map(read).join('');
    return BLOCKS.test(node.nodeName) ? ` ${text} ` : text;
  };
  return read(element).replace(/\s+/g, ' ').trim();
}
