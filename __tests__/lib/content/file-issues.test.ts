/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore contcts

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

const STRAY = 'no page is made from this file';
const REMOVE = 'remove it, or move it to content/services, content/insights, content/industries';
const SPELLING = 'give the file another name; only a programmer can free this one, in lib/redirects.ts';
const LINK = 'is a link or the like, no plain file or folder — remove it, or put the file itself in its place';
const TAKEN = 'is taken by a page, file or folder of the site itself — rename the file';
const NO_ADDRESS = 'the name of the file makes no address — use small letters, digits and hyphens, and a letter first';

test.each([
  ['in capitals', 'Shipping', NO_ADDRESS],
  ['with a blank', 'shipping copy', NO_ADDRESS],
  ['with a digit first', '404', NO_ADDRESS],
  ['of a page of its own kind', 'about', `the address /about ${TAKEN}`],
  ['of a file that the site makes', 'sitemap', `the address /sitemap ${TAKEN}`],
  ['of a file in public/', 'apple-icon', `the address /apple-icon ${TAKEN}`],
  ['of a folder that the build writes', 'islands', `the address /islands ${TAKEN}`],
  [
    'of a page of another folder',
    'cloud',
    'the address /cloud is taken by content/insights/cloud.yaml — rename the file',
  ],
  [
    'that the hosting redirects',
    'sustainability',
    `the address /sustainability is an old spelling, which leads to /sustainabilty — ${SPELLING}`,
  ],
  [
    'that the hosting redirects to the home page',
    'index',
    `the address /index is an old spelling, which leads to / — ${SPELLING}`,
  ],
])('a page with a name %s', (_, name, issue) => {
  copy.write(`content/industries/${name}.yaml`, SHIPPING);
  // Of two files for one address the later one has the issue.
  const file = name === 'cloud' ? 'content/industries/cloud.yaml' : `content/industries/${name}.yaml`;
  expect(copy.issues()).toEqual([`${file}:1:1 — ${issue}`]);
});

test.each([
  ['a stray file', 'content/notes.yaml', `${STRAY} — ${REMOVE}`],
  ['a stray file of another kind', 'content/pages/notes.xml', `${STRAY} — ${REMOVE}`],
  ['a file in a folder too deep', 'content/industries/asia/ports.yaml', `${STRAY} — ${REMOVE}`],
  ['a file beside the folder of the pictures', 'content/pictures.yaml', `${STRAY} — ${REMOVE}`],
  ['the ending .yml', 'content/industries/shipping.yml', `${STRAY} — rename it to ${SHIPPING_FILE}`],
  ['the ending .YAML', 'content/industries/shipping.YAML', `${STRAY} — rename it to ${SHIPPING_FILE}`],
  ['a name in capitals', 'content/industries/Shipping.YAML', `${STRAY} — rename it to ${SHIPPING_FILE}`],
  [
    'a second ending',
    'content/industries/aviation.yml',
    `${STRAY} — remove it, as content/industries/aviation.yaml is there already; or give it another name`,
  ],
  ['a hidden second ending', 'content/industries/shipping.yaml.txt', `${STRAY} — rename it to ${SHIPPING_FILE}`],
])('%s', (_, file, issue) => {
  copy.write(file, SHIPPING);
  expect(copy.issues()).toEqual([`${file}:1:1 — ${issue}`]);
});

/** [a file that came in by itself or was meant as something else, what is wrong, what to do] */
test.each([
  ['content/.DS_Store', 'is a note of macOS', 'type  rm "content/.DS_Store"'],
  ['content/pictures/.DS_Store', 'is a note of macOS', 'type  rm "content/pictures/.DS_Store"'],
  ['content/pictures/Thumbs.db', 'is a note of Windows', 'delete it: in the terminal'],
  ['content/pages/~$about.docx', 'says that a document is open in Word', 'close the document there'],
  ['content/pages/about.docx', 'is a document', 'copy its texts into a file that ends in .yaml'],
  ['content/industries/.yaml', 'has no name, only an ending', 'give it a name of small letters'],
  ['content/industries/port.jpg', 'is a picture outside', 'move it to content/pictures/port.jpg'],
  ['content/industries/aviation.yaml.orig', 'is a copy', 'delete it'],
  ['content/industries/~$aviation.yaml', 'says that a document is open', 'close the document there'],
])('%s', (file, problem, remedy) => {
  copy.write(file, '');
  const [issue = '', ...others] = copy.issues();
  expect(others).toEqual([]);
  expect(issue.startsWith(`${file}:1:1 — ${problem}`)).toBe(true);
  expect(issue).toContain(` — ${remedy}`.replace(' — type', 'type'));
});

