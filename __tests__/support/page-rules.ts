import { fileOf, isPublished, type Page } from './built-site';
import type { Element } from './element';

/**
 * What holds of every page of this site, whatever it says. Each throws when it does not hold. What holds of any page on the
 * web (ids, labels, references, order of headings, titles, names) html-validate proves: see `html.test.ts`.
 */

/** What a rule may ask about the rest of the site. */
export interface Site {
  /** Every page by its route, the not-found page included. */
  pages: ReadonlyMap<string, Page>;
  /** The public address without a slash at its end. */
  url: string;
  /** The addresses of other sites that the content names. */
  elsewhere: readonly string[];
}

export type Rule = (page: Page, site: Site) => void;

const titleOf = ({ root }: Page) => root.first('head').first('title').text;
const metaOf = ({ root }: Page, name: string) =>
  root
    .all('meta')
    .filter((meta) => meta.attr('name') === name)
    .map((meta) => meta.attr('content') ?? '');
const linksOf = ({ root }: Page, rel: string) =>
  root
    .all('link')
    .filter((link) => link.attr('rel') === rel)
    .map((link) => link.attr('href') ?? '');

export const uniqueTitle: Rule = (page, { pages }) => {
  const same = [...pages.values()].filter((other) => titleOf(other) === titleOf(page));
  expect(same.map(({ route }) => route)).toEqual([page.route]);
};

export const uniqueDescription: Rule = (page, { pages }) => {
  const [description, ...more] = metaOf(page, 'description');
  expect(more).toEqual([]);
  expect(description?.length).toBeGreaterThanOrEqual(70);
  const same = [...pages.values()].filter((other) => metaOf(other, 'description')[0] === description);
  expect(same.map(({ route }) => route)).toEqual([page.route]);
};

export const oneMainHeading: Rule = ({ main }) => expect(main.all('h1')).toHaveLength(1);

export const language: Rule = ({ root }) => expect(root.attr('lang')).toBe('en-IN');

/** The window's own width, and nothing that forbids to zoom. */
export const viewport: Rule = (page) =>
  expect(metaOf(page, 'viewport')).toEqual(['width=device-width, initial-scale=1']);

/** A home page's address is the same with and without its slash. */
export const canonical: Rule = (page, { url }) =>
  expect(linksOf(page, 'canonical').map((each) => new URL(each).href)).toEqual([url + page.route]);

/** In the page itself for browsers, as a file for all else. */
export const icon: Rule = (page) => {
  expect(linksOf(page, 'icon')).toEqual([expect.stringMatching(INLINE_ICON)]);
  expect(linksOf(page, 'apple-touch-icon').filter((each) => isPublished(pathOf(each)))).toHaveLength(1);
  expect(isPublished('/favicon.ico')).toBe(true);
};

const INLINE_ICON = /^data:image\/svg\+xml,%3Csvg%20/;

/** The first thing that the Tab key reaches leads to the main part. */
export const skipLink: Rule = ({ root, main }) => {
  const first = root.first('body').first('a', 'button', 'input', 'select', 'textarea', 'summary');
  expect(first.attr('href')).toBe(`#${main.attr('id')}`);
};

/** One header, main part and footer beside each other, and one navigation in the header. */
export const landmarks: Rule = ({ root, main }) => {
  const inBody = (tag: string) =>
    root.all(tag).filter((each) => !each.around().some((outer) => ['main', 'article', 'section'].includes(outer.tag)));
  expect([inBody('header').length, root.all('main').length, inBody('footer').length]).toEqual([1, 1, 1]);
  expect(root.first('header').all('nav')).toHaveLength(1);
  expect(main.around().map(({ tag }) => tag)).toEqual(['body', 'html']);
};

/** Words for those who cannot see it, and its space kept free before it comes. */
export const pictures: Rule = ({ root }) => {
  for (const image of root.all('img')) {
    expect(image.attr('alt')?.length).toBeGreaterThan(5);
    expect(Number(image.attr('width'))).toBeGreaterThan(0);
    expect(Number(image.attr('height'))).toBeGreaterThan(0);
  }
};

