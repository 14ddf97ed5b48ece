/** @jest-environment node */
import { copyWithShipping, SHIPPING_FILE } from './content-copy';

// cspell:ignore abuot aviaton bagde contcts contxt

const copy = copyWithShipping();
const lineOf = (file: string, text: string) => copy.read(file).split('\n').indexOf(text) + 1;

const BADGE = 'write the title in the round badge, which is the heading of the page: 2 to 24 characters';
const ORDER = 'write the place in its menu: a whole number, 1 to 99; pages with small numbers come first';
const POINT = 'write one point: 5 to 260 characters';
const POINTS = 'write short points below the paragraphs: a list of 2 to 10 entries, each 5 to 260 characters';
const PARAGRAPHS = 'write the paragraphs: a list of 1 to 12 entries, each 20 to 900 characters';
const PICTURE = 'write the picture of the page: the fields "file", "alt" and "wide"';
const NO_FIELD =
  'is an unknown field — remove it; the fields here are "page", "badge", "lead", "picture", "list", "sections", "related", "callToAction"';

const notText = (kind: string, fix: string) => `is ${kind} — put it in quotes; ${fix}`;

test('the page that is broken here is valid', () => {
  expect(copy.issues()).toEqual([]);
});

/** [what stands behind `badge:` with ▲ at the issue's position, the issue] */
test.each([
  [' ▲12', notText('a number', BADGE)],
  [' ▲true', notText('a true-or-false value', BADGE)],
  [' ▲S', `is too short: it has 1 character — ${BADGE}`],
  [" ▲''", `is empty — ${BADGE}`],
  [' !placeholder▲', `is empty — ${BADGE}`],
])('badge:%s', (value, issue) =>
  copy.expectIssue(SHIPPING_FILE, 'badge: Shipping', `badge:${value}`, `badge — ${issue}`),
);

/** [what stands in the place of the field, the issue]; a list, a group or nothing is reported at the key. */
test.each([
  ['▲badge: [a, b]', `badge — is a list — ${BADGE}`],
  ['▲badge:\n  text: Shipping', `badge — is a group of fields — ${BADGE}`],
  ['▲badge:', `badge — is empty — ${BADGE}`],
  ['badge: Shipping\n▲colour: red', `colour — "colour" ${NO_FIELD}`],
  ['badge: Shipping\n▲constructor:\n  url: /', `constructor — "constructor" ${NO_FIELD}`],
  ['badge: Shipping\n▲<<: nothing', `<< — "<<" ${NO_FIELD}`],
  ['▲bagde: Shipping', 'bagde — "bagde" is an unknown field — did you mean "badge"?'],
  ['▲badges:\n  badge: Shipping', 'badges — "badges" is an unknown field — did you mean "badge"?'],
])('%s', (field, issue) => copy.expectIssue(SHIPPING_FILE, 'badge: Shipping', field, issue));

/** [what stands behind `order:` with ▲ at the issue's position, the issue] */
test.each([
  ['▲last', `is a text — ${ORDER}`],
  ["▲'6'", `is a text — ${ORDER}`],
  ['▲1.5', `is no whole number — ${ORDER}`],
  ['▲100', `is too large: 100 — ${ORDER}`],
  ['!placeholder ▲6', `"!placeholder" marks what is no text — ${ORDER}`],
])('order: %s', (value, issue) =>
  copy.expectIssue(SHIPPING_FILE, 'order: 6', `order: ${value}`, `page.order — ${issue}`),
);

/** [the first point of a list with ▲ at the issue's position, the issue] */
test.each([
  ['-▲', `is empty — ${POINT}`],
  [`- ▲${'word '.repeat(200).trim()}`, `is too long: it has 999 characters — ${POINT}`],
  ['- ▲Best of all: a plan', `is a group of fields — ${POINT}`],
])('%s', (point, issue) =>
  copy.expectIssue(SHIPPING_FILE, '- A plan for each berth', point, `sections[0].points[0] — ${issue}`),
);

