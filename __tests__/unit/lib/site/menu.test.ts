import { getContent } from '@/lib/content';
import { topMenu, type MenuGroup } from '@/lib/site/menu';

const content = getContent();

/** The menu entry of a page whose title and name in menus are changed. */
function entryFor(title: string, menu: string) {
  const page = { ...content.pages.softwareconsulting.page, title, menu, order: 1 };
  const pages = { ...content.pages, softwareconsulting: { ...content.pages.softwareconsulting, page } };
  const { items } = topMenu({ ...content, pages });
  return items
    .flatMap((item) => ('entries' in item ? item.entries : []))
    .find(({ url }) => url === '/softwareconsulting');
}

test.each([
  ['Consulting: What to Buy', 'Consulting', 'What to Buy'],
  ['Consulting, from Sketch to Handover', 'Consulting', 'From Sketch to Handover'],
  ['Who We Are and How', 'Who We Are', 'And How'],
  ['Which Software to Buy', 'Consulting', 'Which Software to Buy'],
  ['Cloudy Days and Clear Bills', 'Cloud', 'Cloudy Days and Clear Bills'],
  ['Cloud-Based Desks', 'Cloud', 'Cloud-Based Desks'],
  ['Cloud’s Limits', 'Cloud', 'Cloud’s Limits'],
])('for the title "%s", the entry "%s" shows "%s"', (title, menu, line) => {
  expect(entryFor(title, menu)).toEqual({ title: menu, url: '/softwareconsulting', line });
});

test('the entry whose page has the lowest number is the first', () => {
  const pages = { ...content.pages };
  for (const [index, name] of (['marketing', 'softwareconsulting', 'productEngg'] as const).entries())
    pages[name] = { ...pages[name], page: { ...pages[name].page, order: index - 3 } } as never;
  const entries = topMenu({ ...content, pages }).items.flatMap((item) => ('entries' in item ? item.entries : []));
  const urls = entries.map(({ url }) => url).filter((url) => /market|consult|Engg/.test(url));
  expect(urls).toEqual(['/marketing', '/softwareconsulting', '/productEngg']);
});

test('an entry has no second line if its title is the same as its name', () => {
  expect(entryFor('Consulting', 'Consulting')).toEqual({ title: 'Consulting', url: '/softwareconsulting' });
});

describe('the title of Services', () => {
  const services = (current?: string) =>
    topMenu(content, current).items.find((item) => 'id' in item && item.id === 'services') as MenuGroup;

  test('links to its page, which is not repeated in its list', () => {
    const { url, buttonLabel, entries } = services();
    expect([url, buttonLabel]).toEqual(['/services', content.navigation.pagesUnder.replace('{title}', 'Services')]);
    expect(entries.map(({ url }) => url)).not.toContain('/services');
  });

  test.each([
    ['/services', 'page'],
    ['/marketing', 'true'],
    ['/about', undefined],
    [undefined, undefined],
  ])('is marked on %s as %s', (path, current) => expect(services(path).current).toBe(current));
});