test.each([
  ['misspelt', 'content/pages/careers.yaml', 'content/pages/carers.yaml'],
  ['in capitals', 'content/pages/productEngg.yaml', 'content/pages/productengg.yaml'],
  ['with the ending .yml', 'content/site.yaml', 'content/site.yml'],
  ['in the wrong folder', 'content/site.yaml', 'content/pages/site.yaml'],
])('a file that must be there, %s', (_, right, wrong) => {
  copy.rename(right, wrong);
  expect(copy.issues()).toContain(`${wrong}:1:1 — ${STRAY} — rename it to ${right}`);
  expect(copy.issues()).toHaveLength(1);
});

test('a missing file', () => {
  copy.remove('content/navigation.yaml');
  copy.remove('content/pages/not-found.yaml');
  expect(copy.issues()).toEqual(
    ['content/navigation.yaml', 'content/pages/not-found.yaml'].map(
      (file) => `${file}:1:1 — the file is missing — bring it back from the history of the project`,
    ),
  );
});

test('a folder without a page, which would be an empty menu', () => {
  copy.remove('content/services');
  expect(copy.issues()).toEqual([
    'content/services:1:1 — the folder has no page — bring back at least one of its files',
  ]);
});

test('a page of the specification is not removed, and links to it are not blamed', () => {
  copy.remove('content/services/workforcemanagement.yaml');
  copy.rename('content/industries/retail.yaml', 'content/industries/shops.yaml');
  const problem = 'the file is missing, and its page is one of those that the site always has';
  const remedy = 'bring it back from the history of the project; before the next commit, by "git restore';
  expect(copy.issues()).toEqual(
    ['content/industries/retail.yaml', 'content/services/workforcemanagement.yaml'].map(
      (file) => `${file}:1:1 — ${problem} — ${remedy} ${file}"`,
    ),
  );
});

test('no content at all', () => {
  copy.remove('content');
  const found = copy.issues();
  expect(found).toHaveLength(16);
  expect(found.every((issue) => /is missing|has no page/.test(issue))).toBe(true);
});

test('a folder where a file should be', () => {
  copy.remove('content/site.yaml');
  copy.write('content/site.yaml/a.yaml', SHIPPING);
  expect(copy.issues()).toEqual([
    'content/site.yaml:1:1 — the file is missing — bring it back from the history of the project',
    `content/site.yaml/a.yaml:1:1 — ${STRAY} — ${REMOVE}`,
  ]);
});

test.each([
  ['a link that leads nowhere', 'nowhere.yaml'],
  ['a link to itself', 'shipping.yaml'],
  ['a link to a file', 'aviation.yaml'],
])('%s in the place of a page', (_, target) => {
  symlinkSync(target, copy.path(SHIPPING_FILE));
  expect(copy.issues()).toEqual([`${SHIPPING_FILE}:1:1 — ${LINK}`]);
});

test('a link in the place of a file that must be there', () => {
  copy.remove('content/pages/not-found.yaml');
  symlinkSync('nowhere.yaml', copy.path('content/pages/not-found.yaml'));
  expect(copy.issues()).toEqual([`content/pages/not-found.yaml:1:1 — ${LINK}`]);
});

test('links to folders, in a circle', () => {
  symlinkSync('..', copy.path('content/industries/more'));
  symlinkSync('team.jpg', copy.path('content/pictures/people.jpg'));
  copy.rename('content/insights', 'insights');
  symlinkSync('../insights', copy.path('content/insights'));
  expect(copy.issues().filter((issue) => !issue.includes('the site has no page'))).toEqual(
    ['content/industries/more', 'content/insights', 'content/pictures/people.jpg'].map(
      (file) => `${file}:1:1 — ${LINK}`,
    ),
  );
});

test('hidden files and notes for editors are allowed', () => {
  for (const name of ['._shipping.yaml', '.shipping.yaml.swp', 'README.md']) {
    copy.write(`content/industries/${name}`, '\0');
  }
  copy.write('content/pictures/notes.txt', 'where the pictures come from');
  expect(copy.issues()).toEqual([]);
});

test('a picture that was taken away', () => {
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.rename('content/pictures/aviation.jpg', 'content/pictures/aviation2.jpg');
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:12:9 picture.file — there is no picture content/pictures/aviation.jpg — did you mean "aviation2.jpg"?`,
  ]);
});

test('a picture in other letters', () => {
  copy.rename('content/pictures/team.jpg', 'content/pictures/Team.JPG');
  expect(copy.issues()[0]).toContain(
    'picture.file — there is no picture content/pictures/team.jpg — rename content/pictures/Team.JPG to team.jpg',
  );
});

test.each([
  ['WhatsApp Image 2024.jpeg', 'whatsapp-image-2024.jpeg'],
  ['IMG_001.JPG', 'img-001.jpg'],
])('a picture called %s', (name, wanted) => {
  copy.write(`content/pictures/${name}`, '');
  copy.write(SHIPPING_FILE, SHIPPING.replace('aviation.jpg', wanted));
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:12:9 picture.file — there is no picture content/pictures/${wanted} — rename content/pictures/${name} to ${wanted}`,
  ]);
});