const PICTURE_LINES = 'picture:\n  file: aviation.jpg\n  alt: A crane lifts a container from a ship.\n';
const POINT_LINES = '      - A plan for each berth\n      - A list for each ship\n';
const LAST_POINT = '      - A list for each ship\n';

/** [what the editor did, what was there, what is there now with ▲ at the issue's position, the issue] */
test.each([
  [
    'a title that search results cut off',
    'title: Shipping Software for Small Ports',
    `title: ▲${'Ship'.repeat(15)}s`,
    'page.title — is too long: it has 61 characters — write the title in search results and on the browser’s tab: 3 to 60 characters; no two pages may share one',
  ],
  ['a text for fields', PICTURE_LINES, 'picture: ▲aviation.jpg\n', `picture — is a text — ${PICTURE}`],
  [
    'a text for a list',
    '    paragraphs:\n      - A pass is asked for by telephone and shown at the gate.',
    '    paragraphs: ▲A pass is asked for by telephone.',
    `sections[1].paragraphs — is a text — ${PARAGRAPHS}`,
  ],
])('%s', (_, from, to, issue) => copy.expectIssue(SHIPPING_FILE, from, to, issue));

test('an entry that does not belong to a long list is the issue, not the length of the list', () => {
  const others = Array.from('abcdefghi', (letter) => `      - Another point ${letter}\n`).join('');
  copy.expectIssue(
    SHIPPING_FILE,
    LAST_POINT,
    `${others}      - ▲12\n`,
    `sections[0].points[10] — ${notText('a number', POINT)}`,
  );
});

/** [what is missing, what was there, what is there now, the position of the group or list it is missing from, the issue] */
test.each([
  [
    'a field of an entry',
    '    heading: Who comes in\n',
    '',
    '24:5',
    'sections[1].heading — is missing — write the heading: 2 to 90 characters',
  ],
  ['a group of fields', PICTURE_LINES, '', '1:1', `picture — is missing — ${PICTURE}`],
  ['all entries', POINT_LINES, '', '21:5', `sections[0].points — is empty — ${POINTS}`],
  ['an entry', LAST_POINT, '', '21:5', `sections[0].points — has too few entries: 1 — ${POINTS}`],
  [
    'the end of a list',
    LAST_POINT,
    Array.from('abcdefghij', (letter) => `      - Another point ${letter}\n`).join(''),
    '21:5',
    `sections[0].points — has too many entries: 11 — ${POINTS}`,
  ],
])('%s is missing', (_, from, to, position, issue) => copy.expectIssue(SHIPPING_FILE, from, to, issue, position));

const FORM = 'does not have the right form';
const ID =
  'write a short name for links to this place, used once on the page: small letters, digits and hyphens, a letter first, such as "go-to-market"';
const URL =
  'write where it leads: a page of this site such as "/contacts", or a full address that starts with "https://"';
const FILE = 'write the name of a file in content/pictures: small letters, digits and hyphens, such as "team.jpg"';
const KIND =
  'is a picture of a kind that the site does not take — save it as JPEG, PNG or WebP, and write the name of the new file';

const wrongForm = (written: string, fix: string) => `"${written}" ${FORM} — ${fix}`;
const wrongUrl = (written: string) => wrongForm(written, URL);
const noPage = (address: string, meant: string) => `the site has no page "${address}" — did you mean "${meant}"?`;

test.each([
  ['Our Gates', wrongForm('Our Gates', ID)],
  ['berths', '"berths" stands in line 16 already — write another id; each may stand once in a file'],
])('id: %s', (id, issue) => copy.expectIssue(SHIPPING_FILE, 'id: gates', `id: ▲${id}`, `sections[1].id — ${issue}`));

