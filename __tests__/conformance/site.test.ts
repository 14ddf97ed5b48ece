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

test('the days of the sitemap are days of the past', () => {
  const days = [...readOut('sitemap.xml').matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day = '']) => day);
  const today = new Date().toISOString().slice(0, 10);
  // Committers east of Greenwich may be a day ahead.
  const isPast = (day: string) => new Date(day).getTime() <= new Date(today).getTime() + 24 * 60 * 60 * 1000;
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || !isPast(day))).toEqual([]);
});

test('security.txt sends to the contact page, and holds for less than a year', () => {
  const lines = readOut('.well-known/security.txt').trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ') as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`${content.site.url}/contacts`);
  expect(fields.get('Canonical')).toBe(`${content.site.url}/.well-known/security.txt`);
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (new Date(fields.get('Expires')!).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
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
