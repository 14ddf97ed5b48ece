/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { getContent } from '@/lib/content';
import { ContentError } from '@/lib/content/core/issues';
import type { Content } from '@/lib/content/schema';
import { groupEntries, topMenu } from '@/lib/site/menu';
import { routesOf, type Group } from '@/lib/site/routes';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from '@/__tests__/support/content/copy';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
  jest.spyOn(process, 'cwd').mockReturnValue(copy.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  copy[Symbol.dispose]();
});

/** The entries of a group's dropdown in the top navigation. */
function dropdown(content: Content, group: string) {
  const item = topMenu(content).items.find((each) => 'id' in each && each.id === group);
  return item && 'entries' in item ? item.entries : [];
}

/** Adds a page as an editor would: a copy of another page, with its own name and title. */
function addCopy(from: string, to: string) {
  const text = copy.read(from).replace(/title: .*/, "title: 'A Page of Its Own'");
  const description = 'A description that no other page has, and that is long enough for a search engine to show.';
  copy.write(
    to,
    text
      .replace(/description: (>-\n(?: {4}.*\n)+|.*\n)/, `description: ${description}\n`)
      .replace(/menu: .*/, 'menu: Our Own')
      .replace(/order: .*/, 'order: 99'),
  );
}

test.each<[Group, string]>([
  ['industries', 'aviation'],
  ['insights', 'cloud'],
  ['services', 'skilldevelopment'],
])('a new file in content/%s becomes a new page everywhere, with no other edits', (group, neighbour) => {
  const before = getContent();
  addCopy(`content/${group}/${neighbour}.yaml`, `content/${group}/our-own.yaml`);
  const content = getContent();
  const entry = { title: 'Our Own', url: '/our-own' };

  const added = routesOf(content).filter(({ path }) => path === '/our-own');
  expect(added).toMatchObject([{ group, file: `content/${group}/our-own.yaml`, page: { title: 'A Page of Its Own' } }]);
  expect(routesOf(content)).toHaveLength(routesOf(before).length + 1);
  expect(groupEntries(content, group)).toEqual([...groupEntries(before, group), entry]);
  expect(dropdown(content, group)).toEqual([...dropdown(before, group), { ...entry, line: 'A Page of Its Own' }]);
  expect(sitemap().map(({ url }) => url)).toContain(`${content.site.url}/our-own`);
  expect(Object.keys(content.collections[group as 'industries'])).toContain('our-own');
});

test('the order of a page decides its place in the menu', () => {
  copy.write(SHIPPING_FILE, SHIPPING.replace('order: 6', 'order: 1').replace('menu: Shipping', 'menu: Aaa'));
  const names = groupEntries(getContent(), 'industries').map(({ title }) => title);
  expect(names.indexOf('Aaa')).toBeLessThan(2);
  expect(names.at(-1)).not.toBe('Aaa');
});

test('broken content throws', () => {
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', 'badge: 12').replace('order: 6', 'order: 0'));
  expect(() => getContent()).toThrow(ContentError);
  expect(() => getContent()).toThrow(
    /^The content has 2 mistakes:\n\n.*shipping.yaml:5:10 Menus and search › Position in/,
  );
});

test('placeholders are listed by their values', () => {
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', "badge: '[[Shipping]]'"));
  const { placeholders, collections } = getContent();
  expect(placeholders).toEqual(expect.arrayContaining(['Shipping', 'hello@nestif.example']));
  expect(collections.industries.shipping?.badge).toBe('Shipping');
});

test('the content is read again each time, so an editor sees a change on the next reload', () => {
  copy.write(SHIPPING_FILE, SHIPPING);
  expect(getContent().collections.industries.shipping?.badge).toBe('Shipping');
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: Ships');
  expect(getContent().collections.industries.shipping?.badge).toBe('Ships');
});
