/** @jest-environment node */
import { getContent, type Content } from '@/lib/content';
import { routesOf } from '@/lib/site/routes';
import { structuredData } from '@/lib/site/structured-data';
import type { Node } from '@/__tests__/support/json-ld';

/** Tests the structured data. The types of `schema-dts` make the compiler check the vocabulary of schema.org. */

const content = structuredClone(getContent());
const legal = {
  type: 'company' as const,
  name: 'Nestif Private Limited',
  cin: 'U72900BR2021PTC054321',
  registeredOffice: 'Ganga House, Danapur, Patna 801503',
  contact: { name: 'Asha Devi', phone: '+91 612 345 6780' },
};
Object.assign(content.site, { url: 'https://www.example.com', phones: ['+91 612 345 6789'], legal });

function graphOf(path: string, of: Content = content): Node[] {
  const data = structuredData(path, of, '/pictures/card.jpg');
  return JSON.parse(JSON.stringify(data['@graph'])) as Node[];
}

const nodeOf = (graph: readonly Node[], type: string) => graph.find((node) => node['@type'] === type);

test.each([
  ['/', ['WebSite', 'Organization']],
  ['/about', ['BreadcrumbList']],
  ['/contacts', ['Organization', 'BreadcrumbList']],
  ['/cloud', ['BreadcrumbList', 'Article']],
])('%s has the types %j', (path, types) => expect(graphOf(path).map((node) => node['@type'])).toEqual(types));

test.each([
  ['/retail', ['/', '/retail']],
  ['/marketing', ['/', '/services', '/marketing']],
])('the breadcrumbs of %s have the names from the menus', (path, trail) => {
  const { itemListElement } = nodeOf(graphOf(path), 'BreadcrumbList') as { itemListElement: Node[] };
  const routes = trail.map((each) => routesOf(content).find((route) => route.path === each)!);
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual(
    routes.map(({ path, page }, index) => [index + 1, page.menu, { '@id': `https://www.example.com${path}` }]),
  );
});

test('the contact page says how to reach the organisation', () => {
  const { email, phones, offices } = content.site;
  const organisation = nodeOf(graphOf('/contacts'), 'Organization');
  expect(organisation).toMatchObject({ email, telephone: phones });
  const parts = (organisation!.address as Node[]).map(
    ({ streetAddress, addressLocality, addressRegion, postalCode }) => [
      streetAddress,
      addressLocality,
      addressRegion,
      postalCode,
    ],
  );
  expect(parts).toEqual(offices.map(({ add1, locality, region, postalCode }) => [add1, locality, region, postalCode]));
});

test('the contact page gives the legal facts that a company, an LLP or a firm has', () => {
  const facts = ['legalName', 'identifier', 'legalAddress', 'contactPoint'];
  const factsOf = (of: Partial<typeof content.site>) => {
    const organisation = nodeOf(
      graphOf('/contacts', { ...content, site: { ...content.site, ...of } }),
      'Organization',
    )!;
    return Object.fromEntries(Object.entries(organisation).filter(([name]) => facts.includes(name)));
  };
  const { name, registeredOffice, contact } = legal;
  expect(factsOf({ legal })).toMatchObject({
    legalName: legal.name,
    identifier: { propertyID: 'CIN', value: legal.cin },
    legalAddress: { streetAddress: legal.registeredOffice },
    contactPoint: { name: legal.contact.name, telephone: legal.contact.phone },
  });
  expect(factsOf({ legal: { type: 'llp', name, llpin: 'AAB-9032', registeredOffice, contact } })).toMatchObject({
    identifier: { propertyID: 'LLPIN', value: 'AAB-9032' },
  });
  expect(Object.keys(factsOf({ legal: { type: 'firm', name, contact } }))).toEqual(['legalName', 'contactPoint']);
  expect(factsOf({ legal: undefined })).toEqual({});
});

test('a missing page throws an error', () => expect(() => graphOf('/no-such-page')).toThrow('/no-such-page'));
