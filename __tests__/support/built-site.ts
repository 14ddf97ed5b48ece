import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePage, type Element } from './element';

/** The folder of the built site. */
export const OUT = path.resolve('out');

/** The not-found page, in the place where a page's route stands. */
export const NOT_FOUND = '404';

/** A page of the built site. */
export interface Page {
  /** Such as `/about`, or `NOT_FOUND`. */
  route: string;
  html: string;
  root: Element;
  main: Element;
}

/** The page of a route, from its HTML. */
export function toPage(route: string, html: string): Page {
  const root = parsePage(html);
  return { route, html, root, main: root.first('main') };
}

/** Reads the page of a route from `out/`. */
export function readPage(route: string): Page {
  return toPage(route, readOut(fileOf(route)));
}

/** Where the page of a route lies in `out/`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.replace(/^\//, '')}.html`;
}

/** The text of a file in `out/`. */
export function readOut(file: string): string {
  const absolute = path.join(OUT, file);
  if (!existsSync(absolute)) throw new Error(`out/${file} is missing: run "npm run build" before these tests.`);
  return readFileSync(absolute, 'utf8');
}

/** Whether a file lies in `out/`; `url` is a path from the site's root. */
export function isPublished(url: string): boolean {
  return existsSync(path.join(OUT, decodeURIComponent(url)));
}

/** All files of `out/` with one of these endings, as paths from its root. */
export function publishedFiles(...endings: string[]): string[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}
