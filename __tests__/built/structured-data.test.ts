/** @jest-environment node */
import { readContent } from '@/lib/content/check';
import { nodesIn, type Node } from '@/__tests__/support/json-ld';
import { fileOf, isPublished, readOut, ROUTES } from './built-site';

/**
 * The structured data of the built pages; `__tests__/unit/lib/site/structured-data.test.ts` tests what each kind of
 * page says.
 */

const { content } = readContent();
/** The origin of every address. */
const base = content!.site.url;

const graphs = new Map(ROUTES.map((route) => [route, graphOf(route)]));

/** The nodes of a page's only block of structured data. */
function graphOf(route: string): Node[] {
  const blocks = [...readOut(fileOf(route)).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const [data, ...more] = blocks.map(([, text = '']) => JSON.parse(text) as Node);
  expect([data!['@context'], more]).toEqual(['https://schema.org', []]);
  return data!['@graph'] as Node[];
}

test.each(ROUTES)('%s: structured data refers only to what exists', (route) => {
  const defined = [...graphs.values()].flat().flatMap((node) => node['@id'] ?? []);
  for (const node of nodesIn(graphs.get(route))) {
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
