import type { Article, BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { Content } from '@/lib/content';
import type { Legal } from '@/lib/content/schema';
import { registrationOf } from './registration';
import { absoluteUrl, findRoute, type Route } from './routes';

/**
 * The structured data of a page, in the vocabulary of schema.org: its breadcrumbs, and an article if it is one. The home
 * page describes the site and the organisation, and the contact page has the organisation's addresses.
 *
 * @param path the page's route, such as `/about`
 * @param ogImage the path of its OG image
 * @throws {Error} when there is no such route
 */
export function structuredData(path: string, content: Content, ogImage: string): Graph {
  const { site } = content;
  const address = (to: string) => absoluteUrl(site.url, to);
  const trail = trailOf(content, path);
  const { group, meta } = trail.at(-1)!;
  const publisher = { '@id': address('/#organization') };
  const organisation: Organization = {
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    url: address('/'),
    logo: address('/apple-icon.png'),
    sameAs: site.social.flatMap(({ url }) => url ?? []),
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    url: address('/'),
    name: site.name,
    inLanguage: site.language,
    publisher,
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, meta }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: meta.menu,
      item: { '@id': address(path) },
    })),
  };
  // It has no author, because no insight names one.
  const article: Article = {
    '@type': 'Article',
    headline: meta.title,
    image: address(ogImage),
    publisher,
    mainEntityOfPage: { '@id': address(path) },
  };
  const graph: (Thing | false)[] = [
    path === '/' && webSite,
    path === '/' && organisation,
    path === '/contacts' && { ...organisation, ...detailsOf(site) },
    path !== '/' && breadcrumbs,
    group === 'insights' && article,
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((each) => each !== false) };
}

/** The pages on the way from the home page to a page, both included. */
function trailOf(content: Content, path: string): Route[] {
  const route = findRoute(content, path);
  const ancestors = (route.group === 'services' ? ['/', '/services'] : ['/']).filter((each) => each !== path);
  return [...ancestors.map((each) => findRoute(content, each)), route];
}

/** The facts of the organisation on the contact page. */
function detailsOf(site: Content['site']): Omit<Organization, '@type'> {
  const { legal } = site;
  return {
    foundingDate: `${site.founded}`,
    email: site.email,
    telephone: site.phones,
    address: site.offices.map(postalAddress),
    ...(legal && legalFacts(legal)),
  };
}

function legalFacts(legal: Legal): Omit<Organization, '@type'> {
  const registration = registrationOf(legal);
  const { name, email, phone: telephone } = legal.contact;
  return {
    legalName: legal.name,
    ...(registration && {
      identifier: { '@type': 'PropertyValue', propertyID: registration.label, value: registration.number },
      legalAddress: { '@type': 'PostalAddress', streetAddress: registration.office, addressCountry: 'IN' },
    }),
    contactPoint: { '@type': 'ContactPoint', contactType: 'questions and complaints', name, email, telephone },
  };
}

function postalAddress({ name, add1, locality, region, postalCode, phones }: Content['site']['offices'][number]) {
  return {
    '@type': 'PostalAddress',
    name,
    streetAddress: add1,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'IN',
    ...(phones.length > 0 && { telephone: phones }),
  } as const;
}
