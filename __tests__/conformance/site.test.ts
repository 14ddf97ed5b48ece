import { loadContent } from '@/lib/content/load';
import { routesOf } from '@/lib/routes';
import { hostingRules } from '@/hosting/rules';
import { fileOf, NOT_FOUND, publishedFiles, readOut, readPage } from '../support/built-site';
import { ROUTES } from './routes';

/** What holds of the site as a whole. */

const content = loadContent().content!;
const { redirects, unserved } = hostingRules();

test('there are 23 pages', () => expect(new Set(ROUTES).size).toBe(23));

test('the pages of the specification are the pages that navigation, sitemap and hosting know', () => {
  expect(
    routesOf(content)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...ROUTES].sort());
});

test('nothing but the 23 pages and the not-found page is published as HTML', () => {
  const served = publishedFiles('.html', '.htm', '.xhtml').filter((file) => !unserved.includes(file));
  expect(served).toEqual([...ROUTES, NOT_FOUND].map(fileOf).sort());
});

test('the sitemap lists exactly the 23 pages by their canonical addresses', () => {
  const listed = [...readOut('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(ROUTES.map((route) => content.site.url + route).sort());
});

test('robots.txt lets everybody read everything and names the sitemap', () => {
  const lines = readOut('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${content.site.url}/sitemap.xml`]);
});

test('the contact page says in microdata whose site it is, and no other page has any', () => {
  const itemsOf = (route: string) =>
    readPage(route)
      .root.all()
      .filter((each) => each.attr('itemscope') !== undefined);
  expect(ROUTES.filter((route) => itemsOf(route).length > 0)).toEqual(['/contacts']);
  const [firm, ...addresses] = itemsOf('/contacts');
  expect(firm!.attr('itemtype')).toBe('https://schema.org/Organization');
  expect(addresses.map((each) => [each.attr('itemprop'), each.attr('itemtype')])).toEqual(
    content.site.offices.map(() => ['address', 'https://schema.org/PostalAddress']),
  );
  const values = (name: string) =>
    firm!
      .all()
      .filter((each) => each.attr('itemprop') === name)
      .map((each) => each.attr('content') ?? each.attr('href') ?? each.text);
  expect(values('url')).toEqual([content.site.url]);
  expect(values('email')).toEqual([`mailto:${content.site.email}`]);
  expect(values('telephone')).toEqual(content.site.phones);
  expect(values('sameAs')).toEqual(content.site.social.flatMap(({ url }) => url ?? []));
  expect(values('logo')).toEqual([`${content.site.url}/apple-icon.png`]);
  expect(publishedFiles('apple-icon.png')).toHaveLength(1);
});

test.each([
  ['/sustainability', '/sustainabilty'],
  ['/productengg', '/productEngg'],
  ['/productengineering', '/productEngg'],
  ['/contact', '/contacts'],
  ['/home', '/'],
])('%s redirects to %s', (from, to) => expect(redirects).toContainEqual({ from, to }));

test('no redirect hides a page, and each leads to one', () => {
  const paths: readonly string[] = ROUTES;
  expect(redirects.filter(({ from, to }) => paths.includes(from) || !paths.includes(to))).toEqual([]);
});

test('no style sheet fetches anything from another host', () => {
  // A build may keep its styles in files of their own or in the pages.
  const inPages = ROUTES.flatMap((route) => readPage(route).root.all('style')).map(({ text }) => text);
  const sheets = [...publishedFiles('.css').map(readOut), ...inPages].join('\n');
  expect(sheets).not.toBe('');
  expect(sheets).not.toMatch(/url\(\s*['"]?(https?:)?\/\//);
  expect(sheets).not.toMatch(/@import\s+(url\()?['"]?(https?:)?\/\//);
});

test.each(ROUTES)('no script of %s contains the hosted database or sign-in', (route) => {
  const scripts = readPage(route)
    .root.all('script')
    .flatMap((script) => script.attr('src') ?? [])
    .map((url) => readOut(url.replace(/^\//, '').replace(/[?#].*$/, '')));
  expect(scripts.filter((script) => /identitytoolkit|firestore\.googleapis|firebaseapp/.test(script))).toEqual([]);
});
