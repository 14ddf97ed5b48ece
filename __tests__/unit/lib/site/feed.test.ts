import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { getContent, type Content } from '@/lib/content';
import { atomFeed, hasFeed } from '@/lib/site/feed';

const { overviews, ...collections } = getContent().collections;
const { site, pages, navigation } = getContent();
const page = { ...pages.home.page, title: 'All insights' };
const overview = { ...pages.whoweare, page, pages: 'insights' as const, picture: pages.contacts.picture };
const [model] = Object.values(collections.insights);

/** Content with an overview and insights, by name: each has its date of publication, or undefined for none. */
function contentWith(days: Record<string, string | undefined>): Content {
  const insights = Object.entries(days).map(([name, published]) => {
    const title = `What <b>${name}</b> & co. say`;
    return [name, { ...model!, published, updated: undefined, page: { ...model!.page, title } }];
  });
  const all = { ...collections, insights: Object.fromEntries(insights), overviews: { ...overviews, all: overview } };
  return {
    site: { ...site, url: 'https://www.example.com' },
    pages,
    navigation,
    collections: all,
    moved: {},
    placeholders: [],
  } as Content;
}

const DAYS = Object.fromEntries(Array.from({ length: 12 }, (_, day) => [`day-${day}`, `2025-01-${10 + day}`]));

const ATOM = '__tests__/unit/lib/site/atom.rng';

test('the feed is valid Atom, with absolute addresses and the ten newest dated insights', async () => {
  const text = atomFeed(contentWith({ ...DAYS, undated: undefined }));
  const schema = readFileSync(ATOM, 'utf8');
  const { errors } = await validateXML({ xml: text, schema, extension: 'relaxng' });
  expect(errors).toEqual([]);
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const said = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(said('entry > id')).toEqual(
    Array.from({ length: 10 }, (_, index) => `https://www.example.com/day-${11 - index}`),
  );
  expect(said('entry > title')[0]).toBe('What <b>day-11</b> & co. say');
  expect(said('author > name')).toEqual([site.name]);
  const links = [...feed.querySelectorAll('[rel=alternate]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(said('id'));
  expect(feed.querySelector('[rel=self]')!.getAttribute('href')).toBe('https://www.example.com/feed.atom');
});

test('there is no feed without an overview, or without a dated insight', () => {
  const { all, ...others } = contentWith(DAYS).collections.overviews;
  expect(all).toBeDefined();
  const content = contentWith(DAYS);
  expect(hasFeed({ ...content, collections: { ...content.collections, overviews: others } })).toBe(false);
  expect(hasFeed(contentWith({ undated: undefined }))).toBe(false);
});
