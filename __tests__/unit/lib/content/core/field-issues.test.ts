/** @jest-environment node */
/** Tests what the check says about fields, and about what they refer to. */
import { copyWithShipping, SHIPPING_FILE } from '@/__tests__/support/content/copy';

// cspell:ignore contxt

const copy = copyWithShipping();

test('the page is valid before the tests below break it', () => expect(copy.issues()).toEqual([]));

const BADGE = 'write the title in the round badge, which is the heading of the page: 2 to 24 characters';
const ORDER =
  'write the page’s position in the menu: a whole number, 1 to 9999; lower numbers come first, and pages with the same number are sorted by address';
const PICTURE = 'add the picture of the page, with the fields "file", "alt" and "wide"';
const POINTS = 'write short points below the paragraphs: a list of 2 to 10 entries, each 5 to 260 characters';
const ID_FORM = 'lower-case letters, digits and hyphens, starting with a letter, such as "go-to-market"';
const ID = `write a short name for this part of the page, used in links that lead straight to it: ${ID_FORM}; each part needs a different one`;
const URL =
  'write the page or site it links to: a page of this site such as "/contacts", or a full address such as "https://www.example.com"';
const FILE =
  'choose a picture, or write the name of a file in content/pictures: lower-case letters, digits and hyphens, such as "team.jpg"';
const FORM = 'is not valid here';

const points = (count: number) => Array.from({ length: count }, (_, index) => `      - Point ${index + 1}\n`).join('');
const POINT_LINES = '      - A plan for each berth\n      - A list for each ship\n';
const DOCUMENT =
  '      title: A plan\n      note: An example, made up\n      first:\n        - id: plan\n          heading: The plan\n          paragraphs: [The ships of the week.]\n';
const PICTURE_LINES = 'picture:\n  file: aviation.jpg\n  alt: A crane lifts a container from a ship.\n';

/** [the old text, the new text with ▲ at the issue's position, the issue] */
test.each([
  ['badge: Shipping', 'badge: ▲12', `badge — "12" is not text — put it in quotes; ${BADGE}`],
  ['badge: Shipping', 'badge: ▲S', `badge — is too short: it has 1 character — ${BADGE}`],
  ['badge: Shipping', '▲badge:', `badge — is empty — ${BADGE}`],
  ['badge: Shipping', '▲badge: [a, b]', `badge — is a list — ${BADGE}`],
  [
    'badge: Shipping',
    'badge: Shipping\ncolour: ▲red',
    'colour — "colour" is an unknown field — rename it to "list" or "related", or remove it',
  ],
  ['order: 6', 'order: ▲last', `page.order — "last" ${FORM} — ${ORDER}`],
  ['order: 6', 'order: ▲10000', `page.order — 10000 is out of range — ${ORDER}`],
  [
    'title: Shipping Software for Small Ports',
    `title: ▲${'Ship'.repeat(15)}s`,
    'page.title — is too long: it has 61 characters — write the title in search results and on the browser tab: 3 to 60 characters; no two pages may share one',
  ],
  [
    'menu: Shipping',
    `menu: ▲${'Ship'.repeat(7)}s`,
    'page.menu — is too long: it has 29 characters — write the name of the page in menus and in the footer: 2 to 28 characters; no two pages may share one',
  ],
  [PICTURE_LINES, 'picture: ▲aviation.jpg\n', `picture — "aviation.jpg" ${FORM} — ${PICTURE}`],
  ['    points:\n' + POINT_LINES, '    ▲points:\n', `sections[0].points — is empty — ${POINTS}`],
  [
    '    points:\n' + POINT_LINES,
    `    ▲points:\n${points(1)}`,
    `sections[0].points — has too few entries: 1 — ${POINTS}`,
  ],
  [
    '    points:\n' + POINT_LINES,
    `    ▲points:\n${points(11)}`,
    `sections[0].points — has too many entries: 11 — ${POINTS}`,
  ],
  ['id: gates', 'id: ▲Our Gates', `sections[1].id — "Our Gates" ${FORM} — ${ID}`],
  [
    'id: gates',
    "id: ▲''",
    `sections[1].id — is empty — write a heading, and the editor will make the ID from it; or write a short name: ${ID_FORM}`,
  ],
  [
    'id: gates',
    'id: ▲berths',
    'sections[1].id — "berths" is also the id of Section 1 — write another id; each may be used only once',
  ],
  [
    'id: gates',
    'id: gates\n    sheet: ▲true',
    'sections[1].sheet — needs points to show as a sheet — add points to this section, or remove this field',
  ],
  [
    '    points:\n' + POINT_LINES,
    `    sheet: true\n    ▲document:\n${DOCUMENT}    points:\n${POINT_LINES}`,
    'sections[0].document — cannot go in a section whose points are shown as a sheet — move it to another section, or remove it',
  ],
  ['file: aviation.jpg', "file: ▲''", `picture.file — is empty — ${FILE}`],
  ['file: aviation.jpg', 'file: ▲Aviation.JPG', `picture.file — "Aviation.JPG" ${FORM} — ${FILE}`],
  [
    'file: aviation.jpg',
    'file: ▲aviation.gif',
    'picture.file — is in a format that the site cannot use — save it as JPEG, PNG or WebP, and choose the new file',
  ],
  [
    'file: aviation.jpg',
    'file: ▲harbour.jpg',
    'picture.file — there is no picture content/pictures/harbour.jpg — choose one in the form, or put a file with this name into content/pictures',
  ],
])('%s → %s', (from, to, issue) => copy.expectIssue(SHIPPING_FILE, from, to, issue));

