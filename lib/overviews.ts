import type { Content } from './content';
import { MANY_IN_MENU, type Insight, type Overview } from './content/schema';
import { SPECIFIED_PAGES } from './content/specification-rules';
import { findRoute, routesIn, routesOf, type Group, type Route } from './routes';

/** The overviews of a group, in menu order: the one that lists all comes first. */
function overviewsIn(content: Content, group: Group): Route<Overview>[] {
  const overviews = routesOf(content).filter((route) => route.isOverview && route.group === group) as Route<Overview>[];
  return overviews.sort((one, other) => Number(!!one.content.topic) - Number(!!other.content.topic));
}

/** The page that lists all pages of a group; undefined where menu and footer do. */
export function overviewOf(content: Content, group: Group): Route | undefined {
  if (group !== 'services') return overviewsIn(content, group)[0];
  // From nine services on, the menu lists only those of the specification; /services lists the rest.
  return routesIn(content, group).length >= MANY_IN_MENU ? findRoute(content, '/services') : undefined;
}

/** The overviews of the topics of a group, in the order of their places. */
export const topicsOf = (content: Content, group: Group): Route[] =>
  overviewsIn(content, group).filter(({ content: { topic } }) => topic);

/** The pages that menu and footer list of a group: all, or where an overview does, those of the specification and it. */
export function listedIn(content: Content, group: Group): Route[] {
  const routes = routesIn(content, group).filter(({ path }) => path !== '/');
  const overview = overviewOf(content, group);
  return overview ? [...routes.filter(isSpecified), overview] : routes;
}

const isSpecified = ({ path, file }: Route) =>
  file.startsWith('content/pages/') || Object.values(SPECIFIED_PAGES).some((names) => names.includes(path.slice(1)));

/** The overviews above a page: that of its group, and below it that of its topic. */
export function overviewsAbove(content: Content, { path, group, content: page }: Route): Route[] {
  const topics = [undefined, 'topic' in page ? page.topic : undefined];
  return overviewsIn(content, group).filter((each) => each.path !== path && topics.includes(each.content.topic));
}

/** What decides the place of a page in an overview; an industry has a topic at most. */
type Dated = Pick<Insight, 'published' | 'replacedBy' | 'topic'>;

/** Newest first; those without a day keep their order behind them, and those that others replace come last. */
export function newestFirst<Page extends Dated>(routes: readonly Route<Page>[]): Route<Page>[] {
  const rank = ({ content: { published = '0', replacedBy } }: Route<Dated>) => `${replacedBy ? 0 : 1}${published}`;
  return [...routes].sort((one, other) => rank(other).localeCompare(rank(one)));
}

/** Rows of an overview under their year; those without a day, and those that are replaced, have none. */
interface Rows {
  year?: string;
  routes: Route[];
}

/** The entries of an overview. */
export function rowsOf(content: Content, { pages, topic }: Overview): Rows[] {
  const listed = routesIn(content, pages).filter((route) => !topic || route.content.topic === topic);
  const rows: Rows[] = [];
  for (const route of newestFirst(listed)) {
    const { published, replacedBy }: Dated = route.content;
    const year = replacedBy ? undefined : published?.slice(0, 4);
    if (rows.length > 0 && rows.at(-1)!.year === year) rows.at(-1)!.routes.push(route);
    else rows.push({ ...(year && { year }), routes: [route] });
  }
  return rows;
}
