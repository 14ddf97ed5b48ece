import { topMenu, type MenuEntry } from '@/lib/site/menu';
import { routesOf } from '@/lib/site/routes';
import { readBuiltContent } from '../fresh-build';

/** The site's wording for queries by role, from its content, so that no test fails when an editor changes it. */
export const content = readBuiltContent();

export const routes = routesOf(content).map(({ path }) => path);

/** The name of a page's layout: the pages of a content folder share one. */
export function layoutOf(route: string): string {
  const folder = Object.entries(content.collections).find(([, pages]) => route.slice(1) in pages);
  return folder ? `${folder[0]}-page` : route === '/' ? 'home' : route.slice(1);
}

/** One page of each layout, and the not-found page. */
export const onePerLayout = [...new Map(routes.map((route) => [layoutOf(route), route])).values(), '/no-such-page'];

const menu = topMenu(content);
/** The dropdowns of the top navigation, each with the name of its button. */
export const dropdowns = menu.items.flatMap((item) =>
  'entries' in item ? [{ ...item, button: item.buttonLabel ?? item.title }] : [],
);

/** One whose title is a link to a page. */
export const dropdownWithPage = dropdowns.find(({ url }) => url)!;

/** The name of an entry: its title and its line. */
export const entryName = ({ title, line }: Pick<MenuEntry, 'title' | 'line'>): string =>
  [title, line].filter(Boolean).join(' ');

export const menuItems = [
  ...menu.items.flatMap((item) => [item.title, ...('buttonLabel' in item ? [item.buttonLabel] : [])]),
  menu.action.label,
].flatMap((name) => name ?? []);

export const menuLabels = { name: menu.label, open: menu.openLabel, close: menu.closeLabel };

export const form = content.pages.contacts.form;
export const tabs = content.pages.about.tabs;
export const carousel = content.pages.home.carousel;

/** The name of the button that shows a slide, by its number from 1. */
export const slideButton = (number: number): string =>
  `${carousel.show} ${number}: ${carousel.slides[number - 1]!.heading}`;

/** The accessible name of a slide. @param number from 1 */
export const slidePosition = (number: number) =>
  carousel.position.replace('{number}', `${number}`).replace('{count}', `${carousel.slides.length}`);
