import type { Step } from './schema/json-schema';

/** Ids in content files that only tell entries apart: no element of the page has them. */
const NO_ANCHORS = ['carousel.slides', 'hero.partners.logos', 'gallery.pictures', 'facts.items'];

/** The ids that the site's own elements have on every page, and on single ones. */
export const ON_EVERY_PAGE = ['main', 'menu', 'footer-contact'];
const ON_PAGE: Readonly<Record<string, readonly string[]>> = {
  '/': ['carousel', 'who-we-are', 'team', 'difference'],
  '/about': ['tabs', 'tabs-heading'],
  '/contacts': ['details', 'offices'],
  '/media': ['facts'],
  '/whoweare': ['gallery'],
};
const ON_INSIGHTS = ['contents'];

/** Whether the id at this place of a file becomes the id of an element. */
export function isAnchor(path: readonly Step[]): boolean {
  const list = path.filter((step) => typeof step === 'string').slice(0, -1);
  return !NO_ANCHORS.includes(list.join('.'));
}

/**
 * The ids of the site's own elements on a page.
 *
 * @param file the content file of the page
 */
export function siteIdsOf(address: string, file: string): readonly string[] {
  const own = file.startsWith('content/insights/') ? ON_INSIGHTS : (ON_PAGE[address] ?? []);
  return [...ON_EVERY_PAGE, ...own];
}
