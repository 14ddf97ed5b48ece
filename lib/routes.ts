import { addressOf, type CollectionName, type Content, type PageName } from './content/schema';

/**
 * Every page of the site, once. Navigation, footer and sitemap take their routes from here.
 */

/** The columns and dropdowns in which a page is listed. */
export type Group = 'company' | CollectionName;

type FixedPage = Exclude<PageName, 'not-found'>;

/** Pages of their own kind, each with a folder in `app/`. The spelling of the names is given by the specification. */
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

/** What search engines and menus know of a page. */
type PageFacts = Content['pages']['home']['page'];

export interface Route {
  path: string;
  group: Group;
  /** The content file the page is made from. */
  file: string;
  page: PageFacts;
}

/** All routes: the fixed pages, then each file of the collections, in the order of their groups and `order` fields. */
export function routesOf(content: Pick<Content, 'pages' | 'collections'>): Route[] {
  const fixed = Object.entries(FIXED_PAGES).map(([name, group]) => ({
    path: addressOf(name),
    group,
    file: `content/pages/${name}.yaml`,
    page: content.pages[name as FixedPage].page,
  }));
  const collected = Object.entries(content.collections).flatMap(([folder, pages]) =>
    Object.entries(pages).map(([name, { page }]) => ({
      path: addressOf(name),
      group: folder as Group,
      file: `content/${folder}/${name}.yaml`,
      page,
    })),
  );
  return [...fixed, ...collected].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

const GROUPS: readonly Group[] = ['company', 'services', 'insights', 'industries'];

function rank(route: Route): number {
  return GROUPS.indexOf(route.group) * 100 + (route.path === '/' ? 0 : route.page.order);
}

/**
 * The route of a page.
 *
 * @throws {Error} when there is no such page
 */
export function findRoute(content: Content, path: string): Route {
  const route = routesOf(content).find((each) => each.path === path);
  if (!route) throw new Error(`The site has no page ${path}.`);
  return route;
}

/** The routes of one group, in menu order. */
export function routesIn(content: Content, group: Group): Route[] {
  return routesOf(content).filter((route) => route.group === group);
}

/** The address of a page's production URL, such as `https://www.example.com/about`; the home page ends with a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
