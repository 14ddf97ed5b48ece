import { getContent } from '@/lib/content';
import { structuredData } from '@/lib/site/structured-data';

/** What the structured data of the contact page says. `__tests__/built/structured-data.test.ts` has all pages. */

const content = getContent();
const legal = {
  type: 'company' as const,
  name: 'Nestif Private Limited',
  cin: 'U72900BR2021PTC054321',
  registeredOffice: 'Ganga House, Danapur, Patna 801503',
  contact: { name: 'Asha Devi', phone: '+91 612 345 6780' },
};

/** The organisation on the contact page of a site with these facts. */
function organisation(facts: Partial<typeof content.site>): Record<string, unknown> {
  const data = structuredData('/contacts', { ...content, site: { ...content.site, ...facts } }, '/pictures/card.jpg');
  const graph = JSON.parse(JSON.stringify(data['@graph'])) as Record<string, unknown>[];
  return graph.find((node) => node['@type'] === 'Organization')!;
}

test('the contact page says how to reach the organisation', () => {
  const { email, offices } = content.site;
  const phones = ['+91 612 345 6789'];
  expect(organisation({ phones })).toMatchObject({
    email,
    telephone: phones,
    address: offices.map(({ add1, locality, region, postalCode }) => ({
      streetAddress: add1,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
    })),
  });
});

test('the contact page gives the legal facts that a company, an LLP or a firm has', () => {
  const facts = ['legalName', 'identifier', 'legalAddress', 'contactPoint'];
  const factsOf = (of: Partial<typeof content.site>) =>
    Object.fromEntries(Object.entries(organisation(of)).filter(([name]) => facts.includes(name)));
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
