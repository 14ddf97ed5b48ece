/** @jest-environment node */
import { loadContent } from '@/lib/content/load';
import { routesOf } from '@/lib/routes';
import { nodesIn, type Node } from '../lib/json-ld';
import { fileOf, isPublished, readOut, ROUTES } from './built-site';

/**
 * The structured data of each page, by what the site is. `__tests__/lib/structured-data.test.ts` has what Google asks
 * for.
 */

const { content, placeholders } = loadContent();
const { site } = content!;
const dummies = placeholders.map(({ value }) => value);
/** How addresses begin: they have no host while that of the site is a placeholder. */
const base = dummies.includes(site.url) ? '' : site.url;
const routes = new Map(routesOf(content!).map((route) => [route.path, route]));

const blocks = new Map(ROUTES.map((route) => [route as string, blocksOf(route)]));

function blocksOf(route: string): Node[] {
  const scripts = readOut(fileOf(route)).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Node);
}

const graphOf = (route: string): Node[] => blocks.get(route)!.flatMap((block) => block['@graph'] as Node[]);
const typesOf = (route: string): unknown[] => graphOf(route).map((node) => node['@type']);
const nodeOf = (route: string, type: string): Node => graphOf(route).find((node) => node['@type'] === type)!;

describe.each(ROUTES)('%s', (route) => {
  test('has one block, in the terms of schema.org', () =>
    expect(blocks.get(route)!.map((block) => block['@context'])).toEqual(['https://schema.org']));

  test('names itself by its address and its title', () => {
    const [page] = graphOf(route);
    const [, title = ''] = /<title>([^<]*)/.exec(readOut(fileOf(route)))!;
    expect(page).toMatchObject({ '@id': base + route, url: base + route });
    expect(title.replaceAll('&amp;', '&')).toContain(page!.name);
  });

  test('refers only to what is there', () => {
    const defined = [...blocks.keys()].flatMap(graphOf).flatMap((node) => node['@id'] ?? []);
    for (const node of nodesIn(graphOf(route))) {
      if (!('@type' in node)) expect(defined).toContain(node['@id']);
      for (const name of ['@id', 'url', 'logo', 'image']) {
        if (typeof node[name] !== 'string') continue;
        const address = node[name];
        expect(address.slice(0, base.length + 1)).toBe(`${base}/`);
        const target = address.slice(base.length).replace(/#.*/, '');
        expect([target, routes.has(target) || isPublished(target)]).toEqual([target, true]);
      }
    }
  });

  test('states nothing that the company has still to fill in', () => {
    const texts = nodesIn(graphOf(route))
      .flatMap((node) => Object.values(node).flat())
      .filter((value) => typeof value === 'string');
    expect(texts.filter((text) => dummies.includes(text))).toEqual([]);
    if (dummies.includes(site.url)) expect(texts.filter((text) => text.startsWith(site.url))).toEqual([]);
  });
});

describe.each(ROUTES.filter((route) => route !== '/'))('%s', (route) => {
  test('has its breadcrumbs, by the names in the menus', () => {
    const above = routes.get(route)!.group === 'services' ? ['/', '/services'] : ['/'];
    const trail = [...above, route].map((path) => routes.get(path)!);
    const isNamed = trail.every(({ page }) => !dummies.includes(page.menu));
    const list = nodeOf(route, 'BreadcrumbList') as { itemListElement: Node[] } | undefined;
    const expected = trail.map(({ path, page }, index) => [index + 1, page.menu, { '@id': base + path }]);
    expect(list?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual(
      isNamed ? expected : undefined,
    );
  });
});

test.each([
  ['/', ['WebPage', 'WebSite', 'Organization']],
  ['/about', ['AboutPage', 'BreadcrumbList']],
  ['/whoweare', ['AboutPage', 'BreadcrumbList']],
  ['/services', ['CollectionPage', 'BreadcrumbList']],
  ['/contacts', ['ContactPage', 'Organization', 'BreadcrumbList']],
  ['/marketing', ['ItemPage', 'BreadcrumbList', 'Service']],
  ['/skilldevelopment', ['ItemPage', 'BreadcrumbList', 'Service']],
  ['/cloud', ['WebPage', 'BreadcrumbList', 'Article']],
  ['/retail', ['WebPage', 'BreadcrumbList']],
])('%s is %j', (route, types) => expect(typesOf(route)).toEqual(types));

test('the contact page has the parts of every address', () => {
  const { address } = nodeOf('/contacts', 'Organization') as { address: Node[] };
  expect(address.map((each) => [each.addressLocality, each.addressRegion, each.postalCode])).toEqual(
    site.offices.map(({ locality, region, postalCode }) => [locality, region, postalCode]),
  );
});

test('no page has microdata beside it', () => {
  const items = ROUTES.filter((route) => / item(scope|prop|type)/.test(readOut(fileOf(route))));
  expect(items).toEqual([]);
});
