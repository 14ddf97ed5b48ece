/** @jest-environment node */
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore abot aviaton bagde contcts contxt

let copy: ContentCopy;
beforeAll(() => {
  copy = new ContentCopy();
});
beforeEach(() => copy.write(SHIPPING_FILE, SHIPPING));
afterAll(() => copy[Symbol.dispose]());

const LONG = 'word '.repeat(200).trim();
const POINT = 'write one point, 5 to 260 characters';
const BADGE = 'write the title in the round badge, 2 to 24 characters';
const ID = 'write an id of small letters, digits and hyphens that starts with a letter, such as "go-to-market"';
const URL = 'write a page of this site such as "/contacts", or a full address that starts with "https://"';
const FILE = 'write the name of a file in content/pictures, of small letters, digits and hyphens, such as "team.jpg"';
const ORDER = 'write the place in menus: a whole number from 1 to 99';

/** [what the editor did, what was there, what is there now with ▲ at the fault's place, the fault] */
const CASES: [did: string, from: string, to: string, fault: string][] = [
  // Wrong kinds of value
  ['a number for a text', 'badge: Shipping', 'badge: ▲12', 'badge — is a number, not a text — put it in quotes: "12"'],
  [
    'a number that loses a zero',
    'badge: Shipping',
    'badge: ▲0800',
    'badge — is a number, not a text — put it in quotes: "0800"',
  ],
  [
    'the word true for a text',
    'badge: Shipping',
    'badge: ▲true',
    'badge — is a true-or-false value, not a text — put it in quotes: "true"',
  ],
  ['a list for a text', 'badge: Shipping', '▲badge: [a, b]', `badge — is a list — ${BADGE}`],
  ['fields for a text', 'badge: Shipping', '▲badge:\n  text: Shipping', `badge — is a group of fields — ${BADGE}`],
  ['a text for a number', 'order: 6', 'order: ▲last', `page.order — is a text — ${ORDER}`],
  [
    'a number in quotes',
    'order: 6',
    "order: ▲'6'",
    'page.order — is a text, not a number — write it without quotes: 6',
  ],
  ['half a number', 'order: 6', 'order: ▲1.5', `page.order — is no whole number — ${ORDER}`],
  ['too large a number', 'order: 6', 'order: ▲100', `page.order — is too large: 100 — ${ORDER}`],
  ['too small a number', 'order: 6', 'order: ▲0', `page.order — is too small: 0 — ${ORDER}`],
  [
    'a placeholder for a number',
    'order: 6',
    'order: !placeholder ▲6',
    `page.order — "!placeholder" marks what is no text — ${ORDER}`,
  ],
  [
    'a text for fields',
    'picture:\n  file: aviation.jpg\n  alt: A crane lifts a container from a ship.',
    'picture: ▲aviation.jpg',
    'picture — is a text — write the fields "file" and "alt", each in a line of its own',
  ],
  [
    'a text for a list',
    '    paragraphs:\n      - A pass is asked for by telephone and shown at the gate.',
    '    paragraphs: ▲A pass is asked for by telephone.',
    'sections[1].paragraphs — is a text — write a list of 1 to 12 paragraphs, each on a line that starts with "- "',
  ],
  [
    'dashes without a space',
    '      - A plan for each berth\n      - A list for each ship',
    '      ▲-A plan for each berth\n      -A list for each ship',
    'sections[0].points — there is no space after the dash — write a space there',
  ],
  [
    'a first dash without a space',
    '- A plan for each berth',
    '▲-A plan for each berth',
    'sections[0].points — there is no space after the dash — write a space there',
  ],
  [
    'a colon in a point',
    '- A plan for each berth',
    '- ▲Best of all: a plan',
    'sections[0].points[0] — a text that holds a colon and a space needs quotes — put the whole text in quotes: "…"',
  ],
  ['an empty entry', '- A plan for each berth', '-▲', `sections[0].points[0] — is empty — ${POINT}`],

  // Fields that should not be there, and fields that should
  [
    'an unknown field',
    'badge: Shipping',
    'badge: Shipping\n▲colour: red',
    'colour — "colour" is no field here — remove it; the fields here are "page", "badge", "lead", "picture", "list", "sections", "close"',
  ],
  [
    'a misspelt field',
    'badge: Shipping',
    '▲bagde: Shipping',
    'bagde — "bagde" is no field here — did you mean "badge"?',
  ],
  [
    'a field in capitals',
    'badge: Shipping',
    '▲Badge: Shipping',
    'Badge — "Badge" is no field here — did you mean "badge"?',
  ],
  [
    'a misspelt optional field',
    '    points:',
    '    ▲point:',
    'sections[0].point — "point" is no field here — did you mean "points"?',
  ],
  [
    'a field under a name of JavaScript',
    'badge: Shipping',
    'badge: Shipping\n▲constructor:\n  url: /',
    'constructor — "constructor" is no field here — remove it; the fields here are "page", "badge", "lead", "picture", "list", "sections", "close"',
  ],
  [
    'a merge of other fields',
    'badge: Shipping',
    'badge: Shipping\n▲<<: nothing',
    '<< — "<<" is no field here — remove it; the fields here are "page", "badge", "lead", "picture", "list", "sections", "close"',
  ],
  [
    'a field too deep',
    'badge: Shipping',
    '▲badges:\n  badge: Shipping',
    'badges — "badges" is no field here — did you mean "badge"?',
  ],
  ['a missing field', 'badge: Shipping\n', '', `badge — is missing — ${BADGE}`],
  [
    'a missing inner field',
    '  alt: A crane lifts a container from a ship.\n',
    '',
    'picture.alt — is missing — write what the picture shows, for people who cannot see it, 10 to 180 characters',
  ],
  [
    'missing fields of a group',
    'picture:\n  file: aviation.jpg\n  alt: A crane lifts a container from a ship.\n',
    '',
    'picture — is missing — write the fields "file" and "alt", each in a line of its own',
  ],
  [
    'a missing field of an entry',
    '  - id: gates\n    heading: Who comes in',
    '  - ▲id: gates',
    'sections[1].heading — is missing — write a heading, 2 to 90 characters',
  ],
  ['nothing behind a field', 'badge: Shipping', '▲badge:', `badge — is empty — ${BADGE}`],
  ['the word null', 'badge: Shipping', '▲badge: null', `badge — is empty — ${BADGE}`],
  ['empty quotes', 'badge: Shipping', "badge: ▲''", `badge — is empty — ${BADGE}`],
  ['an empty placeholder', 'badge: Shipping', 'badge: !placeholder▲', `badge — is empty — ${BADGE}`],
  [
    'no fields of a group',
    'picture:\n  file: aviation.jpg\n  alt: A crane lifts a container from a ship.\n',
    '▲picture:\n',
    'picture — is empty — write the fields "file" and "alt", each in a line of its own',
  ],
  [
    'an empty list',
    '      - A plan for each berth\n      - A list for each ship\n',
    '',
    'sections[0].points — is empty — write a list of 2 to 10 short points',
  ],

  // Lengths and counts
  ['a text that is too short', 'badge: Shipping', 'badge: ▲S', `badge — is too short: it has 1 characters — ${BADGE}`],
  [
    'a text that is too long',
    '- A plan for each berth',
    `- ▲${LONG}`,
    `sections[0].points[0] — is too long: it has 999 characters — ${POINT}`,
  ],
  [
    'too few entries',
    '      - A list for each ship\n',
    '',
    'sections[0].points — has too few entries: 1 — write a list of 2 to 10 short points',
  ],
  [
    'too many entries',
    '      - A list for each ship\n',
    '      - Another point\n'.repeat(10),
    'sections[0].points — has too many entries: 11 — write a list of 2 to 10 short points',
  ],

  // What stands in a text
  [
    'a blank at the end',
    'badge: Shipping',
    "badge: ▲'Shipping '",
    'badge — has a space at its start or end — remove it',
  ],
  [
    'two blanks',
    'badge: Shipping',
    'badge: ▲Ship  ping',
    'badge — has two spaces in a row, or a tab — write a single space',
  ],
  [
    'a tab',
    'badge: Shipping',
    'badge: ▲Ship\tping',
    'badge — has two spaces in a row, or a tab — write a single space',
  ],
  [
    'an HTML tag',
    '- A plan for each berth',
    '- ▲A <b>plan</b> for each berth',
    'sections[0].points[0] — holds an HTML tag, which would be shown as it stands — remove it',
  ],
  [
    'an HTML comment',
    '- A plan for each berth',
    '- ▲A plan <!-- old --> for each',
    'sections[0].points[0] — holds an HTML tag, which would be shown as it stands — remove it',
  ],
  [
    'an HTML code',
    '- A plan for each berth',
    '- ▲Plans &amp; lists',
    'sections[0].points[0] — holds an HTML code such as &amp; — write the character itself',
  ],
  [
    'an empty line in a text',
    '- A plan for each berth',
    '- ▲>-\n        A plan\n\n        for each berth',
    'sections[0].points[0] — holds a line break — write it as one paragraph, without an empty line',
  ],
  [
    'a line of a text too far in',
    '- A plan for each berth',
    '- ▲>-\n        A plan\n          for each berth',
    'sections[0].points[0] — holds a line with more spaces at its start than its first line — give all its lines the same number of spaces',
  ],
  [
    'a text that keeps its lines',
    '- A plan for each berth',
    '- ▲|-\n        A plan\n        for each berth',
    'sections[0].points[0] — holds a line break — write it as one paragraph, without an empty line',
  ],
  [
    'a text that keeps its last line end',
    '- A plan for each berth',
    '- ▲>\n        A plan\n        for each berth',
    'sections[0].points[0] — ends with a line break — write ">-" where its first line has ">" or "|"',
  ],
  [
    'a placeholder inside quotes',
    'badge: Shipping',
    "badge: ▲'!placeholder Shipping'",
    'badge — holds "!placeholder" — write it in front of the text, outside of any quotes',
  ],
  [
    'a placeholder after the text',
    'badge: Shipping',
    'badge: ▲Ship !placeholder',
    'badge — holds "!placeholder" — write it in front of the text, outside of any quotes',
  ],
  [
    'the code of an invisible character',
    'badge: Shipping',
    'badge: ▲"Ship\\u200Bping"',
    'badge — holds a character that cannot be seen — remove its code',
  ],

  // Ids, links, pictures
  [
    'an id with capitals and blanks',
    'id: gates',
    'id: ▲Our Gates',
    `sections[1].id — "Our Gates" does not have the right form — did you mean "our-gates"? ${ID}`,
  ],
  [
    'an id with nothing to keep',
    'id: gates',
    'id: ▲"123"',
    `sections[1].id — "123" does not have the right form — ${ID}`,
  ],
  [
    'an id of the site itself',
    'id: gates',
    'id: ▲main',
    'sections[1].id — is an id that the site uses itself — write another id',
  ],
  [
    'an id twice in a list',
    'id: gates',
    'id: ▲berths',
    'sections[1].id — "berths" stands in line 16 already — write another id; each may stand once in a file',
  ],
  [
    'a link to no page',
    'url: /contacts',
    'url: ▲/contcts',
    'close.action.url — the site has no page "/contcts" — did you mean "/contacts"?',
  ],
  [
    'a link in capitals',
    'url: /contacts',
    'url: ▲/Contacts',
    'close.action.url — the site has no page "/Contacts" — did you mean "/contacts"?',
  ],
  [
    'a link to a part of no page',
    'url: /contacts',
    'url: ▲/abot#context',
    'close.action.url — the site has no page "/abot" — did you mean "/about"?',
  ],
  [
    'a link to a misspelt part of a page',
    'url: /contacts',
    'url: ▲/about#contxt',
    'close.action.url — the page /about has no id "contxt" — did you mean "/about#context"?',
  ],
  [
    'a link to a part that its own page does not have',
    'url: /contacts',
    'url: ▲/shipping#warehouses',
    'close.action.url — the page /shipping has no id "warehouses" — write "/shipping", or behind # one of berths, gates',
  ],
  [
    'a link to a part of a page without parts',
    'url: /contacts',
    'url: ▲/skilldevelopment#courses',
    'close.action.url — the page /skilldevelopment has no id "courses" — write "/skilldevelopment"',
  ],
  [
    'a full address of this site',
    'url: /contacts',
    'url: ▲https://WWW.nestif.example/about/?from=mail#context',
    'close.action.url — "https://WWW.nestif.example/about/?from=mail#context" leads to this site — write the path alone: "/about#context"',
  ],
  [
    'the full address of the home page',
    'url: /contacts',
    'url: ▲https://www.nestif.example',
    'close.action.url — "https://www.nestif.example" leads to this site — write the path alone: "/"',
  ],
  [
    'a link to a page not yet there',
    'url: /contacts',
    'url: ▲/spaceflight-engineering',
    expect.stringMatching(
      /^close\.action\.url — the site has no page "\/spaceflight-engineering" — write one of \/, \/about, .*\/shipping/,
    ) as string,
  ],
  [
    'an address without its slash',
    'url: /contacts',
    'url: ▲contacts',
    `close.action.url — "contacts" does not have the right form — did you mean "/contacts"? ${URL}`,
  ],
  [
    'an address with a slash too many',
    'url: /contacts',
    'url: ▲/contacts/',
    `close.action.url — "/contacts/" does not have the right form — did you mean "/contacts"? ${URL}`,
  ],
  [
    'an address with .html',
    'url: /contacts',
    'url: ▲/contacts.html',
    `close.action.url — "/contacts.html" does not have the right form — did you mean "/contacts"? ${URL}`,
  ],
  [
    'an address without https',
    'url: /contacts',
    'url: ▲www.example.com/a',
    `close.action.url — "www.example.com/a" does not have the right form — did you mean "https://www.example.com/a"? ${URL}`,
  ],
  [
    'an http address',
    'url: /contacts',
    'url: ▲http://example.com',
    `close.action.url — "http://example.com" does not have the right form — did you mean "https://example.com"? ${URL}`,
  ],
  [
    'an e-mail address as link',
    'url: /contacts',
    'url: ▲mailto:hello@example.com',
    `close.action.url — "mailto:hello@example.com" does not have the right form — ${URL}`,
  ],
  [
    'a script as link',
    'url: /contacts',
    'url: ▲javascript:alert(1)',
    `close.action.url — "javascript:alert(1)" does not have the right form — ${URL}`,
  ],
  [
    'the address of another host',
    'url: /contacts',
    'url: ▲//example.com',
    `close.action.url — "//example.com" does not have the right form — ${URL}`,
  ],
  [
    'a misspelt picture',
    'file: aviation.jpg',
    'file: ▲aviaton.jpg',
    'picture.file — there is no picture content/pictures/aviaton.jpg — did you mean "aviation.jpg"?',
  ],
  [
    'a picture not yet there',
    'file: aviation.jpg',
    'file: ▲containers-at-night.jpg',
    'picture.file — there is no picture content/pictures/containers-at-night.jpg — put a file of that name into content/pictures',
  ],
  [
    'a picture in capitals',
    'file: aviation.jpg',
    'file: ▲Aviation.JPG',
    `picture.file — "Aviation.JPG" does not have the right form — did you mean "aviation.jpg"? ${FILE}`,
  ],
  [
    'a picture of a kind that cannot be shown',
    'file: aviation.jpg',
    'file: ▲aviation.gif',
    'picture.file — is a picture of a kind that the site does not take — save it as JPEG, PNG or WebP, and write the name of the new file',
  ],
  [
    'a picture as a phone saves it',
    'file: aviation.jpg',
    'file: ▲IMG_0042.HEIC',
    'picture.file — is a picture of a kind that the site does not take — save it as JPEG, PNG or WebP, and write the name of the new file',
  ],
  [
    'a picture with blanks, dots and brackets in its name',
    'file: aviation.jpg',
    'file: ▲WhatsApp Image 2024-01-01 at 10.20.30 (1).jpeg',
    `picture.file — "WhatsApp Image 2024-01-01 at 10.20.30 (1).jpeg" does not have the right form — did you mean "whatsapp-image-2024-01-01-at-10-20-30-1.jpeg"? ${FILE}`,
  ],
  [
    'a picture with its folder',
    'file: aviation.jpg',
    'file: ▲pictures/aviation.jpg',
    `picture.file — "pictures/aviation.jpg" does not have the right form — ${FILE}`,
  ],
];

/** The lines at which an editor looks when the field itself is not there: [line:column] by what was taken away. */
const PLACES: Record<string, string> = {
  'a missing field': '1:1',
  'a missing inner field': '11:1',
  'missing fields of a group': '1:1',
  'an empty list': '21:5',
  'too few entries': '21:5',
  'too many entries': '21:5',
};

test('the page that is broken here is sound', () => {
  expect(copy.faults()).toEqual([]);
});

test('links to parts of a page, and to other hosts, are sound', () => {
  for (const url of ['/about#context', '/about#tabs', '/shipping#gates', 'https://www.nestif.example.com/about']) {
    copy.write(SHIPPING_FILE, SHIPPING.replace('url: /contacts', `url: ${url}`));
    expect(copy.faults()).toEqual([]);
  }
});

test.each(CASES)('%s', (did, from, to, fault) => {
  const marked = copy.change(SHIPPING_FILE, from, to);
  const place = PLACES[did] ?? marked;
  const [found, ...others] = copy.faults();
  expect(others).toEqual([]);
  const head = `${SHIPPING_FILE}:${place} `;
  expect(found?.slice(0, head.length)).toBe(head);
  expect(found?.slice(head.length)).toEqual(fault);
});
