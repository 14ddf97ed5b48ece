import type { Node } from './vocabulary';

/**
 * What Google asks of the types that the site uses, from developers.google.com/search/docs/appearance: what it requires of
 * `BreadcrumbList`, `ListItem` (structured-data/breadcrumb) and `WebSite` (site-names), and what it recommends of `Article`
 * (structured-data/article) and `Organization` (structured-data/organization) that the site always has.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
};

/** What a node lacks of that. */
export function googleFaults(node: Node): string[] {
  const type = String(node['@type']);
  const missing = (ASKED[type] ?? []).filter((name) => node[name] === undefined || node[name] === '');
  const short = type === 'BreadcrumbList' && [node.itemListElement].flat().length < 2;
  return [...missing.map((name) => `${type} lacks ${name}`), ...(short ? ['BreadcrumbList has one entry'] : [])];
}
