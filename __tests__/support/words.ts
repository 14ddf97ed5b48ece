import { getContent } from '@/lib/content';
import { menuProps } from '@/lib/menu';

/** The words of the site, for queries by role: read from `content/`, so that an editor can change them freely. */
export const content = getContent();

const menu = menuProps(content);

/** The dropdowns of the top navigation. */
export const dropdowns = menu.items.flatMap((item) => ('entries' in item ? [item] : []));

export const menuWords = { name: menu.label, open: menu.openLabel, close: menu.closeLabel };

export const form = content.pages.contacts.form;

export const carousel = content.pages.home.carousel;

/** What a slide says of its place, by its number from 1. */
export const slidePosition = (number: number) =>
  carousel.position.replace('{number}', `${number}`).replace('{count}', `${carousel.slides.length}`);

export const tabs = content.pages.about.tabs;
