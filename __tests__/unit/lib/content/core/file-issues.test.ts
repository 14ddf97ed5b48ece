/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from '@/__tests__/support/content/copy';

// cspell:ignore contcts

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

const STRAY = 'no page is made from this file';
const REMOVE =
  'remove it; to add a page, create a file such as "shipping.yaml" in one of content/services, content/insights, content/industries';
const SPELLING = 'give the file another name, or ask a programmer to free this one (lib/content/core/redirects.ts)';
const RENAME = 'rename the file, or delete one of the two';
const TAKEN = 'is taken by a page, file or folder of the site itself — rename the file';
const NO_ADDRESS =
  'the name of the file cannot be used as a page’s address — use lower-case letters, digits and hyphens, and start with a letter';

const missing = (file: string) =>
  `${file}:1:1 — the file is missing, and the site needs it — restore it from the project’s history, or ask a programmer to`;

test.each([
  ['with a capital and a space', 'Shipping copy', NO_ADDRESS],
  ['that starts with a digit', '404', NO_ADDRESS],
  ['of a page in content/pages', 'about', `the address /about is taken by content/pages/about.yaml — ${RENAME}`],
  ['of a file that the site generates', 'sitemap', `the address /sitemap ${TAKEN}`],
  ['of a file in public/', 'apple-icon', `the address /apple-icon ${TAKEN}`],
  ['of a folder that the build writes', 'islands', `the address /islands ${TAKEN}`],
  // If two files have the same address, the later one gets the issue.
  ['of a page in another folder', 'cloud', `the address /cloud is taken by content/insights/cloud.yaml — ${RENAME}`],
  [
    'that the hosting redirects',
    'sustainability',
    `the address /sustainability already leads to /sustainabilty — ${SPELLING}`,
  ],
  [
    'that begins with the name of the contact page',
    'contacts-delhi',
    'the address /contacts-delhi begins with /contacts, which only the contact page may do — start the name of the file with another word',
  ],
])('the check refuses a page with a name %s', (_, name, issue) => {
  copy.write('app/sitemap.ts', '');
  copy.write('public/apple-icon.png', '');
  copy.write(`content/industries/${name}.yaml`, SHIPPING);
  expect(copy.issues()).toEqual([`content/industries/${name}.yaml:1:1 — ${issue}`]);
});

test('two new pages must not have the same address', () => {
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.write('content/insights/shipping.yaml', SHIPPING);
  const issue = `the address /shipping is taken by ${SHIPPING_FILE} — ${RENAME}`;
  expect(copy.issues()[0]).toBe(`content/insights/shipping.yaml:1:1 — ${issue}`);
});

test.each([
  ['of another type', 'content/pages/notes.docx'],
  ['in a subfolder', 'content/industries/asia/ports.yaml'],
  ['next to the folder of the pictures', 'content/pictures.yaml'],
  ['with the ending .YML', 'content/industries/Shipping.YML'],
  ['with a hidden second ending', 'content/industries/shipping.yaml.txt'],
  ['with code, among the pictures', 'content/pictures/prettier.config.mjs'],
  ['with settings, among the pictures', 'content/pictures/package.json'],
])('the check refuses a stray file %s', (_, file) => {
  copy.write(file, SHIPPING);
  expect(copy.issues()).toEqual([`${file}:1:1 — ${STRAY} — ${REMOVE}`]);
});

test('missing files are reported, including pages of the specification, but links to them are not', () => {
  copy.remove('content/navigation.yaml');
  copy.remove('content/services/workforcemanagement.yaml');
  copy.write('content/industries/shops.yaml', copy.read('content/industries/retail.yaml'));
  copy.remove('content/industries/retail.yaml');
  expect(copy.issues()).toEqual(
    ['content/industries/retail.yaml', 'content/navigation.yaml', 'content/services/workforcemanagement.yaml'].map(
      missing,
    ),
  );
  copy.remove('content');
  expect(copy.issues()).toHaveLength(26);
});

test('a folder in place of a file is reported', () => {
  copy.remove('content/site.yaml');
  copy.write('content/site.yaml/a.yaml', SHIPPING);
  expect(copy.issues()).toEqual([missing('content/site.yaml'), `content/site.yaml/a.yaml:1:1 — ${STRAY} — ${REMOVE}`]);
});

test('symlinks are reported and never followed, except hidden ones, which are ignored', () => {
  symlinkSync('nowhere.yaml', copy.path(SHIPPING_FILE));
  symlinkSync('..', copy.path('content/industries/more'));
  symlinkSync(tmpdir(), copy.path('content/pictures/shared'));
  symlinkSync('somebody@a-machine.1234', copy.path('content/industries/.#aviation.yaml'));
  const issue = 'is a link, which the site does not follow — replace the link with the file itself';
  expect(copy.issues()).toEqual(
    ['content/industries/more', SHIPPING_FILE, 'content/pictures/shared'].map((file) => `${file}:1:1 — ${issue}`),
  );
});

test('hidden files, files that programs create unasked, and notes for editors are allowed', () => {
  for (const name of ['.shipping.yaml.swp', '.DS_Store', 'Thumbs.db', '~$aviation.yaml', 'README.md']) {
    copy.write(`content/industries/${name}`, '\0');
  }
  copy.write('content/.idea/workspace.yaml', 'never: read');
  copy.write('content/pictures/notes.txt', 'where the pictures come from');
  expect(copy.issues()).toEqual([]);
});

test('links to a page whose file cannot be parsed are not reported', () => {
  copy.write(SHIPPING_FILE, 'page: "never closed\n');
  copy.change('content/industries/aviation.yaml', /url: .*$/m, 'url: /shipping#berths');
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:2:1 — is not valid YAML`)]);
});

test('two pages must not share a title, a description or a name in menus', () => {
  const title = 'Shipping Software for Small Ports';
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.write('content/industries/trade.yaml', SHIPPING.replace(title, title.toUpperCase()));
  expect(copy.issues()).toEqual([
    `content/industries/trade.yaml:2:10 page.title — is already used in ${SHIPPING_FILE} — write one that no other page has`,
    `content/industries/trade.yaml:3:16 page.description — is already used in ${SHIPPING_FILE} — write one that no other page has`,
    `content/industries/trade.yaml:4:9 page.menu — is already used in ${SHIPPING_FILE} — write one that no other page has`,
  ]);
});

test('all issues of all files are reported together, in the order of files and lines', () => {
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: 12\nbadges: x');
  copy.change(SHIPPING_FILE, 'id: gates', 'id: berths');
  copy.change(SHIPPING_FILE, 'url: /contacts', 'url: /contcts');
  copy.write('content/industries/zoos.yaml', 'page: "never closed\n');
  copy.remove('content/pages/media.yaml');
  const founded = copy.change('content/site.yaml', 'founded: 2021', 'founded: ▲2022');
  expect(copy.issues().map((issue) => issue.replace(/ — .*/, ''))).toEqual([
    `${SHIPPING_FILE}:7:8 badge`,
    `${SHIPPING_FILE}:8:9 badges`,
    `${SHIPPING_FILE}:25:9 sections[1].id`,
    `${SHIPPING_FILE}:35:10 callToAction.action.url`,
    'content/industries/zoos.yaml:2:1',
    'content/pages/media.yaml:1:1',
    `content/site.yaml:${founded} founded`,
  ]);
});
