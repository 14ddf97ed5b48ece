import { pagePath } from '@/lib/content/files';
import { COLLECTION_NAMES, GROUP_OF, type CollectionName, type Content, type PageName } from '@/lib/content/schema';

/** Every page of the site, once. Navigation, footer and sitemap get their routes from this file. */

/** The groups of pages in menu and footer. */
export type Group = 'company' | (typeof GROUP_OF)[CollectionName];
export const GROUPS: readonly Group[] = ['company', ...Object.values(GROUP_OF)];

type FixedPage = Exclude<PageName, 'not-found'>;

/** One-off pages, each with its own folder in `app/`. The specification fixes their spelling. */
const FIXED_PAGES: Readonly<Record<FixedPage, Group>> = {
  home: 'company',
  about: 'company',
  whoweare: 'company',
  services: 'company',
  media: 'company',
  careers: 'company',
  contacts: 'company',
  softwareconsulting: 'services',
  productEngg: 'services',
  marketing: 'services',
};

type Collections = Content['collections'];

export interface Route {
  path: string;
  group: Group;
  /** All values of the file that the page is made from. */
  content: Content['pages'][FixedPage] | Collections[CollectionName][string];
  /** What search engines and menus show. The home page is in no menu, so it has no `order`. */
  meta: Content['pages']['home']['page'] & { order?: number };
}

const { compare } = new Intl.Collator('en');

/** All routes: those of each group by their `order`, the home page first. */
export function routesOf({ pages, collections }: Pick<Content, 'pages' | 'collections'>): Route[] {
  const routeOf = (name: string, group: Group, content: Route['content']): Route => {
    return { path: pagePath(name), group, content, meta: content.page };
  };
  const fixed = Object.entries(FIXED_PAGES).map(([name, group]) => routeOf(name, group, pages[name as FixedPage]));
  const collected = COLLECTION_NAMES.flatMap((folder) =>
    Object.entries(collections[folder]).map(([name, content]) => routeOf(name, GROUP_OF[folder], content)),
  );
  const orderOf = ({ meta }: Route) => meta.order ?? 0;
  return [...fixed, ...collected].sort(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || orderOf(a) - orderOf(b) || compare(a.path, b.path),
  );
}

/**
 * The route of a page.
 *
 * @param url the page's path, such as `/about`, or a link to a place on it, such as `/about#context`
 * @throws {Error} when there is no such page
 */
export function findRoute(content: Content, url: string): Route {
  const path = url.replace(/#.*/, '');
  const route = routesOf(content).find((each) => each.path === path);
  if (!route) throw new Error(`The site has no page ${path}.`);
  return route;
}

/** The routes of one group, in menu order. */
export const routesIn = (content: Content, group: Group): Route[] =>
  routesOf(content).filter((route) => route.group === group);

/** The address of a page's production URL, such as `https://www.example.com/about`; the home page ends with a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
