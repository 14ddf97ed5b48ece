import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/check';
import { formatMistake } from '@/lib/content/mistakes';
import { checkAll } from '@/lib/content/check-all';
import { checkFile } from '@/lib/content/check-file';
import { insightSection } from '@/lib/content/schema/figures';

jest.mock('@/lib/content/check-file', () => jest.requireActual('@/__tests__/support/check-once'));

/**
 * Each kind of bad input, with the message that an editor gets. The page below is added to a copy of the content, so that
 * no row depends on what the company writes.
 */

const FILE = 'content/industries/shipping.yaml';
const PAGE = `page:
  title: Software for Shipping
  description: Timetables, tickets and cargo lists for ferries on the Ganga, in words that a boatman understands.
  menu: Shipping
  order: 9
badge: Shipping
lead: A paragraph about ferries on the river.
picture:
  file: /pictures/aviation.jpg
  alt: A ferry at a landing stage.
sections:
  - id: crossing
    heading: The crossing
    paragraphs:
      - One paragraph.
      - Another paragraph.
    sheet: false
    figure:
      type: sample
      caption: The list at the landing stage
      title: Today
      note: An example, made up
      status: Landing stage 2
      columns: Boat | Leaves
      lines:
        - cells: Ganga | 10:00
        - cells: Yamuna | 11:00
      paper: false
related:
  - url: /cloud
    text: What to keep in the cloud.
callToAction:
  heading: Come aboard
  text: Tell us where you are going.
  action:
    label: Contact
    url: /contacts
`;