test('a picture of a kind that the site does not take is not offered', () => {
  copy.write('content/pictures/quay-at-night.heic', '');
  copy.write(SHIPPING_FILE, SHIPPING.replace('aviation.jpg', 'quay-at-night.jpg'));
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:12:9 picture.file — there is no picture content/pictures/quay-at-night.jpg — put a file of that name into content/pictures`,
  ]);
});

test('links to a page whose file cannot be parsed are not reported', () => {
  copy.write(SHIPPING_FILE, 'page: "never closed\n');
  copy.change('content/industries/aviation.yaml', /url: .*$/m, 'url: /shipping#berths');
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:2:1 — a quotation mark`)]);
});

test('two pages with one title, one description or one name in menus', () => {
  const title = 'Shipping Software for Small Ports';
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.write('content/industries/trade.yaml', SHIPPING.replace(title, title.toUpperCase()));
  expect(copy.issues()).toEqual([
    `content/industries/trade.yaml:2:10 page.title — ${SHIPPING_FILE} has the same title — write a title that tells this page from every other`,
    `content/industries/trade.yaml:3:16 page.description — ${SHIPPING_FILE} has the same description — write a description that tells this page from every other`,
    `content/industries/trade.yaml:4:9 page.menu — ${SHIPPING_FILE} has the same menu — write a menu that tells this page from every other`,
  ]);
});

test.each(['shipping - Copy', 'shipping-2', 'Copy of shipping'])(
  'the copy %s has the issue, not its original',
  (name) => {
    const copied = `content/industries/${name}.yaml`;
    copy.write(SHIPPING_FILE, SHIPPING);
    copy.write(copied, SHIPPING);
    const found = copy.issues().filter((issue) => issue.includes('has the same'));
    expect(found).toHaveLength(3);
    expect(found.filter((issue) => !issue.startsWith(copied))).toEqual([]);
  },
);

test('the not-found page has a title of its own too', () => {
  const title = /title: (.*)/.exec(copy.read('content/pages/not-found.yaml'))?.[1] ?? '';
  copy.write(SHIPPING_FILE, SHIPPING.replace('Shipping Software for Small Ports', title));
  expect(copy.issues()).toEqual([
    expect.stringContaining('page.title — content/pages/not-found.yaml has the same title'),
  ]);
});

test('all issues of all files are reported at once, in the order of files and lines', () => {
  copy.write(SHIPPING_FILE, SHIPPING);
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: 12\nbadges: x');
  copy.change(SHIPPING_FILE, 'id: gates', 'id: berths');
  copy.change(SHIPPING_FILE, 'url: /contacts', 'url: /contcts');
  const title = /title: .*/.exec(copy.read('content/industries/aviation.yaml'))?.[0] ?? '';
  copy.write(
    'content/industries/trade.yaml',
    SHIPPING.replace(/title: .*/, title)
      .replace('order: 6', 'order: six')
      .replace('Berth plans', 'All berths')
      .replace('menu: Shipping', 'menu: Trade'),
  );
  copy.write('content/industries/zoos.yaml', 'page: "never closed\n');
  copy.write('content/notes.yaml', '');
  copy.remove('content/pages/media.yaml');
  const founded = copy.change('content/site.yaml', 'founded: 2021', 'founded: ▲2022');
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:7:8 badge — is a number — put it in quotes; write the title in the round badge, which is the heading of the page: 2 to 24 characters`,
    `${SHIPPING_FILE}:8:1 badges — "badges" is no field here — remove it; the fields here are "page", "badge", "lead", "picture", "list", "sections", "related", "callToAction"`,
    `${SHIPPING_FILE}:25:9 sections[1].id — "berths" stands in line 17 already — write another id; each may stand once in a file`,
    `${SHIPPING_FILE}:35:10 callToAction.action.url — the site has no page "/contcts" — did you mean "/contacts"?`,
    'content/industries/trade.yaml:2:10 page.title — content/industries/aviation.yaml has the same title — write a title that tells this page from every other',
    'content/industries/trade.yaml:5:10 page.order — is a text — write the place in its menu; pages with small numbers come first: a whole number, 1 to 99',
    'content/industries/zoos.yaml:2:1 — a quotation mark or a bracket is opened above and never closed — close it, or remove it',
    `content/notes.yaml:1:1 — ${STRAY} — ${REMOVE}`,
    'content/pages/media.yaml:1:1 — the file is missing — bring it back from the history of the project',
    `content/site.yaml:${founded} founded — "2022" is not allowed here — write the year of foundation: 2021`,
  ]);
});
