import type { Content } from './content';
import type { TopEntry } from './content/schema';
import { listedIn, overviewOf } from './overviews';
import { findRoute, routesOf, type Group, type Route } from './routes';

/** Added to a link to the page it stands on, or to the overview that lists that page: the value of its `aria-current`. */
interface Current {
  current?: 'page' | 'true';
}

/** A link of a menu or footer column. */
export interface MenuEntry extends Current {
  title: string;
  url: string;
  /** The subject of its page, in a line. */
  line?: string;
}

/** A dropdown of the top navigation. */
export interface MenuGroup {
  id: string;
  title: string;
  entries: MenuEntry[];
}

/** The top navigation, as JSON. */
export interface TopMenu {
  id: string;
  /** Name of the navigation landmark. */
  label: string;
  openLabel: string;
  closeLabel: string;
  /** Plain links and dropdowns, in order. */
  items: (MenuEntry | MenuGroup)[];
  action: Current & { label: string; url: string };
}

/**
 * The pages of a group as menu entries, in menu order.
 *
 * @param current the route of the page that the menu stands on; the not-found page has none
 */
export function groupEntries(content: Content, group: Group, current?: string): MenuEntry[] {
  return marked(content, group, listedIn(content, group), current, ({ path, page }) => ({
    title: page.menu,
    url: path,
  }));
}

/**
 * The top navigation: what `content/navigation.yaml` lists, with the dropdowns filled from the pages there are.
 *
 * @param current the route of the page that the menu stands on; the not-found page has none
 */
export function topMenu(content: Content, current?: string): TopMenu {
  const { navigation } = content;
  return {
    id: 'main_menu',
    label: navigation.main,
    openLabel: navigation.open,
    closeLabel: navigation.close,
    items: navigation.top.map((item) => {
      const { id, title } = item;
      if ('url' in item) return withCurrent({ title, url: item.url }, current);
      const entries =
        'pages' in item
          ? pageEntries(content, item, current)
          : item.entries.map((entry) => withCurrent({ title: entry.title, url: entry.url }, current));
      return { id, title, entries };
    }),
    action: withCurrent(navigation.action, current),
  };
}

type Pages = Extract<TopEntry, { pages: unknown }>;

/** The pages of a dropdown, each with its line, and the overview of them as the last row. */
function pageEntries(content: Content, { pages, overview }: Pages, current?: string): MenuEntry[] {
  const listed = listedIn(content, pages);
  const last = overview && listed.every(({ path }) => path !== overview) ? [findRoute(content, overview)] : [];
  return marked(content, pages, [...listed, ...last], current, ({ path, page }) => {
    const line = lineOf(page);
    return { title: page.menu, url: path, ...(line && { line }) };
  });
}

/** The entries of a group; on a page that they leave out, the overview that lists it is marked. */
function marked(
  content: Content,
  group: Group,
  routes: readonly Route[],
  current: string | undefined,
  entryOf: (route: Route) => MenuEntry,
): MenuEntry[] {
  const overview = overviewOf(content, group);
  const isLeftOut =
    routes.every(({ path }) => path !== current) &&
    routesOf(content).some(({ path, group: own }) => path === current && own === group);
  return routes.map((route) =>
    isLeftOut && route === overview ? { ...entryOf(route), current: 'true' } : withCurrent(entryOf(route), current),
  );
}

/** The part of a title beyond the name in menus: of "Cloud: What to Move" it is "What to Move". */
function lineOf({ title, menu }: { title: string; menu: string }): string {
  const rest = title.startsWith(menu) ? title.slice(menu.length).replace(/^[\s:,–-]+/, '') : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withCurrent<Link extends { url: string }>(link: Link, current?: string): Link & Current {
  return link.url === current ? { ...link, current: 'page' } : link;
}
