import { isPublished, type Page } from './built-site';
import type { Element } from './element';

/** What holds of every page, whatever it says. Each throws when it does not hold. */

/** What a rule may ask about the rest of the site. */
export interface Site {
  /** Every page by its route, the not-found page included. */
  pages: ReadonlyMap<string, Page>;
  /** The public address without a slash at its end. */
  url: string;
}

export type Rule = (page: Page, site: Site) => void;

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

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
const isHidden = (element: Element) =>
  [element, ...element.around()].some((each) => each.attr('aria-hidden') === 'true' || each.attr('hidden') === '');

export const oneTitle: Rule = (page) => {
  expect(page.root.first('head').all('title')).toHaveLength(1);
  expect(titleOf(page).length).toBeGreaterThan(5);
};

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

export const oneMainHeading: Rule = ({ root, main }) => {
  expect(root.all('h1')).toHaveLength(1);
  expect(main.first('h1').text).not.toBe('');
};

/** Headings begin at the first level and never go down by more than one; none is empty. */
export const headingOrder: Rule = ({ root }) => {
  const headings = root.all(...LEVELS).map(({ tag, text }) => `${tag} ${text}`);
  const skips = headings.filter((heading, index) => {
    const before = index === 0 ? 0 : Number(headings[index - 1]![1]);
    return Number(heading[1]) > before + 1;
  });
  expect(skips).toEqual([]);
  expect(headings.filter((heading) => heading.length < 5)).toEqual([]);
};

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

const INLINE_ICON = /^data:image\/svg\+xml,%3Csvg /;

/** The first thing that the Tab key reaches leads to the main part. */
export const skipLink: Rule = ({ root, main }) => {
  const first = root.first('body').first('a', 'button', 'input', 'select', 'textarea', 'summary');
  expect(first.text).toBe('Skip to the content');
  expect(first.attr('href')).toBe(`#${main.attr('id')}`);
};

/** One header, main part and footer beside each other, and navigations whose names tell them apart. */
export const landmarks: Rule = ({ root, main }) => {
  const inBody = (tag: string) =>
    root.all(tag).filter((each) => !each.around().some((outer) => ['main', 'article', 'section'].includes(outer.tag)));
  expect([inBody('header').length, root.all('main').length, inBody('footer').length]).toEqual([1, 1, 1]);
  expect(root.first('header').all('nav')).toHaveLength(1);
  expect(main.around().map(({ tag }) => tag)).toEqual(['body', 'html']);
  const labelled = (id = '') => root.all().find((each) => each.attr('id') === id)?.text;
  const names = root.all('nav').map((nav) => nav.attr('aria-label') ?? labelled(nav.attr('aria-labelledby')) ?? '');
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
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

export const uniqueIds: Rule = ({ root }) => {
  const ids = root.all().flatMap((each) => each.attr('id') ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
};

/** What names, describes or controls something else points at an element that is there. */
export const references: Rule = ({ root }) => {
  const ids = new Set(root.all().flatMap((each) => each.attr('id') ?? []));
  const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
  const pointed = root.all().flatMap((each) => names.flatMap((name) => each.attr(name)?.split(/\s+/) ?? []));
  expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
};

/** Every field that people fill in has a label. */
export const labels: Rule = ({ root }) => {
  const fields = root.all('input', 'textarea', 'select').filter((each) => each.attr('type') !== 'hidden');
  for (const field of fields) {
    const label = root.all('label').filter((each) => each.attr('for') === field.attr('id'));
    expect(label.map(({ text }) => text !== '')).toEqual([true]);
  }
};

/** Every link and button says what it does. */
export const namedControls: Rule = ({ root }) => {
  const nameOf = (each: Element) => each.attr('aria-label') || each.text || each.all('img')[0]?.attr('alt') || '';
  const silent = root.all('a', 'button').filter((each) => !isHidden(each) && nameOf(each) === '');
  expect(silent.map((each) => each.attr('href') ?? each.tag)).toEqual([]);
};

/** Links lead to a page of this site and a place that is there, or to one of the two social networks. */
export const links: Rule = (page, { pages }) => {
  const broken = page.root
    .all('a', 'area')
    .map((anchor) => anchor.attr('href') ?? '')
    .filter((href) => !leadsSomewhere(href));
  expect(broken).toEqual([]);

  function leadsSomewhere(href: string): boolean {
    if (/^(mailto:[^@]+@|tel:\+\d{8,}$)/.test(href)) return true;
    if (/^https:/.test(href)) return /^https:\/\/(twitter\.com|www\.linkedin\.com)\//.test(href);
    const [path = '', fragment] = href.split('#');
    const target = path === '' ? page : pages.get(path);
    if (!target || href === '') return false;
    return fragment === undefined || target.root.all().some((each) => each.attr('id') === fragment);
  }
};

/** Everything a page loads lies in the published folder: nothing comes from another host. */
export const ownFilesOnly: Rule = ({ root, route }) => {
  const urls = root
    .all()
    .flatMap(requestsOf)
    .filter((url) => !INLINE_ICON.test(url));
  expect(urls.length).toBeGreaterThan(1);
  expect(urls.filter((url) => !url.startsWith('/') || url.startsWith('//'))).toEqual([]);
  expect(urls.filter((url) => !isPublished(pathOf(url))).map((url) => `${route}: ${url}`)).toEqual([]);
  const styles = root.all().flatMap((each) => [each.attr('style') ?? '', each.tag === 'style' ? each.text : '']);
  expect(styles.join(' ')).not.toMatch(/url\(\s*['"]?(https?:)?\/\//);
};

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
    ...(tag === 'image' || tag === 'use' ? [element.attr('href') ?? ''].filter((href) => !href.startsWith('#')) : []),
    ...sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')),
  ];
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '');

/** No text that only a broken template writes. */
export const noLeftovers: Rule = ({ root }) =>
  expect(root.first('body').text.match(/\b(undefined|NaN|null|Lorem ipsum)\b|\[object |\{\{/g) ?? []).toEqual([]);
