import type { Content } from '@/lib/content';
import type { Overview } from '@/lib/content/core/schema';
import { SPECIFIED_PAGES } from '@/lib/content/core/specification-rules';
import { routesIn, routesOf, type Group, type Route } from './routes';

/** The page that lists all pages of a group; undefined if the menu and footer list them. */
export const overviewOf = (content: Content, group: Group): Route | undefined =>
  routesOf(content).find((route) => route.isOverview && route.group === group);

/**
 * The pages of a group that the menu and footer list: all of them or, if there is an overview, only the specified pages
 * and the overview.
 */
export function listedIn(content: Content, group: Group): Route[] {
  const routes = routesIn(content, group).filter(({ path }) => path !== '/');
  const overview = overviewOf(content, group);
  return overview ? [...routes.filter(isSpecified), overview] : routes;
}

const isSpecified = ({ path, file }: Route) =>
  file.startsWith('content/pages/') || Object.values(SPECIFIED_PAGES).some((names) => names.includes(path.slice(1)));

/** The date of an insight; an industry has none. */
const dayOf = ({ content }: Route) => ('published' in content ? content.published : undefined);

/** Newest first; undated ones come last, in their original order. */
export const newestFirst = <Page extends Route>(routes: readonly Page[]): Page[] =>
  [...routes].sort((one, other) => (dayOf(other) ?? '').localeCompare(dayOf(one) ?? ''));

/** The rows of an overview for one year; undated pages share a group without a year. */
interface Rows {
  year?: string;
  routes: Route[];
}

/** The entries of an overview. */
export function rowsOf(content: Content, { pages }: Overview): Rows[] {
  const rows: Rows[] = [];
  for (const route of newestFirst<Route>(routesIn(content, pages))) {
    const year = dayOf(route)?.slice(0, 4);
    if (rows.length > 0 && rows.at(-1)!.year === year) rows.at(-1)!.routes.push(route);
    else rows.push({ ...(year && { year }), routes: [route] });
  }
  return rows;
}
