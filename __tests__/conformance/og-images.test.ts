import path from 'node:path';
import sharp from 'sharp';
import { content, isPublished, metaOf, OUT, publishedFiles, readPage, ROUTES, type Page } from './built-site';

/** The OG images that social networks show for a link, and the icon for programs that read no page. */

const { site, collections } = content;
const { name, url, language } = site;
const INSIGHTS = Object.keys(collections.insights).map((page) => `/${page}`);
const pages = ROUTES.map(readPage);
const imagesOf = (page: Page) => metaOf(page, 'og:image').map((image) => image!.replace(url, ''));

describe.each(pages)('the OG image of $route', (page) => {
  const { route } = page;
  const file = path.join(OUT, imagesOf(page)[0]!);

  test('is named once, by its public address', () => {
    expect(metaOf(page, 'og:image')).toEqual([expect.stringMatching(new RegExp(`^${url}/pictures/[\\w-]+\\.jpg$`))]);
    expect(isPublished(imagesOf(page)[0]!)).toBe(true);
  });

  test('is 1200 by 630 px, and its metadata say so', async () => {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('says what is shared, from whom and in which language', () => {
    expect(metaOf(page, 'og:title')).toEqual([page.document.title]);
    expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url').map((each) => new URL(each!).href)).toEqual([url + route]);
    expect(metaOf(page, 'og:type')).toEqual([INSIGHTS.includes(route) ? 'article' : 'website']);
    expect(metaOf(page, 'og:site_name')).toEqual([name]);
    expect(metaOf(page, 'og:locale')).toEqual([language.replace('-', '_')]);
  });

  test('is described', () => {
    const alt = metaOf(page, 'og:image:alt')[0]!;
    expect(alt.length).toBeGreaterThan(10);
    // What networks cut off at.
    expect(alt.length).toBeLessThanOrEqual(420);
  });
});

// The file system's list has no file twice.
test('no two pages have the same OG image, and no other is published', () =>
  expect(
    publishedFiles('.jpg')
      .filter((file) => file.includes('/og-'))
      .map((file) => `/${file}`),
  ).toEqual(pages.flatMap(imagesOf).sort()));

test('the icon for programs that read no page is published, and no page makes a browser load it', () => {
  expect(isPublished('/favicon.ico')).toBe(true);
  expect(pages.filter(({ html }) => html.includes('favicon.ico'))).toEqual([]);
});
