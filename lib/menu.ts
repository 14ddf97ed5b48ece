import type { Content } from './content';
import type { TopEntry } from './content/schema';
import { findRoute, routesIn, type Group } from './routes';

/** Added to a link that leads to the page it stands on: the value of its `aria-current`. */
interface Current {
  current?: 'page';
}

/** A link of a menu or footer column. */
export interface MenuEntry extends Current {
  title: string;
  url: string;
  /** What its page is about, in a line. */
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
  return routesIn(content, group)
    .filter(({ path }) => path !== '/')
    .map(({ path, page }) => withCurrent({ title: page.menu, url: path }, current));
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
  const routes = [...routesIn(content, pages), ...(overview ? [findRoute(content, overview)] : [])];
  return routes.map(({ path, page }) => {
    const line = lineOf(page);
    return withCurrent({ title: page.menu, url: path, ...(line && { line }) }, current);
  });
}

/** What the title of a page says beyond its name in menus: of "Cloud: What to Move" it is "What to Move". */
function lineOf({ title, menu }: { title: string; menu: string }): string {
  const rest = title.startsWith(menu) ? title.slice(menu.length).replace(/^[\s:,–-]+/, '') : title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withCurrent<Link extends { url: string }>(link: Link, current?: string): Link & Current {
  return link.url === current ? { ...link, current: 'page' } : link;
}
