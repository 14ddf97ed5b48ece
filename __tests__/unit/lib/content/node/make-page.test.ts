/** @jest-environment node */
import { existsSync } from 'node:fs';
import { loadContent } from '@/lib/content/node/load';
import { makePage } from '@/lib/content/node/make-page';
import { ContentCopy } from '@/__tests__/support/content/copy';

const copy = new ContentCopy();
const { root } = copy;
afterAll(() => copy[Symbol.dispose]());

test.each([
  ['industry', 'industries'],
  ['insight', 'insights'],
  ['service', 'services'],
])('a new %s is valid, is in the menu under its name, and marks all its text as placeholders', (kind, folder) => {
  const before = loadContent(root).placeholders.length;
  const { file, text } = makePage([kind, `new-${kind}`, 'Sea', kind], root);
  expect(file).toBe(`content/${folder}/new-${kind}.yaml`);

  const { content, issues, placeholders } = loadContent(root);
  expect(issues).toEqual([]);
  const pages = content!.collections[folder as 'services'];
  const { menu, order } = pages[`new-${kind}`]!.page;
  expect(menu).toBe(`Sea ${kind}`);
  expect(order).toBe(Math.max(...Object.values(pages).map(({ page }) => page.order)));
  expect(placeholders.length - before).toBe(text.match(/\[\[/g)!.length);
  expect(text.match(/(?<!\[\[)Write /g)).toBeNull();
});

test.each([
  [
    ['harbour', 'x', 'X'],
    'The kind of page must be one of service, insight, industry — write, for instance: npm run new',
  ],
  [['industry', '../x', 'X'], '"../x" cannot be an address — use lower-case letters'],
  [['industry', 'shipping'], 'The page has no name for the menu — write, for instance'],
  [['industry', 'retail', 'X'], 'content/industries/retail.yaml already exists — choose another name'],
  [['industry', 'about', 'X'], 'the address /about is taken by content/pages/about.yaml — rename the file'],
  [['industry', 'barges', 'The retail page'], 'Name in menus — is already used in content/industries/retail.yaml'],
])('%j is refused with the fix', (args, message) => {
  expect(() => makePage(args, root)).toThrow(message);
  for (const name of ['shipping', 'barges', 'about']) {
    expect(existsSync(copy.path(`content/industries/${name}.yaml`))).toBe(false);
  }
});

test('no page is made while the content has a mistake', () => {
  copy.write('content/stray.yaml', '');
  expect(() => makePage(['industry', 'shipping', 'Shipping'], root)).toThrow('no page is made from this file');
});
