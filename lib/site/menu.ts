import type { Content } from '@/lib/content';
import type { TopEntry } from '@/lib/content/schema';
import { findRoute, routesIn, type Group } from './routes';

/** The value of `aria-current` of a link to the page itself, or to the page that lists it. */
interface Current {
  current?: 'page' | 'true';
}

/** A link in a menu or footer column. */
export interface MenuEntry extends Current {
  title: string;
  url: string;
  /** The subject of the linked page, in a line. */
  line?: string;
}

/** A dropdown of the top navigation: a button or, if it has a page, a link to that page and a button. */
export interface MenuGroup extends Current {
  id: string;
  title: string;
  entries: MenuEntry[];
  /** The page that the title links to, and the name of the button beside the title. */
  url?: string;
  buttonLabel?: string;
}

/** Id of the footer's navigation. */
export const FOOTER_NAVIGATION = 'all_pages';

/** The top navigation, as JSON. */
export interface TopMenu {
  id: string;
  /** Id of the footer's navigation: until its script runs, the menu's button links there. */
  footer: string;
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
 * @param current the route of the page that shows the menu; the not-found page has none
 */
export function groupEntries(content: Content, group: Group, current?: string): MenuEntry[] {
  return listedIn(content, group).map(({ path, page }) => withCurrent({ title: page.menu, url: path }, current));
}

/**
 * The top navigation as `content/navigation.yaml` lists it. Its dropdowns list the existing pages.
 *
 * @param current the route of the page that shows the menu; the not-found page has none
 */
export function topMenu(content: Content, current?: string): TopMenu {
  const { navigation } = content;
  return {
    id: 'main_menu',
    footer: FOOTER_NAVIGATION,
    label: navigation.main,
    openLabel: navigation.open,
    closeLabel: navigation.close,
    items: navigation.top.map((item) => {
      const { id, title } = item;
      if ('url' in item) return withCurrent({ title, url: item.url }, current);
      if ('pages' in item) return { id, title, ...pagesOf(content, item, current) };
      return { id, title, entries: item.entries.map(({ title, url }) => withCurrent({ title, url }, current)) };
    }),
    action: withCurrent(navigation.action, current),
  };
}

type Pages = Extract<TopEntry, { pages: unknown }>;

/** The pages of a dropdown, each with its line, and the page behind its title. */
function pagesOf(
  content: Content,
  { title, pages, overview: url }: Pages,
  current?: string,
): Omit<MenuGroup, 'id' | 'title'> {
  const entries = listedIn(content, pages)
    .filter(({ path }) => path !== url)
    .map(({ path, page }) => {
      const line = lineOf(page);
      return withCurrent({ title: page.menu, url: path, ...(line && { line }) }, current);
    });
  if (!url) return { entries };
  const buttonLabel = content.navigation.pagesUnder.replace('{title}', title);
  const isInside = current !== undefined && findRoute(content, current).group === pages;
  return { entries, buttonLabel, ...(isInside && { current: 'true' }), ...withCurrent({ url }, current) };
}

/** The pages of a group without the home page, which the logo links to. */
const listedIn = (content: Content, group: Group) => routesIn(content, group).filter(({ path }) => path !== '/');

/**
 * The part of a title after the name in menus, if the name is a part of its own: "What to Move" for "Cloud: What to
 * Move", but all of "Cloud-Based Desks".
 */
function lineOf({ title, menu }: { title: string; menu: string }): string {
  const after = title.startsWith(menu) ? /^(?:$|[\s:,–—][\s:,–—-]*)(.*)/.exec(title.slice(menu.length)) : null;
  const rest = after?.[1] ?? title;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withCurrent<Link extends { url: string }>(link: Link, current?: string): Link & Current {
  return link.url === current ? { ...link, current: 'page' } : link;
}
