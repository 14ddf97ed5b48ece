import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent } from '@/lib/content/load';
import { CARD } from '@/pictures/settings';
import { isPublished, OUT, publishedFiles, readPage } from '../support/built-site';
import { ROUTES } from './routes';

/** The cards that stand for pages where their links are shared, and the icon for programs that read no page. */

const { site, collections } = loadContent().content!;
const { name, url, language } = site;
const INSIGHTS = Object.keys(collections.insights).map((page) => `/${page}`);

/** The values of a page's metadata of one name, such as `og:image`. */
function metaOf(route: string, name: string): string[] {
  return readPage(route)
    .root.all('meta')
    .filter((meta) => [meta.attr('property'), meta.attr('name')].includes(name))
    .map((meta) => meta.attr('content') ?? '');
}

describe.each(ROUTES)('the card of %s', (route) => {
  const [image = '', ...more] = metaOf(route, 'og:image');
  const file = path.join(OUT, image.replace(url, ''));

  test('is one, named with the public address', () => {
    expect(more).toEqual([]);
    expect(image).toMatch(new RegExp(`^${url}/pictures/card-[\\w-]+\\.jpg$`));
    expect(isPublished(image.replace(url, ''))).toBe(true);
  });

  test('has the size that networks show whole, and says so', async () => {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect([metaOf(route, 'og:image:width'), metaOf(route, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(metaOf(route, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('says what is shared, from whom and in which language', () => {
    const title = readPage(route).root.first('title').text;
    expect(metaOf(route, 'og:title')).toEqual([title]);
    expect(metaOf(route, 'og:description')).toEqual(metaOf(route, 'description'));
    expect(metaOf(route, 'og:url').map((each) => new URL(each).href)).toEqual([url + route]);
    expect(metaOf(route, 'og:type')).toEqual([INSIGHTS.includes(route) ? 'article' : 'website']);
    expect(metaOf(route, 'og:site_name')).toEqual([name]);
    expect(metaOf(route, 'og:locale')).toEqual([language.replace('-', '_')]);
  });

  test('is light enough', () => expect(statSync(file).size).toBeLessThanOrEqual(CARD.maxBytes));

  test('is described', () => {
    const [alt = ''] = metaOf(route, 'og:image:alt');
    expect(alt.length).toBeGreaterThan(20);
    // What networks cut off at.
    expect(alt.length).toBeLessThanOrEqual(420);
  });
});

test('no two pages have the same card', () => {
  const images = ROUTES.flatMap((route) => metaOf(route, 'og:image'));
  expect(new Set(images).size).toBe(ROUTES.length);
});

test('no card is published that no page names', () => {
  const named = ROUTES.flatMap((route) => metaOf(route, 'og:image')).map((image) => image.replace(`${url}/`, ''));
  expect(publishedFiles('.jpg')).toEqual(named.sort());
});

test('the icon for programs that read no page is published, and no page makes a browser load it', () => {
  expect(isPublished('/favicon.ico')).toBe(true);
  expect(ROUTES.filter((route) => readPage(route).html.includes('favicon.ico'))).toEqual([]);
});
