import type { Content } from '@/lib/content';
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
export type TopMenu = ReturnType<typeof topMenu>;

/**
 * The pages of a group as menu entries, in menu order, without the home page, which the logo links to.
 *
 * @param current the route of the page that shows the menu; the not-found page has none
 */
export function groupEntries(content: Content, group: Group, current?: string): MenuEntry[] {
  const listed = routesIn(content, group).filter(({ path }) => path !== '/');
  return listed.map(({ path, meta }) => withCurrent({ title: meta.menu, url: path }, current));
}

/**
 * The top navigation as `content/navigation.yaml` lists it, with plain links and dropdowns. A dropdown may list the
 * existing pages of a group, each with its line, and have a page behind its title.
 *
 * @param current the route of the page that shows the menu; the not-found page has none
 */
export function topMenu(content: Content, current?: string) {
  const { main, open, close, pagesUnder, top, action } = content.navigation;
  const items = top.map((item): MenuEntry | MenuGroup => {
    const { id, title } = item;
    if ('url' in item) return withCurrent({ title, url: item.url }, current);
    if ('entries' in item)
      return { id, title, entries: item.entries.map(({ title, url }) => withCurrent({ title, url }, current)) };
    const { pages, overview: url } = item;
    const others = routesIn(content, pages).filter(({ path }) => path !== url);
    const entries = others.map(({ path, meta }) => {
      const line = lineOf(meta);
      return withCurrent({ title: meta.menu, url: path, ...(line && { line }) }, current);
    });
    if (!url) return { id, title, entries };
    const isInside = current !== undefined && findRoute(content, current).group === pages;
    const buttonLabel = pagesUnder.replace('{title}', title);
    return withCurrent({ id, title, entries, buttonLabel, ...(isInside && { current: 'true' }), url }, current);
  });
  return {
    id: 'main_menu',
    /** Id of the footer's navigation: until its script runs, the menu's button links there. */
    footer: FOOTER_NAVIGATION,
    /** Name of the navigation landmark. */
    label: main,
    openLabel: open,
    closeLabel: close,
    items,
    action: withCurrent(action, current),
  };
}

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
