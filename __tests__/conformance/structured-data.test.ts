import { loadContent } from '@/lib/content/load';
import { routesOf } from '@/lib/routes';
import { fileOf, isPublished, readOut, readPage } from '../support/built-site';
import { googleFaults } from '../support/google';
import { isType, nodesIn, vocabularyFaults, type Node } from '../support/vocabulary';
import { ROUTES } from './routes';

/** The structured data of each page: by schema.org, by what Google asks for, and by what the site is. */

const { content, placeholders } = loadContent();
const { site } = content!;
const dummies = placeholders.map(({ value }) => value);
/** With what addresses begin: they have no host while the site's own is a placeholder. */
const base = dummies.includes(site.url) ? '' : site.url;
const routes = new Map(routesOf(content!).map((route) => [route.path, route]));

const blocks = new Map(ROUTES.map((route) => [route as string, blocksOf(route)]));

function blocksOf(route: string): Node[] {
  const scripts = readOut(fileOf(route)).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => parse(text));
}

/** A block; of one that is no JSON the test of its own page tells, not all at once. */
function parse(text: string): Node {
  try {
    return JSON.parse(text) as Node;
  } catch (error) {
    return { '@context': String(error), '@graph': [] };
  }
}

const graphOf = (route: string): Node[] => blocks.get(route)!.flatMap((block) => block['@graph'] as Node[]);
const typesOf = (route: string): unknown[] => graphOf(route).map((node) => node['@type']);
const nodeOf = (route: string, type: string): Node => graphOf(route).find((node) => node['@type'] === type)!;

test('the vocabulary has been read', () => {
  expect(['Thing', 'Organization', 'ContactPage', 'ListItem'].filter((type) => !isType(type))).toEqual([]);
  expect(vocabularyFaults({ '@type': 'ContactPage', name: 'Contact', breadcrumb: { '@type': 'Person' } })).toEqual([
    'ContactPage.breadcrumb is one of BreadcrumbList, Text, IdReference, not {"@type":"Person"}',
  ]);
});

describe.each(ROUTES)('%s', (route) => {
  test('has one block, in the terms of schema.org', () => {
    expect(blocks.get(route)!.map((block) => block['@context'])).toEqual(['https://schema.org']);
    expect(graphOf(route).flatMap(vocabularyFaults)).toEqual([]);
  });

  test('has what Google asks for', () => expect(nodesIn(graphOf(route)).flatMap(googleFaults)).toEqual([]));

  test('names itself by its canonical address and its title', () => {
    const [page] = graphOf(route);
    const { root } = readPage(route);
    const canonical = root.all('link').find((link) => link.attr('rel') === 'canonical')!;
    expect(page).toMatchObject({ '@id': base + route, url: base + route });
    expect(new URL(canonical.attr('href')!).href).toBe(site.url + route);
    expect(root.first('title').text).toContain(page!.name ?? '');
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
  test('says how one gets there, by the names that the menus have', () => {
    const above = routes.get(route)!.group === 'services' ? ['/', '/services'] : ['/'];
    const trail = [...above, route].map((path) => routes.get(path)!);
    const isNamed = trail.every(({ page }) => !dummies.includes(page.menu));
    const list = nodeOf(route, 'BreadcrumbList') as { itemListElement: Node[] } | undefined;
    const told = trail.map(({ path, page }, index) => [index + 1, page.menu, { '@id': base + path }]);
    expect(list?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual(
      isNamed ? told : undefined,
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

test('the contact page has the parts of both addresses', () => {
  const { address } = nodeOf('/contacts', 'Organization') as { address: Node[] };
  expect(address.map((each) => [each.addressLocality, each.addressRegion, each.postalCode])).toEqual([
    ['Patna', 'Bihar', '801503'],
    ['Bhagalpur', 'Bihar', '812001'],
  ]);
});

test('no page has microdata beside it', () => {
  const items = ROUTES.filter((route) => / item(scope|prop|type)/.test(readOut(fileOf(route))));
  expect(items).toEqual([]);
});