test('the form, which has no lines, names the other field, and has a picture chosen', () => {
  copy.change(SHIPPING_FILE, 'id: gates', 'id: berths');
  copy.change(SHIPPING_FILE, 'file: aviation.jpg', "file: ''");
  const site = copy.read('content/site.yaml');
  copy.change('content/site.yaml', '- id: patna', '- id: details');
  const { issues } = copy.load();
  copy.write('content/site.yaml', site);
  expect(issues.map(({ path, inForm }) => [path, inForm])).toEqual([
    ['picture.file', { fix: 'choose a picture' }],
    [
      'sections[1].id',
      { problem: '"berths" is also the id of Section 1', fix: 'write another id; each may stand once' },
    ],
    ['offices[0].id', expect.objectContaining({ problem: '"details" is also the id of Contact › Details' })],
  ]);
});

test('the id of an office is none of the page that shows it', () => {
  const line = lineOf('content/pages/contacts.yaml', '  id: details');
  const issue = `"details" stands in line ${line} of content/pages/contacts.yaml, which is on the same page, already`;
  const fix = 'write another id; each may stand once in a file and on a page';
  copy.expectIssue('content/site.yaml', '- id: patna', '- id: ▲details', `offices[0].id — ${issue} — ${fix}`);
});

test.each([
  ['/contcts', noPage('/contcts', '/contacts')],
  ['/about#contxt', 'the page /about has no id "contxt" — did you mean "/about#context"?'],
  [
    '/shipping#warehouses',
    'the page /shipping has no id "warehouses" — write "/shipping", or behind # one of berths, gates',
  ],
  ['/skilldevelopment#courses', 'the page /skilldevelopment has no id "courses" — write "/skilldevelopment"'],
  [
    'https://WWW.nestif.example/about/?from=mail#context',
    '"https://WWW.nestif.example/about/?from=mail#context" leads to this site — write the path alone: "/about#context"',
  ],
  ['/contacts.html', wrongUrl('/contacts.html')],
  ['www.example.com/a', wrongUrl('www.example.com/a')],
  ['http://example.com', wrongUrl('http://example.com')],
  ['javascript:alert(1)', wrongUrl('javascript:alert(1)')],
])('url: %s', (url, issue) =>
  copy.expectIssue(SHIPPING_FILE, 'url: /contacts', `url: ▲${url}`, `callToAction.action.url — ${issue}`),
);

test('a link to a page that is not there yet: all addresses are listed', () => {
  copy.change(SHIPPING_FILE, 'url: /contacts', 'url: /spaceflight-engineering');
  expect(copy.issues()).toEqual([
    expect.stringMatching(
      / — the site has no page "\/spaceflight-engineering" — write one of \/, \/about, .*\/shipping/,
    ),
  ]);
});

test.each(['/contacts#patna', '/media#facts', '/shipping#gates', 'https://www.nestif.example-company.com/about'])(
  'the link %s is valid',
  (url) => {
    copy.change(SHIPPING_FILE, 'url: /contacts', `url: ${url}`);
    expect(copy.issues()).toEqual([]);
  },
);

test.each([
  ['aviaton.jpg', 'there is no picture content/pictures/aviaton.jpg — did you mean "aviation.jpg"?'],
  [
    'containers-at-night.jpg',
    'there is no picture content/pictures/containers-at-night.jpg — put a file of that name into content/pictures',
  ],
  ['aviation.gif', KIND],
  ['Aviation.JPG', wrongForm('Aviation.JPG', FILE)],
])('file: %s', (file, issue) =>
  copy.expectIssue(SHIPPING_FILE, 'file: aviation.jpg', `file: ▲${file}`, `picture.file — ${issue}`),
);

const MENU = /^top:\n[^]*?(?=^footer:)/m;
const GROUPS = 'one of services, insights, industries';
const PAGES = `write the folder whose pages the entry opens: ${GROUPS}`;
const PLAIN_URL = URL.replace('it leads', 'a plain entry leads');
const TITLE_TOO_LONG = 'title — is too long: it has 32 characters — write what the entry says: 2 to 24 characters';