/** No picture is seen twice, in whatever size. */
export const noPictureTwice: Rule = ({ root }) => {
  const names = root.all('img').map((image) => (image.attr('src') ?? '').replace(/-\d+\.\w+$/, ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
};

/** Links lead to a page of this site and a place that is there, or where the content says. */
export const links: Rule = (page, { pages, elsewhere }) => {
  const broken = page.root.all('a', 'area').filter((anchor) => !leadsSomewhere(anchor.attr('href') ?? ''));
  expect(broken.map((anchor) => told(page, anchor, anchor.attr('href') ?? 'no address'))).toEqual([]);

  function leadsSomewhere(href: string): boolean {
    if (/^(mailto:[^@]+@|tel:\+\d{8,}$)/.test(href)) return true;
    if (/^https:/.test(href)) return elsewhere.includes(href);
    const [path = '', fragment] = href.split('#');
    const target = path === '' ? page : pages.get(path);
    if (!target || href === '') return false;
    return fragment === undefined || target.root.all().some((each) => each.attr('id') === fragment);
  }
};

/** Everything a page loads lies in the published folder: nothing comes from another host. */
export const ownFilesOnly: Rule = (page) => {
  const requests = page.root.all().flatMap((each) => requestsOf(each).map((url) => ({ each, url })));
  const missing = requests.filter(({ url }) => !INLINE_ICON.test(url) && !isOwn(url));
  expect(requests.length).toBeGreaterThan(1);
  expect(missing.map(({ each, url }) => told(page, each, url))).toEqual([]);
};

const isOwn = (url: string) => /^\/(?!\/)/.test(url) && isPublished(pathOf(url));

/** What is wrong with an element, with its file and place. */
const told = ({ route }: Page, element: Element, what: string) =>
  `out/${fileOf(route)}:${element.place} <${element.tag}>: ${what}`;

/** One script at most, that of the page's islands, known by its hash; nothing inline. */
export const ownScriptOnly: Rule = ({ root }) => {
  const scripts = root.all('script').filter((script) => script.attr('type') !== 'application/ld+json');
  expect(scripts.map((script) => script.text)).toEqual(scripts.map(() => ''));
  expect(scripts.map((script) => script.attr('type'))).toEqual(['module']);
  expect(scripts[0]?.attr('src')).toMatch(/^\/islands\/[\w-]+\.js$/);
  expect(scripts[0]?.attr('integrity')).toMatch(/^sha384-/);
  expect(root.all().filter((each) => each.attr('style') !== undefined)).toEqual([]);
};

/** Links that name an address without loading it. */
const NOT_LOADED = ['canonical', 'alternate', 'me', 'author', 'license', 'next', 'prev'];

/** The addresses that an element makes a browser fetch. */
function requestsOf(element: Element): string[] {
  const { tag } = element;
  if (tag === 'link') return NOT_LOADED.includes(element.attr('rel') ?? '') ? [] : [element.attr('href') ?? ''];
  const sets = [element.attr('srcset'), element.attr('imagesrcset')].filter((set) => set !== undefined);
  return [
    ...['src', 'poster', 'data', 'background'].flatMap((name) => element.attr(name) ?? []),
    ...(tag === 'style' ? [...element.text.matchAll(/url\(\s*['"]?([^'")]+)/g)].map(([, url = '']) => url) : []),
    ...(tag === 'image' || tag === 'use' ? [element.attr('href') ?? ''].filter((href) => !href.startsWith('#')) : []),
    ...sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')),
  ];
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '');

/** No text that only a broken template writes. */
export const noLeftovers: Rule = ({ root }) =>
  expect(root.first('body').text.match(/\b(undefined|NaN|null|Lorem ipsum)\b|\[object |\{\{/g) ?? []).toEqual([]);
