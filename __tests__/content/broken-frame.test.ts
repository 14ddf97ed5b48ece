/** @jest-environment node */
import { ContentCopy } from './content-copy';

// cspell:ignore abuot facebok

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

const NAVIGATION = 'content/navigation.yaml';
const SITE = 'content/site.yaml';
const CONTACTS = 'content/pages/contacts.yaml';
const HOME = 'content/pages/home.yaml';
const CAREERS = 'content/pages/careers.yaml';
const MENU = /^top:\n[^]*?(?=^footer:)/m;
const PHONE = 'write a phone number such as "+91 612 000 0000", with ten digits after +91';
const URL = 'write a page of this site such as "/contacts", or a full address that starts with "https://"';

/** [what the editor did, the menu now, the fault] */
test.each([
  [
    'a misspelt url',
    '  - id: a\n    title: About\n    ▲ulr: /about\n',
    'top[0].ulr — "ulr" is no field here — did you mean "url"?',
  ],
  [
    'a misspelt pages',
    '  - id: a\n    title: About\n    ▲page: services\n',
    'top[0].page — "page" is no field here — did you mean "pages"?',
  ],
  [
    'a group there is not',
    '  - id: a\n    title: About\n    pages: ▲service\n',
    'top[0].pages — "service" is not allowed here — did you mean "services"? write one of services, insights, industries',
  ],
  [
    'a group far from all',
    '  - id: a\n    title: About\n    pages: ▲staff\n',
    'top[0].pages — "staff" is not allowed here — write one of services, insights, industries',
  ],
  [
    'a list of groups',
    '  - id: a\n    title: About\n    ▲pages: [services]\n',
    'top[0].pages — is a list — write one of services, insights, industries',
  ],
  ['nothing to open', '  - ▲id: a\n    title: About\n', `top[0].url — is missing — ${URL}`],
  [
    'a link and a list',
    '  - id: a\n    title: About\n    url: /about\n    ▲pages: services\n',
    'top[0].pages — "pages" is no field here — remove it; the fields here are "id", "title", "url"',
  ],
  [
    'two lists',
    '  - id: a\n    title: About\n    pages: services\n    ▲entries:\n      - { id: b, title: About, url: /about }\n',
    'top[0].entries — "entries" is no field here — remove it; the fields here are "id", "title", "pages"',
  ],
  [
    'a link to no page in a list',
    '  - id: a\n    title: About\n    entries:\n      - id: b\n        title: About\n        url: ▲/abuot\n',
    'top[0].entries[0].url — the site has no page "/abuot" — did you mean "/about"?',
  ],
  [
    'a missing title in a list',
    '  - id: a\n    title: About\n    entries:\n      - ▲id: b\n        url: /about\n',
    'top[0].entries[0].title — is missing — write a short label, 2 to 60 characters',
  ],
  [
    'a title that is too long for the header',
    '  - id: a\n    title: ▲Artificial Intelligence and More\n    url: /about\n',
    'top[0].title — is too long: it has 32 characters — write a short label, 2 to 24 characters',
  ],
  [
    'a title of a list that is too long for the header',
    '  - id: a\n    title: ▲Artificial Intelligence and More\n    pages: insights\n',
    'top[0].title — is too long: it has 32 characters — write a short label, 2 to 24 characters',
  ],
  [
    'an id of the list above',
    '  - id: a\n    title: About\n    entries:\n      - id: ▲a\n        title: About\n        url: /about\n',
    'top[0].entries[0].id — "a" stands in line 8 already — write another id; each may stand once in a file',
  ],
  [
    'a text for an entry',
    '  - ▲About\n',
    'top[0] — is a text — write the fields "id", "title", "url", "pages" and "entries", each in a line of its own',
  ],
])('top navigation: %s', (_, menu, fault) => {
  const place = copy.change(NAVIGATION, MENU, `top:\n${menu}`);
  expect(copy.faults()).toEqual([`${NAVIGATION}:${place} ${fault}`]);
});

