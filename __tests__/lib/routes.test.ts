/** @jest-environment node */
import { existsSync } from 'node:fs';
import { hostingRules } from '@/tools/hosting/rules';
import { getContent } from '@/lib/content';
import { groupEntries, topMenu } from '@/lib/menu';
import { absoluteUrl, routesIn, routesOf } from '@/lib/routes';
import { ROUTES } from '@/__tests__/conformance/routes';

const content = getContent();
const paths = routesOf(content).map(({ path }) => path);

test('the site has all 23 pages of the specification, and no page twice', () => {
  expect(ROUTES).toHaveLength(23);
  expect(ROUTES.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('each page of its own kind has its folder in app/, and is made from its content file', () => {
  for (const { path, file } of routesOf(content)) {
    const folder = file.startsWith('content/pages/') ? path.replace(/^\/$/, '') : '/[page]';
    expect([path, existsSync(`app${folder}/page.tsx`), existsSync(file)]).toEqual([path, true, true]);
  }
});

test('no redirect hides a page, and each leads to one', () => {
  const { redirects } = hostingRules();
  expect(redirects.filter(({ from, to }) => paths.includes(from) || !paths.includes(to))).toEqual([]);
});

test('the pages of a group stand in the order of their numbers', () => {
  for (const group of ['company', 'services', 'insights', 'industries'] as const) {
    const orders = routesIn(content, group).map(({ page }) => page.order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  }
  expect(paths[0]).toBe('/');
});

test('the top navigation has the dropdowns of the specification', () => {
  const dropdowns = topMenu(content).items.flatMap((item) =>
    'entries' in item ? [[item.title, item.entries.map(({ title, url }) => `${title} ${url}`)] as const] : [],
  );
  expect(Object.fromEntries(dropdowns)).toMatchObject({
    Services: expect.arrayContaining(
      groupEntries(content, 'services').map(({ title, url }) => `${title} ${url}`),
    ) as string[],
    Insights: groupEntries(content, 'insights').map(({ title, url }) => `${title} ${url}`),
    Industries: groupEntries(content, 'industries').map(({ title, url }) => `${title} ${url}`),
    Media: expect.arrayContaining([
      'Press Release /media',
      'Press Coverage /media',
      'Media Contact /media',
    ]) as string[],
  });
});

test('the footer lists every page but the home page, once', () => {
  const groups = ['company', 'services', 'insights', 'industries'] as const;
  const listed = groups.flatMap((group) => groupEntries(content, group).map(({ url }) => url));
  expect([...listed, '/'].sort()).toEqual([...paths].sort());
});

test('a full address has no slash at its end, but that of the home page', () => {
  expect(absoluteUrl('https://www.example.com', '/')).toBe('https://www.example.com/');
  expect(absoluteUrl('https://www.example.com', '/productEngg')).toBe('https://www.example.com/productEngg');
});
