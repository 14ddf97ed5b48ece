import type { MenuProps } from '@/components/menu/menu';
import type { Content } from './content';
import { routesIn, type Group } from './routes';

/** An entry of a menu or footer column. */
export interface MenuEntry {
  id: string;
  title: string;
  url: string;
}

/** The pages of a group as menu entries, in menu order. */
export function groupEntries(content: Content, group: Group): MenuEntry[] {
  return routesIn(content, group)
    .filter(({ path }) => path !== '/')
    .map(({ path, page }) => ({ id: path.slice(1).toLowerCase(), title: page.menu, url: path }));
}

/** The top navigation: what `content/navigation.yaml` lists, with the dropdowns filled from the pages there are. */
export function menuProps(content: Content): MenuProps {
  const { navigation } = content;
  return {
    id: 'menu',
    label: navigation.main,
    openLabel: navigation.open,
    closeLabel: navigation.close,
    items: navigation.top.map((item) => {
      if ('url' in item) return item;
      const { id, title } = item;
      return { id, title, entries: 'pages' in item ? groupEntries(content, item.pages) : item.entries };
    }),
    action: navigation.action,
  };
}