/** [what the editor did, file, what was there, what is there now, the fault] */
test.each([
  [
    'an icon there is not',
    SITE,
    'icon: facebook',
    'icon: ▲facebok',
    /^social\[0\]\.icon — "facebok" is not allowed here — did you mean "facebook"\? write one of facebook, instagram, twitter, linkedin, youtube$/,
  ],
  [
    'a year in quotes',
    SITE,
    'founded: 2021',
    "founded: ▲'2021'",
    'founded — is a text, not a number — write it without quotes: 2021',
  ],
  [
    'an e-mail address without a host',
    SITE,
    /^email: .*$/m,
    'email: ▲hello',
    'email — "hello" does not have the right form — write the e-mail address for enquiries',
  ],
  [
    'a public address with a slash',
    SITE,
    /^url: .*$/m,
    'url: ▲https://www.example.com/',
    'url — "https://www.example.com/" does not have the right form — write the public address of the site without a slash at its end, such as "https://www.example.com"',
  ],
  [
    'a phone number without its country',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲0612 22 33',
    `phones[0] — "0612 22 33" does not have the right form — ${PHONE}`,
  ],
  [
    'a phone number with two spaces',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲+91 98765  43210',
    `phones[0] — "+91 98765  43210" does not have the right form — did you mean "+91 98765 43210"? ${PHONE}`,
  ],
  [
    'a phone number without spaces',
    SITE,
    /^phones:\n {2}- .*$/m,
    "phones:\n  - ▲'+919876543210'",
    `phones[0] — "+919876543210" does not have the right form — did you mean "+91 98765 43210"? ${PHONE}`,
  ],
  [
    'a phone number as one dials it within India',
    SITE,
    /^phones:\n {2}- .*$/m,
    "phones:\n  - ▲'098765-43210'",
    `phones[0] — "098765-43210" does not have the right form — did you mean "+91 98765 43210"? ${PHONE}`,
  ],
  [
    'a phone number with a zero behind its country',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲+91 0612 222 3333',
    `phones[0] — "+91 0612 222 3333" does not have the right form — did you mean "+91 61222 23333"? ${PHONE}`,
  ],
  [
    'a phone number with a digit too few',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲+91 98765 4321',
    `phones[0] — "+91 98765 4321" does not have the right form — ${PHONE}`,
  ],
  [
    'a phone number of another country in a wrong form',
    SITE,
    /^phones:\n {2}- .*$/m,
    "phones:\n  - ▲'+49123456789'",
    `phones[0] — "+49123456789" does not have the right form — ${PHONE}`,
  ],
  [
    'a line break in a phone number',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲|-\n    +91 98765\n    43210',
    `phones[0] — "+91 98765↵43210" does not have the right form — did you mean "+91 98765 43210"? ${PHONE}`,
  ],
  [
    'a phone number as a number',
    SITE,
    /^phones:\n {2}- .*$/m,
    'phones:\n  - ▲+916120000000',
    'phones[0] — is a number, not a text — put it in quotes: "+916120000000"',
  ],
  [
    'a language there is not',
    SITE,
    /^language: .*$/m,
    'language: ▲en-US',
    'language — "en-US" is not allowed here — write the language of the texts: one of en-IN, en-GB, en',
  ],
  [
    'one paragraph of two',
    CAREERS,
    /^paragraphs:\n[^]*?(?=^picture:)/m,
    '▲paragraphs:\n  - Because you see what your work is for.\n',
    'paragraphs — has too few entries: 1 — write exactly 2 paragraphs',
  ],
  [
    'three paragraphs of two',
    CAREERS,
    /^paragraphs:\n[^]*?(?=^picture:)/m,
    `▲paragraphs:\n${'  - Because you see what your work is for.\n'.repeat(3)}`,
    'paragraphs — has too many entries: 3 — write exactly 2 paragraphs',
  ],
  [
    'a sentence without its time',
    CONTACTS,
    /^ {2}sentAt: .*$/m,
    '  sentAt: ▲Your message was sent.',
    'form.sentAt — must hold {time} once, and no other word in braces — write the line that stays; {time} stands for the time, 5 to 120 characters',
  ],
  [
    'a sentence with a word of its own',
    CONTACTS,
    /^ {2}sentAt: .*$/m,
    '  sentAt: ▲Sent at {time} from {place}.',
    'form.sentAt — must hold {time} once, and no other word in braces — write the line that stays; {time} stands for the time, 5 to 120 characters',
  ],
  [
    'a place of a slide without how many there are',
    HOME,
    /^ {2}position: .*$/m,
    "  position: ▲'Slide number {number}'",
    /^carousel\.position — must hold \{number\} and \{count\} once, and no other word in braces — write the place of a slide/,
  ],
])('%s', (_, file, from, to, fault) => {
  const place = copy.change(file, from, to);
  const [found, ...others] = copy.faults();
  expect(others).toEqual([]);
  const head = `${file}:${place} `;
  expect(found?.slice(0, head.length)).toBe(head);
  expect(found?.slice(head.length)).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
});
