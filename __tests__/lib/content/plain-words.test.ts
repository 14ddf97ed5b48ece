/** @jest-environment node */
/** What the check says of mistakes that are not errors of YAML or of a field's limits: the place, the words, the remedy. */
import { copyWithShipping, SHIPPING_FILE } from './content-copy';

const copy = copyWithShipping();

const SHOWN = (mark: string) =>
  `begins with "${mark}", which would be shown — remove it; each entry of a list has a line of its own, with "- " in front`;
const DASH = (mark: string) =>
  `"${mark}" is no mark of a list here — write "- ", a dash and a space, in front of each entry instead`;
const BELONGS = 'belongs to the text above it';

/** [the second point of a list with ▲ at the issue's position, the field if the issue has one, the issue] */
test.each([
  ['- ▲• A list', 1, SHOWN('•')],
  ['- ▲1. A list', 1, SHOWN('1.')],
  ["- '▲- A list'", 1, SHOWN('-')],
  ['▲* A list', 0, DASH('*')],
  ['▲-> A list', 0, DASH('->')],
  ['▲– A list', 0, DASH('–')],
  ['▲>- A list', 0, DASH('>-')],
  ['- A ▲**list**', 1, 'holds "**" or "__", signs of Markdown that would be shown — remove them'],
  [
    '- A [▲x](y)',
    1,
    'holds a link in Markdown, which would be shown as it stands — write its words alone; a link has a field of its own',
  ],
  ["- '▲## A list'", 1, 'holds "#" as Markdown has it before a heading, which would be shown — remove it'],
  ['- A ▲{word} of', 1, 'holds a word in braces, for which no value is put here — write the text itself'],
  ['- Lists ▲&amp plans', 1, 'holds an HTML code without its semicolon — write the character itself'],
  ['- "A list▲\\ud800"', 1, 'holds half of a character — remove its code, and type the character itself'],
  ['- A l▲іst', 0, 'holds "і" (U+0456), which looks like "i" but is another letter — delete it and type "i"'],
  ['- A list ▲-> a plan', 1, 'holds an arrow typed as signs — write a word such as "to", or →'],
  ['- A ▲"list', 1, 'holds one quotation mark without the other — write “ before and ” behind the words, or remove it'],
  [
    '- >-\n        A list of\n        all ▲`ships`',
    1,
    'holds "`", which would be shown — remove it, or write ’ where an apostrophe is meant',
  ],
  [
    '- >-\n        A list\n        ▲# of',
    0,
    `the line ${BELONGS}: "#" begins no note there, and visitors would read it — remove it, or move it above the field`,
  ],
  [
    '- >-\n        A list\n        ▲- of',
    0,
    `the line begins with a dash, but ${BELONGS} — give it the same number of spaces as the other entries of its list, or remove the dash if it is no entry`,
  ],
  [
    '- >-\n        A list\n        ▲text: of',
    0,
    `"text:" ${BELONGS}, as it has as many spaces at its start or more — give the line the same number of spaces as the other fields of its group`,
  ],
  [
    '- A list\n        ▲A plan',
    0,
    'the line belongs to the entry above it, as it has no dash of its own — write "- " in front of it if it is an entry, in one column with the others; if not, put both into one line',
  ],
  [
    '▲<<<<<<< HEAD\n      - A plan\n=======\n      - A list\n>>>>>>> main',
    0,
    'the file holds two versions of the same lines, which git could not join, between "<<<<<<<" and ">>>>>>>" — keep the lines that are right, and remove the others and the lines "<<<<<<<", "=======" and ">>>>>>>"',
  ],
  ['- ▲A plan for each berth', 1, 'says the same as line 22 — write another one, or remove one of the two'],
  ['- ▲TODO a list', 1, '"TODO a list" is made up — write the real one, or "!placeholder" and a space in front of it'],
  ['- ▲Partner two', 1, '"Partner two" is made up — write the real one, or "!placeholder" and a space in front of it'],
  ['- ▲@ the "quay"', 0, 'a text cannot begin with "@" without quotes — put the whole text in single quotes: \'…\''],
  [
    '- ▲@ the "clerk\'s"',
    0,
    'a text cannot begin with "@" without quotes — write ">-" in its place, and the text in the next line, two spaces further in',
  ],
  ['- ▲- A list', 1, 'the entry begins with two dashes — write one dash and a space in front of it'],
] as [string, 0 | 1, string][])('%s', (point, hasField, issue) => {
  const written = point.replace('[▲', '▲[');
  copy.expectIssue(
    SHIPPING_FILE,
    '- A list for each ship',
    written,
    `${hasField ? 'sections[0].points[1] ' : ''}— ${issue}`,
  );
});

test('a made-up cell of a table is refused as any other text', () => {
  const issue = `sections[1].figure.rows[0] — "Mail | John Doe | moves first" is made up — write the real one`;
  copy.expectIssue(
    'content/insights/cloud.yaml',
    'Mail | outside | moves first',
    'Mail | ▲John Doe | moves first',
    `${issue}, or "!placeholder" and a space in front of it`,
  );
});

test('a made-up value is accepted where it is marked', () => {
  copy.change(SHIPPING_FILE, '- A list for each ship', '- !placeholder Lorem ipsum');
  expect(copy.issues()).toEqual([]);
});

const ADDRESS = 'callToAction.action.url — ';

test.each([
  [
    'https://localhost:3000',
    'leads to one computer only, which visitors cannot reach — write the address that everybody can open',
  ],
  [
    'http://10.0.0.1/x',
    'leads to one computer only, which visitors cannot reach — write the address that everybody can open',
  ],
  [
    'file:///C:/plan.pdf',
    'is a file on your own computer, which visitors do not have — write the address of a page; a picture or document must first be somewhere on the web',
  ],
  [
    'https://wikipedia',
    'has no dot in the name of its site, as "wikipedia.org" has — write the address as the browser shows it when you are there',
  ],
  ['https://www.wikipedia.org)', 'ends with a bracket that opens nowhere — remove the last sign'],
  ['https://www.wikipedia.org.', 'ends with a sign that belongs to the sentence around it — remove the last sign'],
  [
    'https://www..org',
    'is no address that a browser can open — write the address as the browser shows it when you are there',
  ],
  ['/about#gallery', 'the page /about has no id "gallery" — write "/about", or behind # one of partner-one,'],
])('url: %s', (url, issue) => {
  copy.change(SHIPPING_FILE, 'url: /contacts', `url: ${url}`);
  expect(copy.issues()).toEqual([expect.stringContaining(`${ADDRESS}${issue}`)]);
});

/** What an editor does who follows the advice to use quotes: the text then passes every check. */
test.each([
  'Ships: all',
  '@ the quay',
  '% of all',
  '{1, 2} ships',
  'Ship "one": all',
  "Clerk's: all",
  '& more',
  '08001',
])('the advice for "%s" holds', (text) => {
  copy.change(SHIPPING_FILE, '- A list for each ship', `- ${text}`);
  const [issue = '', ...others] = copy.issues();
  expect(others).toEqual([]);
  const quoted = issue.endsWith("'…'") ? `'${text}'` : `"${text}"`;
  expect(issue).toMatch(/put (?:the whole text|it) in (?:single )?quotes/);
  copy.change(SHIPPING_FILE, `- ${text}`, `- ${quoted}`);
  expect(copy.issues()).toEqual([]);
});
