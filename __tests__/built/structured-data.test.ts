/** @jest-environment node */
import { content, fileOf, isPublished, readOut, ROUTES } from './built-site';
import { routesOf } from '@/lib/site/routes';

/**
 * The structured data of the built pages. The types of `schema-dts` make the compiler check the vocabulary of
 * schema.org, but Google requires more than these types do.
 */

/**
 * Properties that Google requires of `BreadcrumbList`, `ListItem` (developers.google.com/search/docs/appearance:
 * structured-data/breadcrumb) and `WebSite` (site-names), and those it recommends of `Article`
 * (structured-data/article) and `Organization` (structured-data/organization) that the site always has.
 */
const GOOGLE: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
};

type Node = Record<string, unknown>;

const base = content.site.url;

const graphs = new Map(ROUTES.map((route) => [route, graphOf(route)]));

/** The nodes of a page's only block of structured data. */
function graphOf(route: string): Node[] {
  const blocks = [...readOut(fileOf(route)).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const [data, ...more] = blocks.map(([, text = '']) => JSON.parse(text) as Node);
  expect([data!['@context'], more]).toEqual(['https://schema.org', []]);
  return data!['@graph'] as Node[];
}

/** A node and all nodes in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];
}

test.each(ROUTES)('%s has what Google requires, and refers only to what exists', (route) => {
  const defined = [...graphs.values()].flat().flatMap((node) => node['@id'] ?? []);
  for (const node of nodesIn(graphs.get(route))) {
    const type = String(node['@type']);
    for (const name of GOOGLE[type] ?? []) expect([type, name, node[name]]).toEqual([type, name, expect.anything()]);
    if (String(node['@id']).includes('#')) expect(defined).toContain(node['@id']);
    for (const name of ['@id', 'url', 'logo', 'image']) {
      if (typeof node[name] !== 'string') continue;
      const address = node[name];
      expect(address.slice(0, base.length + 1)).toBe(`${base}/`);
      const target = address.slice(base.length).replace(/#.*/, '');
      expect([target, ROUTES.includes(target) || isPublished(target)]).toEqual([target, true]);
    }
  }
});

test.each([
  ['/', ['WebSite', 'Organization']],
  ['/about', ['BreadcrumbList']],
  ['/contacts', ['Organization', 'BreadcrumbList']],
  ['/cloud', ['BreadcrumbList', 'Article']],
])('%s has the types %j', (route, types) => expect(graphs.get(route)!.map((node) => node['@type'])).toEqual(types));

test.each([
  ['/retail', ['/', '/retail']],
  ['/marketing', ['/', '/services', '/marketing']],
])('the breadcrumbs of %s have the names from the menus', (route, trail) => {
  const list = graphs.get(route)!.find((node) => node['@type'] === 'BreadcrumbList')!.itemListElement as Node[];
  const pages = trail.map((each) => routesOf(content).find(({ path }) => path === each)!);
  expect(list.map(({ position, name, item }) => [position, name, (item as Node)['@id']])).toEqual(
    pages.map(({ path, meta }, index) => [index + 1, meta.menu, base + path]),
  );
});
