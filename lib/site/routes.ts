import { pagePath } from '@/lib/content/files';
import { COLLECTION_NAMES, type CollectionName, type Content, type PageName } from '@/lib/content/schema';

/** Every page of the site, once. Navigation, footer and sitemap get their routes from this file. */

/** The columns and dropdowns that list the pages, in their order. */
export type Group = 'company' | CollectionName;
export const GROUPS: readonly Group[] = ['company', ...COLLECTION_NAMES];

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

/** The facts of a page for search engines and menus. */
type PageFacts = Content['pages']['home']['page'];

type Collections = Content['collections'];
type PageContent = Content['pages'][FixedPage] | Collections[CollectionName][string];

export interface Route<Whole = PageContent> {
  path: string;
  group: Group;
  /** The content file that the page is made from. */
  file: string;
  page: PageFacts;
  /** All values of the file. */
  content: Whole;
}

type Pages = Pick<Content, 'pages' | 'collections'>;

/** A cache, because every page needs the routes many times. */
const known = new WeakMap<Pages, readonly Route[]>();

/** All routes: the fixed pages, then each file of the collections, in the order of their groups and `order` fields. */
export function routesOf(content: Pages): readonly Route[] {
  const routes = known.get(content) ?? listRoutes(content);
  known.set(content, routes);
  return routes;
}

function listRoutes(content: Pages): Route[] {
  const fixed = Object.entries(FIXED_PAGES).map(([name, group]) => ({
    path: pagePath(name),
    group,
    file: `content/pages/${name}.yaml`,
    page: content.pages[name as FixedPage].page,
    content: content.pages[name as FixedPage],
  }));
  const collected = Object.entries(content.collections).flatMap(([folder, pages]) =>
    Object.entries(pages).map(([name, page]): Route => ({
      path: pagePath(name),
      group: folder as Group,
      file: `content/${folder}/${name}.yaml`,
      page: page.page,
      content: page,
    })),
  );
  return [...fixed, ...collected].sort(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || orderOf(a) - orderOf(b) || compare(a.path, b.path),
  );
}

const orderOf = ({ path, page }: Route): number => (path === '/' ? 0 : page.order);
const { compare } = new Intl.Collator('en');

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

/** The values of the pages of a group. All insights are of one kind, and so are all industries. */
type PageOf<Name extends Group> = Name extends 'insights' | 'industries' ? Collections[Name][string] : PageContent;

/** The routes of one group, in menu order. */
export function routesIn<Name extends Group>(content: Content, group: Name): Route<PageOf<Name>>[] {
  const routes = routesOf(content).filter((route) => route.group === group);
  return routes as Route<PageOf<Name>>[];
}

/** The address of a page's production URL, such as `https://www.example.com/about`; the home page ends with a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
