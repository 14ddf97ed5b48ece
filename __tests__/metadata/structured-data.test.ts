/** @jest-environment node */
import { getContent, type Content } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { structuredData } from '@/lib/structured-data';
import { googleFaults } from '../support/google';
import { nodesIn, vocabularyFaults, type Node } from '../support/vocabulary';

/** What no build with placeholders shows: the structured data of a site that is filled in. */

const content = structuredClone(getContent());
content.site.url = 'https://www.example.com';
const insight = content.collections.insights.cloud!;
Object.assign(insight, { published: '2026-01-31', updated: '2026-02-01' });

function graphOf(path: string, placeholders: readonly string[] = [], of: Content = content): Node[] {
  const data = structuredData(path, { content: of, placeholders, card: '/pictures/card.jpg' });
  return JSON.parse(JSON.stringify(data['@graph'])) as Node[];
}

const nodeOf = (graph: readonly Node[], type: string) => graph.find((node) => node['@type'] === type);

test.each(routesOf(content).map(({ path }) => path))('%s is told in absolute addresses', (path) => {
  const graph = graphOf(path);
  expect(graph.flatMap(vocabularyFaults)).toEqual([]);
  expect(nodesIn(graph).flatMap(googleFaults)).toEqual([]);
  const addresses = nodesIn(graph).flatMap((node) => ['@id', 'url', 'logo', 'image'].flatMap((key) => node[key] ?? []));
  expect(addresses.filter((each) => !String(each).startsWith('https://www.example.com/'))).toEqual([]);
});

test('the contact page says how to reach the organisation', () => {
  const { email, phones, offices } = content.site;
  const organisation = nodeOf(graphOf('/contacts'), 'Organization');
  expect(organisation).toMatchObject({ email, telephone: phones });
  expect((organisation!.address as Node[]).map((each) => each.streetAddress)).toEqual(offices.map(({ add1 }) => add1));
});

test('placeholders are left out, alone and of lists', () => {
  const { url, email, phones, offices } = content.site;
  const organisation = nodeOf(graphOf('/contacts', [url, email, ...phones, offices[0]!.add1]), 'Organization')!;
  expect(organisation).toMatchObject({ '@id': '/#organization', logo: '/apple-icon.png' });
  expect(Object.keys(organisation)).not.toContain('email');
  expect(Object.keys(organisation)).not.toContain('telephone');
  const [first, second] = organisation.address as Node[];
  expect(Object.keys(first!)).not.toContain('streetAddress');
  expect(second!.streetAddress).toBe(offices[1]!.add1);
});

test('what cannot be named is not told', () => {
  const { menu, title } = insight.page;
  expect(graphOf('/cloud', [menu]).map((node) => node['@type'])).toEqual(['WebPage', 'Article']);
  expect(graphOf('/cloud', [title]).map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
});

test('an article has the days that its file gives, and no others', () => {
  const dated = nodeOf(graphOf('/cloud'), 'Article');
  expect(dated).toMatchObject({ datePublished: '2026-01-31', dateModified: '2026-02-01' });
  const undated = { ...insight, published: undefined, updated: undefined };
  const other = { ...content, collections: { ...content.collections, insights: { cloud: undated } } };
  expect(Object.keys(nodeOf(graphOf('/cloud', [], other), 'Article')!)).toEqual([
    ...['@type', 'headline', 'image', 'publisher', 'mainEntityOfPage'],
  ]);
});

test('a page that is not there has none', () => expect(() => graphOf('/no-such-page')).toThrow('/no-such-page'));