/** [the fields of an entry of the top navigation behind its id, the issue] */
test.each([
  ['title: About\n    ▲ulr: /about', 'ulr — "ulr" is an unknown field — did you mean "url"?'],
  ['title: About\n    ▲page: services', 'page — "page" is an unknown field — did you mean "pages"?'],
  ['title: About\n    pages: ▲service', `pages — "service" is not allowed here — ${PAGES}`],
  ['title: About\n    ▲pages: [services]', `pages — is a list — ${PAGES}`],
  [
    'title: About\n    url: /about\n    ▲pages: services',
    'pages — "pages" is an unknown field — remove it; the fields here are "id", "title", "url"',
  ],
  [
    'title: About\n    pages: services\n    ▲entries:\n      - { id: b, title: About, url: /about }',
    'entries — "entries" is an unknown field — remove it; the fields here are "id", "title", "pages", "overview"',
  ],
  [
    'title: About\n    entries:\n      - { id: b, title: About, url: ▲/abuot }',
    `entries[0].url — ${noPage('/abuot', '/about')}`,
  ],
  ['title: ▲Artificial Intelligence and More\n    url: /about', TITLE_TOO_LONG],
])('top navigation: %s', (fields, issue) =>
  copy.expectIssue('content/navigation.yaml', MENU, `top:\n  - id: a\n    ${fields}\n`, `top[0].${issue}`),
);

test.each([
  ['  - ▲id: a\n    title: About\n', `top[0].url — is missing — ${PLAIN_URL}`],
  ['  - ▲About\n', 'top[0] — is a text — write the fields "id", "title", "url", "pages", "overview" and "entries"'],
])('top navigation: %s', (entry, issue) => copy.expectIssue('content/navigation.yaml', MENU, `top:\n${entry}`, issue));

const PHONE = 'write a phone number: a number such as "+91 612 000 0000", with ten digits after +91';

test.each([
  ["'098765-43210'", wrongForm('098765-43210', PHONE)],
  ['|-\n    +91 98765\n    43210', wrongForm('+91 98765↵43210', PHONE)],
  ['+916120000000', notText('a number', PHONE)],
])('phone: %s', (phone, issue) =>
  copy.expectIssue('content/site.yaml', /^phones:\n {2}- .*$/m, `phones:\n  - ▲${phone}`, `phones[0] — ${issue}`),
);

/** [field, what stands behind it in site.yaml, the issue] */
test.each([
  ['founded', "'2021'", 'is a text — write the year of foundation: 2021'],
  ['email', 'hello', wrongForm('hello', 'write the e-mail address for enquiries: an e-mail address')],
  [
    'url',
    'https://www.example.com/',
    wrongForm(
      'https://www.example.com/',
      'write the public address of the site, without a slash at its end: an address such as "https://www.example.com"',
    ),
  ],
])('%s: %s', (field, value, issue) =>
  copy.expectIssue(
    'content/site.yaml',
    new RegExp(`^${field}: .*$`, 'm'),
    `${field}: ▲${value}`,
    `${field} — ${issue}`,
  ),
);

const LIST = /^paragraphs:\n[^]*?(?=^picture:)/m;

test('a list of exactly two with one', () => {
  const issue =
    'paragraphs — has too few entries: 1 — write the two paragraphs under the heading: a list of exactly 2 entries, each 20 to 900 characters';
  const paragraphs = '▲paragraphs:\n  - Because you see your work every day.\n';
  copy.expectIssue('content/pages/careers.yaml', LIST, paragraphs, issue);
});

test('a template with one of its two slots', () => {
  const issue =
    'carousel.position — must hold {number} and {count} once, and no other word in braces — write the place of a slide, for screen readers: 15 to 60 characters; {number} stands for its number, {count} for how many there are';
  copy.expectIssue('content/pages/home.yaml', /^ {2}position: .*$/m, '  position: ▲Slide number {number}', issue);
});