test.each([
  [
    'a field of an entry',
    '    heading: Who comes in\n',
    '24:5',
    'sections[1].heading — is missing — write the heading: 2 to 90 characters',
  ],
  ['a group of fields', PICTURE_LINES, '1:1', `picture — is missing — ${PICTURE}`],
])('%s is missing', (_, from, position, issue) => {
  copy.change(SHIPPING_FILE, from, '');
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:${position} ${issue}`)]);
});

test('issues name the field as the form does', () => {
  copy.change(SHIPPING_FILE, 'heading: Who comes in', 'heading: X');
  expect(copy.load().issues).toMatchObject([{ path: 'sections[1].heading', label: 'Section 2 › Heading' }]);
});

test('the id of an office must differ from the ids on the page that shows it', () => {
  const issue = '"details" is also the id of Details in content/pages/contacts.yaml, on the same page';
  const fix = 'write another id; each may be used only once';
  copy.expectIssue('content/site.yaml', '- id: patna', '- id: ▲details', `offices[0].id — ${issue} — ${fix}`);
});

const OFFICE = 'Danapur, Patna, 801503';
const MISSING = 'is not in the address lines';
const OTHER = 'does not match the state given in the address lines, between the town and the postal code';

/** [the old text, the new text with ▲ at the mistake, the mistake] */
test.each<[string | RegExp, string, string]>([
  ["postalCode: '801503'", "postalCode: ▲'801305'", `offices[0].postalCode — ${MISSING}`],
  ['locality: Patna', 'locality: ▲Gaya', `offices[0].locality — ${MISSING}`],
  [/(?<=Adampur.*\n.*\n\s*)region: Bihar/, 'region: ▲Punjab', `offices[1].region — ${OTHER}`],
])('the machine-readable parts of an office must match its address lines: %s → %s', (from, to, problem) =>
  copy.expectIssue('content/site.yaml', from, to, `${problem} — write the same in both places`),
);

test.each(['Patna, Danapur, Patna 801503', 'Danapur, PATNA, Bihar – 801 503', 'Danapur, Patna 801503, Bihar'])(
  'the address lines may be written in another way: %s',
  (address) => {
    copy.change('content/site.yaml', OFFICE, address);
    const issues = copy.issues();
    copy.change('content/site.yaml', address, OFFICE);
    expect(issues).toEqual([]);
  },
);

test.each<[string, string]>([
  ['/about#contxt', 'the page /about has no part with the id "contxt" — write "/about", or add "#" and one of '],
  [
    '/skilldevelopment#courses',
    'the page /skilldevelopment has no part with the id "courses" — write "/skilldevelopment"',
  ],
  ['/spaceflight', 'the site has no page "/spaceflight" — write one of /, /about, '],
  [
    'https://WWW.nestif.example/about/?from=mail#context',
    '"https://WWW.nestif.example/about/?from=mail#context" is the full address of a page on this site — write only "/about#context"',
  ],
  ...[
    '/contacts.html',
    'http://example.com',
    'javascript:alert(1)',
    'https://localhost:3000',
    'https://10.0.0.1/x',
    'https://wikipedia',
    'https://https://www.wikipedia.org',
    'https://me@wikipedia.org',
    'https://www.wіkipedia.org',
  ].map((url): [string, string] => [url, `"${url}" ${FORM} — ${URL}`]),
  ['www.example.com/a', '"www.example.com/a" is not a full address — write "https://" in front of it'],
  ['https://a.org/Our plan.pdf', '"https://a.org/Our plan.pdf" contains a space — write "%20" in place of each space'],
])('url: %s', (url, issue) => {
  const place = copy.change(SHIPPING_FILE, 'url: /contacts', `url: ▲${url}`);
  expect(copy.issues()).toEqual([
    expect.stringContaining(`${SHIPPING_FILE}:${place} callToAction.action.url — ${issue}`),
  ]);
});

test.each(['/contacts#patna', '/media#facts', '/shipping#gates', 'https://en.wikipedia.org/wiki/Ganges_(river)?a=1#b'])(
  'the link %s is valid',
  (url) => {
    copy.change(SHIPPING_FILE, 'url: /contacts', `url: ${url}`);
    expect(copy.issues()).toEqual([]);
  },
);

/** [the fields of an entry of the top navigation with ▲ at the issue's position, the issue] */
test.each([
  [
    'title: About\n    pages: ▲service',
    'pages — "service" is not valid here — choose the folder whose pages the entry lists: one of services, insights, industries',
  ],
  ['title: About\n    url: /about\n    pages: ▲services', 'pages — "pages" is an unknown field — remove it'],
  [
    'title: About\n    entries:\n      - { id: b, title: ▲A, url: /about }',
    'entries[0].title — is too short: it has 1 character — write the text of the link: 2 to 60 characters',
  ],
])('top navigation: %s', (fields, issue) => {
  const menu = /^top:\n[^]*?(?=^footer:)/m;
  copy.expectIssue('content/navigation.yaml', menu, `top:\n  - id: a\n    ${fields}\n`, `top[0].${issue}`);
});

/** [the file, the old line, the new line with ▲ at the issue's position, the issue] */
test.each([
  [
    'content/site.yaml',
    /^phones:\n {2}- .*$/m,
    "phones:\n  - ▲'098765-43210'",
    `phones[0] — "098765-43210" ${FORM} — write a phone number: a number such as "+91 612 000 0000", with ten digits after +91`,
  ],
  [
    'content/site.yaml',
    /^founded: .*$/m,
    'founded: ▲2022',
    `founded — "2022" ${FORM} — write the year in which the company was founded: 2021`,
  ],
  [
    'content/site.yaml',
    /^email: .*$/m,
    'email: ▲hello',
    `email — "hello" ${FORM} — write the email address for enquiries: an email address`,
  ],
  [
    'content/pages/home.yaml',
    /^ {2}position: .*$/m,
    '  position: ▲Slide number {number}',
    'carousel.position — must contain {number} and {count} exactly once, and no other word in curly brackets — write the position of a slide, for screen readers: 15 to 60 characters; {number} will be replaced by its number, {count} by how many there are',
  ],
  [
    'content/pages/home.yaml',
    /(?<=Write a situation they will recognise here\n +)url: .*$/m,
    '▲url:',
    'whoAreYou.rows[0].url — is empty — write the page for them: a page of this site such as "/cloud"',
  ],
  [
    'content/site.yaml',
    /(?<=^ {2}cin: ).*$/m,
    '▲U72900BR2021PTC05432',
    `legal.cin — "U72900BR2021PTC05432" ${FORM} — write the Corporate Identity Number, from the certificate of incorporation: 21 capital letters and digits, such as "U12345BR2021PTC123456"`,
  ],
  [
    'content/pages/contacts.yaml',
    /^ {2}complaint:\n(?: {4}.*\n)+/m,
    '  ▲complaint:\n',
    'privacy.complaint — is empty — write how to complain to the Data Protection Board of India, in the fields "heading" and "text"',
  ],
  [
    'content/site.yaml',
    /^legal:\n {2}name: .*\n/m,
    '▲legal:\n',
    'legal.name — is missing — write the full name, exactly as registered: 3 to 100 characters',
  ],
  [
    'content/site.yaml',
    /^ {4}email: .*$/m,
    "    email: asha@nestif-patna.com\n    phone: ▲'+91 98765 43210'",
    'legal.contact.phone — is filled in as well as the email address — keep one of the two, and remove the other',
  ],
  [
    'content/site.yaml',
    /^ {2}contact:\n {4}name: Asha Devi\n {4}email: .*$/m,
    '  ▲contact:\n    name: Asha Devi',
    'legal.contact.email — is missing — write the person’s email address: an email address; or give a phone number below instead',
  ],
])('%s: %s', (file, from, to, issue) => copy.expectIssue(file, from, to, issue));

test('the legal facts may be absent, which gives one warning', () => {
  const site = 'content/site.yaml';
  copy.change(site, /\nlegal:\n(?: .*\n)+/, '');
  expect(copy.issues()).toEqual([]);
  expect(copy.warnings()).toEqual([
    expect.stringMatching(/^content\/site.yaml:1:1 legal — is missing: a registered company must show/),
  ]);
});