const root = mkdtempSync(path.join(tmpdir(), 'content-'));
const at = (file: string) => path.join(root, file);
const changed = new Set<string>();
const put = (file: string, text: string | Uint8Array) => {
  changed.add(file);
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
beforeAll(() => cpSync('content', at('content'), { recursive: true }));
beforeEach(() => put(FILE, PAGE));
afterEach(() => {
  for (const file of changed) {
    rmSync(at(file), { force: true, recursive: true });
    if (existsSync(file)) cpSync(file, at(file));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const remove = (file: string) => () => {
  put(file, '');
  rmSync(at(file));
};

const edit = (from: string, to: string) => () => {
  expect(PAGE).toContain(from);
  put(FILE, PAGE.replace(from, to));
};

const picture = (width: number, height: number, format: 'jpeg' | 'png') =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .toFormat(format)
    .toBuffer();

const show = (name: string, bytes: () => Promise<Uint8Array> | Uint8Array) => async () => {
  put(`content/pictures/${name}`, await bytes());
  put(FILE, PAGE.replace('aviation.jpg', name));
};

/** Adds a link to the press releases, and gives that section these entries. */
const linkToReleases = (entries: string) => () => {
  const releases = `releases:\n  id: releases\n  heading: Releases\n${entries}`;
  const media = readFileSync('content/pages/media.yaml', 'utf8').replace(/^releases:\n(?: .*\n)*/m, releases);
  put('content/pages/media.yaml', media);
  put(FILE, PAGE.replace('url: /cloud', 'url: /media#releases'));
};

type Row = readonly [change: () => unknown, message: string];

const unseen = (sign: string, shown: string): Row => [
  edit('One paragraph.', `One para${sign}graph.`),
  `:15 This line has a sign that nobody can read: “- One para[${shown}]graph.”. Delete this sign, or`,
];

const ROWS: Readonly<Record<string, Row>> = {
  // Fields
  'missing field': [
    edit('badge: Shipping\n', ''),
    ':1 Heading of the page: is missing. Add a line “badge: …” below, as far in as its neighbours. In the round badge.',
  ],
  'empty field': [
    edit('badge: Shipping', 'badge:'),
    ':6 Heading of the page: is missing. Add a line “badge: …” below, as far in as its neighbours.',
  ],
  'unknown field': [
    edit('badge: Shipping', 'badge: Shipping\ncolour: blue'),
    ':7 colour: there is no such field. Correct its name, or delete it. The fields here are: page, badge, lead, picture, list, sections, related, callToAction.',
  ],
  'text too long': [
    edit('badge: Shipping', `badge: ${'Ship '.repeat(9)}ping`),
    ':6 Heading of the page: at most 24 characters; this has 49. Shorten it. In the round badge.',
  ],
  'text too short': [
    edit('alt: A ferry at a landing stage.', 'alt: A ferry'),
    ':10 Picture › What it shows: at least 10 characters; this has 7.',
  ],
  'empty list': [
    edit('    paragraphs:\n      - One paragraph.\n      - Another paragraph.\n', '    paragraphs: []\n'),
    ':14 Section 1 › Paragraphs: the list is empty. Add entries.',
  ],
  'list too short': [
    edit('        - cells: Yamuna | 11:00\n', ''),
    ':25 Section 1 › Sample › Lines: at least 2 entries; this has 1.',
  ],
  'text in place of a list': [
    edit('    paragraphs:\n      - One paragraph.\n      - Another paragraph.\n', '    paragraphs: One\n'),
    ':14 Section 1 › Paragraphs: must be a list, but is “One”. Write each entry on a line of its own, after “- ”.',
  ],
  'text in place of fields': [
    edit('  action:\n    label: Contact\n    url: /contacts\n', '  action: Contact\n'),
    ':35 Closing invitation › Button: must have fields, but is “Contact”. Write below it, indented: label, url.',
  ],
  'a number where text belongs': [
    edit('badge: Shipping', 'badge: 2026'),
    ":6 Heading of the page: must be text, but is the number “2026” for YAML. Put straight quotes round it: '…'",
  ],
  'text where a number belongs': [
    edit('order: 9', "order: '9'"),
    ':5 Menus and search › Position in the menu: must be a number, but is “9”. Write only digits, without quotes.',
  ],
  'no true or false': [
    edit('sheet: false', 'sheet: no'),
    ':17 Section 1 › Points as a printable sheet: must be true or false, but is “no”. Write true or false, without quotes.',
  ],
  'placeholder without quotes': [
    edit('badge: Shipping', 'badge: [[Shipping]]'),
    ":6 Heading of the page: must be text, but is a list. Put straight quotes round it: '…' or, for a placeholder, '[[…]]'.",
  ],
  'half of a placeholder': [
    edit('badge: Shipping', "badge: '[[Shipping'"),
    ':6 Heading of the page: contains only half of the placeholder brackets [[…]], which visitors would see. Write plain text.',
  ],
  HTML: [
    edit('One paragraph.', 'One <b>paragraph</b>.'),
    ':15 Section 1 › Paragraph 1: contains HTML, which visitors would see. Write plain text.',
  ],
  Markdown: [
    edit('One paragraph.', 'One **bold** paragraph.'),
    ':15 Section 1 › Paragraph 1: contains Markdown, which visitors would see. Write plain text.',
  ],
  'a slot that is not replaced': [
    edit('One paragraph.', 'One {time} paragraph.'),
    ':15 Section 1 › Paragraph 1: must contain these words in curly brackets: none. Correct',
  ],
  'too few cells': [
    edit('columns: Boat | Leaves', 'columns: Boat'),
    ':24 Section 1 › Sample › Column headings: “Boat” is not right. As many cells as there are columns, 2 to 4, with | between them.',
  ],
  'another number of cells': [
    edit('Ganga | 10:00', 'Ganga | 10:00 | late'),
    ':25 Section 1 › Sample › Lines: entry 1 has 3 cells, but there are 2 columns. Add or remove cells.',
  ],
  'a total with more cells than columns': [
    edit('      paper: false', '      total: Both | 2 | 10:30\n      paper: false'),
    ':28 Section 1 › Sample › Total: has 3 cells, but there are 2 columns. Remove cells.',
  ],
  'a sheet without points': [
    edit(/ {4}sheet: false[^]*(?=related)/.exec(PAGE)![0], '    sheet: true\n'),
    ':17 Section 1 › Points as a printable sheet: needs points to show. Add points, or switch it off.',
  ],
  // Links and ids
  'dead link': [
    edit('url: /cloud', 'url: /clouds'),
    ':30 Related page 1 › Links to: there is no page /clouds. The pages are: /, /about,',
  ],
  'dead anchor': [
    edit('url: /cloud', 'url: /shipping#bridge'),
    ':30 Related page 1 › Links to: the page /shipping has no place #bridge. The places there are: crossing.',
  ],
  'anchor of a section that is not shown, because its list is empty': [
    linkToReleases(''),
    ':30 Related page 1 › Links to: the page /media has no place #releases. The places there are: ',
  ],
  'a sample report without a document': [
    () => {
      const others = readFileSync('content/pages/home.yaml', 'utf8').replace(/^report:\n(?: .*\n)*/m, '');
      const report = 'report:\n  text: A boat.\n  link:\n    label: Read\n    url: /shipping#crossing\n';
      put('content/pages/home.yaml', others + report);
    },
    'Sample report › Link › Links to: the section /shipping#crossing shows no sample document. Choose one that does, or remove the sample report.',
  ],
  'address without https': [
    edit('url: /contacts', 'url: www.example.com'),
    ':37 Closing invitation › Button › Links to: “www.example.com” is not right. A page of this site, such as /contacts, or a full address, such as https://www.example.com',
  ],
  'duplicate id': [
    edit('sections:\n', 'sections:\n  - id: crossing\n    heading: Other\n    paragraphs:\n      - Text.\n'),
    ':16 Section 2 › Link ID: another part of the page has the link ID “crossing”. Write another one: “id: …”.',
  ],
  'title of another page': [
    () =>
      put(
        'content/industries/trams.yaml',
        PAGE.replace('menu: Shipping', 'menu: Trams').replace('Timetables', 'Times'),
      ),
    'content/industries/trams.yaml:2 Menus and search › Title: content/industries/shipping.yaml has the same. Write another one.',
  ],
  // YAML
  tab: [
    edit('  menu:', '\tmenu:'),
    ':4 This line has a tab. Replace it with spaces, until the text begins exactly below that of its neighbours.',
  ],
  'non-breaking space': [
    edit('  menu:', ' \u00a0menu:'),
    ':4 This line has a non-breaking space. Type the spaces at its beginning and after its colon again.',
  ],
  'conflict marker': [
    edit('badge:', '<<<<<<< HEAD\nbadge:'),
    ':6 This line is left over from two changes of the same lines. Choose one of the two versions, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  'curly quotes': [
    edit('badge: Shipping', 'badge: “One: two”'),
    ":6 This line has curly quotes round a text with a colon (YAML: Nested mappings are not allowed in compact mappings). Put straight quotes round the whole text: '…', and write '' for an apostrophe in it.",
  ],
  'colon in a plain text': [
    edit('badge: Shipping', 'badge: Shipping: ferries'),
    ':6 This line has a colon in its text (YAML: Nested mappings are not allowed in compact mappings). Put straight quotes',
  ],
  'a sign at the start': [
    edit('One paragraph.', '@home'),
    ':15 This line has a text that begins with a sign that YAML gives a meaning (YAML: Plain value cannot start with reserved character @). Put straight quotes',
  ],
  'open quote': [
    edit('badge: Shipping', "badge: 'Shipping"),
    ":6 This line opens a quote that is not closed (YAML: Missing closing 'quote). Put straight quotes",
  ],
  'no space after a colon': [
    edit('badge: Shipping', 'badge:Shipping'),
    ':6 This line has no space after the colon (YAML: ',
  ],
  'a note': [
    edit('One paragraph.', 'We are #1.'),
    ':15 This line has a note: YAML leaves out all from # on. Remove it, or put quotes round the whole text.',
  ],
  'a text on two lines': [
    edit('- One paragraph.', '- One\n        - paragraph.'),
    ':16 This line is read as part of the text above it. Put both on one line, or indent it correctly.',
  ],
  'an anchor': [
    edit('One paragraph.', '&c paragraph.'),
    ':15 This text begins with & or *, which YAML gives a meaning. Put straight quotes',
  ],
  'a key twice': [
    edit('badge: Shipping', 'badge: Shipping\nbadge: Shipping'),
    ':7 This line has a field that is there already (YAML: Map keys must be unique). Remove one of the two.',
  ],
  'an unseen control': unseen('\b', 'U+0008'),
  'a sign that turns the text': unseen('\u202e', 'U+202E'),
  'a bullet of Word': unseen('\uf0b7', 'U+F0B7'),
  'an object of dictation': unseen('\ufffc', 'U+FFFC'),
  'a separator of lines': unseen('\u2028', 'U+2028'),
  'a joiner between Latin letters': unseen('\u200d', 'U+200D'),
  'an unseen sign in code': [
    edit('One paragraph.', '"One para\\u200bgraph."'),
    ':15 This line has a sign that nobody can read: “One para[U+200B]graph.”. Delete this sign, or type the words next to it again.',
  ],
  BOM: [
    () => put(FILE, `\ufeff${PAGE}`),
    ':1 This line has an invisible mark (BOM). Save the file as “UTF-8” without BOM.',
  ],
  'UTF-16': [
    () => put(FILE, Buffer.from(PAGE, 'utf16le')),
    ':1 This line is not saved as UTF-8. Save the file with the encoding “UTF-8”.',
  ],
  'empty file': [() => put(FILE, ' \n'), ':1 The file is empty. Put its text back from the history of the project.'],
  // Files
  'hidden file': [
    () => put('content/pages/.settings.json', '{}'),
    'content/pages/.settings.json:1 The file or folder is hidden, and programs might obey it. Delete it.',
  ],
  'symbolic link': [
    () => {
      remove('content/industries/trams.yaml')();
      symlinkSync('/etc/passwd', at('content/industries/trams.yaml'));
    },
    'content/industries/trams.yaml:1 The file is a link to another place. Put the file itself here.',
  ],
  'file in a wrong folder': [
    () => put('content/pages/trams.yaml', PAGE),
    'content/pages/trams.yaml:1 No page is made from this file. Delete it, or move it: new pages are .yaml files in content/picture-services, content/insights, content/industries.',
  ],
  'required file missing': [
    remove('content/industries/retail.yaml'),
    'content/industries/retail.yaml:1 The site needs this file, and it is not there. Put it back from the history of the project.',
  ],
  'two pages of one address': [
    () => put('content/picture-services/shipping.yaml', PAGE),
    'content/picture-services/shipping.yaml:1 content/industries/shipping.yaml has the same address, /shipping. Rename one of the two.',
  ],
  'the address of the CMS': [
    () => put('content/industries/admin.yaml', PAGE),
    'content/industries/admin.yaml:1 The site itself needs the address /admin. Rename the file: its name is the address.',
  ],
  'an address of the worker': [
    () => put('content/industries/contacts-new.yaml', PAGE),
    'content/industries/contacts-new.yaml:1 The site itself needs the address /contacts-new. Rename the file:',
  ],
  'a redirect’s source': [
    () => put('content/industries/contact.yaml', PAGE),
    'content/industries/contact.yaml:1 The address /contact already leads to /contacts. Rename the file: its name is the address.',
  ],
  'upper-case file name': [
    () => put('content/industries/Trams.yaml', PAGE),
    'content/industries/Trams.yaml:1 The name cannot be part of an address. Rename the file with lower-case letters, digits and hyphens',
  ],
  'the name of a photo as phones give it': [
    () => put('content/pictures/Gallery Chai.JPG', PAGE),
    'content/pictures/Gallery Chai.JPG:1 The name cannot be part of an address. Rename the file: gallery-chai.jpg.',
  ],
  'a name in another script': [
    () => put('content/pictures/चाय.jpg', PAGE),
    'content/pictures/चाय.jpg:1 The name cannot be part of an address. Rename the file: team-photo.jpg.',
  ],
  'a name that Windows keeps': [
    () => put('content/industries/aux.yaml', PAGE),
    'content/industries/aux.yaml:1 Windows keeps this name for itself. Rename the file.',
  ],
};

const PICTURES: typeof ROWS = {
  'picture missing': [
    edit('aviation.jpg', 'ferry.jpg'),
    ':9 Picture › File: there is no picture content/pictures/ferry.jpg. Put it there, or write the name of another picture.',
  ],
  'picture too small': [
    show('ferry.jpg', () => picture(640, 480, 'jpeg')),
    ':9 Picture › File: ferry.jpg is 640 px wide and would look blurred; it must have at least 1200 px. Choose a larger picture.',
  ],
  'picture too high': [
    show('ferry.jpg', () => picture(1200, 1400, 'jpeg')),
    ':9 Picture › File: ferry.jpg is too high: 1200 × 1400 px. Crop it, or choose another one.',
  ],
  'a photo that its camera has turned': [
    show('ferry.jpg', async () =>
      sharp(await picture(1800, 1200, 'jpeg'))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    ),
    ':9 Picture › File: ferry.jpg is too high: 1200 × 1800 px. Crop it, or choose another one.',
  ],
  'not a picture': [
    show('ferry.jpg', () => Buffer.from('GIF')),
    ':9 Picture › File: ferry.jpg is not a picture, or is damaged. Choose another file.',
  ],
  'wrong extension': [
    show('ferry.jpg', () => picture(1600, 900, 'png')),
    ':9 Picture › File: ferry.jpg is in fact PNG. Give the file its right ending, and write that here, or save it again.',
  ],
  'a picture of another kind': [
    () => put('content/pictures/ferry.heic', ''),
    'content/pictures/ferry.heic:1 The file is no picture that the site can use. Save it as .jpg, .png or .webp.',
  ],
};

test.each([
  ...Object.entries(ROWS).map(([name, row]) => ({ name, row, check: readContent })),
  ...Object.entries(PICTURES).map(([name, row]) => ({ name, row, check: checkAll })),
])('$name', async ({ row: [change, message], check }) => {
  await change();
  const messages = (await check(root)).mistakes.map(formatMistake);
  const whole = message.startsWith(':') ? FILE + message : message;
  expect(messages).toEqual([expect.stringContaining(whole)]);
});

test.each<[what: string, damage: (line: string, place: number) => string[]]>([
  ['left out', () => []],
  ['written twice', (line) => [line, line]],
  ['indented', (line) => [`  ${line}`]],
  ['less indented', (line) => [line.slice(2)]],
  ['without its value', (line) => [line.replace(/:.*/, ':')]],
  ['without its colon', (line) => [line.replace(':', '')]],
  ['that quotes', (line, place) => [`${line.slice(0, place)}"${line.slice(place)}`]],
  ['with a sign of YAML', (line, place) => [line.slice(0, place) + '#&*|>[{@`'[place % 9]! + line.slice(place)]],
])('a line %s: each mistake has a line and a fix', (_what, damage) => {
  const lines = PAGE.split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const damaged = lines.toSpliced(index, 1, ...damage(line, (5 * index) % line.length));
    for (const mistake of checkFile(FILE, Buffer.from(damaged.join('\n'))).mistakes) {
      expect(formatMistake(mistake)).toMatch(/^\S+yaml:[1-9]\d* ((?!undefined|\[object)[^])+\.( [^.]*\.)*$/);
      expect(mistake.line).toBeLessThanOrEqual(damaged.length + 1);
    }
  }
});

test.each([
  ['nothing changed', edit('badge', 'badge')],
  ['CRLF', () => put(FILE, PAGE.replaceAll('\n', '\r\n'))],
  ['an ampersand is no HTML', edit('One paragraph.', 'R&D; you ship it, if a < b and c > d.')],
  ['joiners of Hindi and of emoji', edit('One paragraph.', 'क्‍ष, शक्‌ति, 👩‍💻, ☎️, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 1️⃣.')],
  ['an id that is left out', edit('  - id: crossing\n    heading', '  - heading')],
  [
    'a link to a list that is filled',
    linkToReleases("  entries:\n    - date: '2026-01-31'\n      title: Ferries\n      source: Nestif\n"),
  ],
  ['files that systems make', () => put('content/pictures/.DS_Store', '')],
])('accepted: %s', async (_name, change) => {
  change();
  const { mistakes, content } = await checkAll(root);
  expect(mistakes.map(formatMistake)).toEqual([]);
  expect(content!.collections.industries.shipping!.picture.file).toBe('aviation.jpg');
});

test.each([
  ['+91 9876543210', true],
  ['+91 612 222 3344', true],
  ['+971 4 123 4567', true],
  ['+91 98765 4321', false],
  ['+91 98765 432100', false],
])('the phone number %s: %s', (number, isRight) => {
  const site = readFileSync('content/site.yaml', 'utf8').replace(/(?<=^phones:\n {2}- ).*/m, `'${number}'`);
  put('content/site.yaml', site);
  const wrong = expect.stringContaining(`“${number}” is not right. Begin with + and the country code`);
  expect(readContent(root).mistakes.map(formatMistake)).toEqual(isRight ? [] : [wrong]);
});

test.each(['Lorem ipsum.', 'Write to us@nestif.example.', '+91 00000 00000'])('“%s” keeps a release back', (text) => {
  put(FILE, PAGE.replace('One paragraph.', text));
  const unfinished = expect.stringContaining(`${FILE}:15 Section 1 › Paragraph 1: “${text}” looks made up.`);
  expect(readContent(root).unfinished.map(formatMistake)).toContainEqual(unfinished);
});

test('the parts of a bar must add up to its amount', () => {
  const parts = [4, 5.5].map((value) => ({ label: `Boat ${value}`, value }));
  const checked = (value: number) => {
    const bars = [9.5, value].map((each) => ({ label: `Week ${each}`, value: each, parts }));
    const figure = { type: 'bars', caption: 'Trips', unit: 'trips', bars };
    return insightSection.safeParse({ id: 'trips', heading: 'Trips', paragraphs: ['Two weeks.'], figure });
  };
  expect(checked(9.5).success).toBe(true);
  const message = 'the parts of entry 2 add up to 9.5, but its amount is 9';
  expect(checked(9).error?.issues).toMatchObject([{ message, path: ['figure', 'bars'] }]);
});

test('an entry without an id gets one from its heading, and links can lead there', () => {
  put(FILE, PAGE.replace('  - id: crossing\n    heading: The crossing', '  - heading: At 10, “Crossing”'));
  expect(readContent(root).content!.collections.industries.shipping!.sections[0]!.id).toBe('at-10-crossing');
});

test('every placeholder waits for the owner', () => {
  const page = PAGE.replace('One paragraph.', "'[[One paragraph.]]'").replace('Another paragraph.', "'[[Another.]]'");
  expect(checkFile(FILE, Buffer.from(page)).unfinished.map(({ line }) => line)).toEqual([15, 16]);
});
