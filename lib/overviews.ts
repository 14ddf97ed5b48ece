import type { Content } from './content';
import type { Overview } from './content/schema';
import { SPECIFIED_PAGES } from './content/specification';
import { findRoute, routesIn, type Group, type Route } from './routes';

/** From so many services on, the menu leaves those to the page of all services that the specification does not list. */
const MANY_SERVICES = 9;

/** The overviews of a group: the one that lists all comes first. */
function overviewsIn({ collections }: Content, group: Group): { path: string; overview: Overview }[] {
  return Object.entries(collections.overviews)
    .map(([name, overview]) => ({ path: `/${name}`, overview }))
    .filter(({ overview }) => overview.pages === group)
    .sort(
      (a, b) =>
        Number(!!a.overview.topic) - Number(!!b.overview.topic) || a.overview.page.order - b.overview.page.order,
    );
}

/** The page that lists all pages of a group; undefined where menu and footer do. */
export function overviewOf(content: Content, group: Group): Route | undefined {
  if (group === 'services') {
    return routesIn(content, group).length >= MANY_SERVICES ? findRoute(content, '/services') : undefined;
  }
  const [whole] = overviewsIn(content, group);
  return whole && findRoute(content, whole.path);
}

/** The overviews of the topics of a group, in the order of their places. */
export const topicsOf = (content: Content, group: Group): Route[] =>
  overviewsIn(content, group).flatMap(({ path, overview }) => (overview.topic ? findRoute(content, path) : []));

/** The pages that menu and footer list of a group: all, or where an overview does, those of the specification and it. */
export function listedIn(content: Content, group: Group): Route[] {
  const routes = routesIn(content, group).filter(({ path }) => path !== '/');
  const overview = overviewOf(content, group);
  return overview ? [...routes.filter(isSpecified), overview] : routes;
}

const isSpecified = ({ path, file }: Route) =>
  file.startsWith('content/pages/') || Object.values(SPECIFIED_PAGES).some((names) => names.includes(path.slice(1)));

/** The overviews above a page: that of its group, and below it that of its topic. */
export function overviewsAbove(content: Content, { path, group, isOverview }: Route): Route[] {
  const { insights, industries, overviews } = content.collections;
  const name = path.slice(1);
  const topic = (isOverview ? overviews[name] : (insights[name] ?? industries[name]))?.topic;
  const above = overviewsIn(content, group).filter(({ overview }) => !overview.topic || overview.topic === topic);
  return above.map((each) => findRoute(content, each.path)).filter((each) => each.path !== path);
}

/** Insights, newest first; those without a day keep their order behind them, and those that others replace come last. */
export function newestFirst({ collections }: Content, routes: readonly Route[]): Route[] {
  const rank = ({ path }: Route) => {
    const { published = '', replacedBy } = collections.insights[path.slice(1)] ?? {};
    return { published: published || '0', isReplaced: Number(!!replacedBy) };
  };
  return routes
    .map((route) => ({ route, ...rank(route) }))
    .sort(
      (a, b) => a.isReplaced - b.isReplaced || (a.published < b.published ? 1 : Number(a.published > b.published) * -1),
    )
    .map(({ route }) => route);
}

/** Rows of an overview under their year; those without a day, and those that are replaced, have none. */
interface Rows {
  year?: string;
  routes: Route[];
}

/** The entries of an overview. */
export function rowsOf(content: Content, { pages, topic }: Overview): Rows[] {
  const of = ({ path }: Route) => content.collections[pages][path.slice(1)]!;
  const listed = routesIn(content, pages).filter((route) => !topic || of(route).topic === topic);
  const rows: Rows[] = [];
  for (const route of newestFirst(content, listed)) {
    const page = of(route);
    const year =
      'replacedBy' in page && page.replacedBy
        ? undefined
        : 'published' in page
          ? page.published?.slice(0, 4)
          : undefined;
    if (rows.length > 0 && rows.at(-1)!.year === year) rows.at(-1)!.routes.push(route);
    else rows.push({ ...(year && { year }), routes: [route] });
  }
  return rows;
}
