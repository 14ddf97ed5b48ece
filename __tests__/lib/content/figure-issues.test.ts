/** @jest-environment node */
import { formatIssue } from '@/lib/content/issues';
import { parseYaml } from '@/lib/content/parse-yaml';
import { COLLECTIONS } from '@/lib/content/schema';
import { validate } from '@/lib/content/validate';
import { warningsOf } from '@/lib/content/warnings';

const FERRY = `page:
  title: A Ferry That Keeps Its Time
  description: How a ferry across the river keeps its time, what it costs to run, and what the crew writes down each day.
  menu: Ferry
  order: 6
banner:
  heading: The ferry
  subtitle: What it costs, and who waits for it.
  picture:
    file: cloud.jpg
    alt: A ferry lies at the landing stage.
lead: A ferry of 40 seats crosses the river all day long.
pull: Nobody counts the minutes on the bank.
sections:
  - id: waiting
    heading: Who waits
    paragraphs:
      - Nobody counts the minutes on the bank. They would come to half an hour.
  - id: cost
    heading: What it costs
    paragraphs:
      - Diesel is ₹1,32,000 a month and the crew ₹2.4 lakh, for 1,320 crossings.
      - Each crossing takes 12.5 minutes, loading another quarter of an hour.
    figure:
      caption: What goes into 1,320 crossings
      checklist: [Diesel, Life belts]
related:
  - url: /cloud
    text: Another page about it.
  - url: /retail
    text: One more page about it.
callToAction:
  heading: Cross with us
  text: Tell us what you carry, and we come along.
  action:
    label: Write to us
    url: /contacts
`;

/** The issues and warnings of the article after one change, as editors read them, from the field on. */
function issuesAfter(from: string | RegExp, to: string): string[] {
  const source = FERRY.replace(from, () => to);
  expect(source).not.toBe(FERRY);
  const { yaml } = parseYaml('content/insights/ferry.yaml', source);
  const { value, issues } = validate(COLLECTIONS.insights, yaml!);
  const warnings = warningsOf({ yaml: yaml!, address: '/ferry' }, value);
  return [...issues, ...warnings].map((issue) => formatIssue({ ...issue, label: issue.path }).replace(/^\S+ /, ''));
}

const FIGURE = 'sections[1].figure';
const absent = (path: string, number: string) =>
  `${FIGURE}.${path} — the number ${number} does not occur in the article — write a number as the text has it, or write it there too`;
const form = (path: string, line: string) =>
  `${FIGURE}.${path} — "${line}" does not have the right form — write the cells of a row: 2 or 3 cells with " | " between them, 120 characters in all`;
const table = (row: string) =>
  `columns: What | When | Who\n      rows:\n        - Diesel | monthly | the crew\n        - ${row}`;

/** [what it is about, the figure in YAML without its caption, the issues] */
test.each([
  [
    'bars with numbers of the text, and an amount in words',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12.5}\n        - {label: Home, value: 15, text: quarter of an hour}',
    [],
  ],
  [
    'a bar whose number is a part of another one',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12}\n        - {label: Home, value: 40}',
    [absent('bars[0].value', '12')],
  ],
  [
    'an amount that has its currency in the text with another number only',
    'unit: ₹\n      bars:\n        - {label: Diesel, value: 132000}\n        - {label: Crossings, value: 1320}',
    [absent('bars[1].value', '₹1,320')],
  ],
  [
    'an amount without its magnitude',
    'timeline:\n        - {when: April, what: The crew gets ₹2.4}\n        - {when: May, what: The crew gets ₹2.4 lakh}',
    [absent('timeline[0].what', '₹2.4')],
  ],
  [
    'digits grouped as elsewhere',
    'checklist:\n        - Diesel for ₹132,000\n        - Diesel for ₹1,32,000',
    [absent('checklist[0]', '₹132,000')],
  ],
  [
    'two kinds at once',
    'timeline:\n        - {when: May, what: Diesel is bought}\n        - {when: June, what: Oil is changed}\n      unit: ₹',
    [expect.stringContaining('figure.timeline — "timeline" is an unknown field')],
  ],
  ['a table', table('Oil|yearly | a fitter, or two'), []],
  [
    'a row with a cell too few',
    table('Oil yearly | a fitter'),
    [`${FIGURE}.rows[1] — has 2 cells, and the table 3 columns — write 3 cells`],
  ],
  ['a row with a doubled bar', table('Oil || yearly'), [form('rows[1]', 'Oil || yearly')]],
  ['a row with Markdown', table('Oil | **yearly**'), [expect.stringContaining('rows[1] — holds Markdown')]],
  ['a row with a number that the article does not have', table('Oil | yearly | 77'), [absent('rows[1]', '77')]],
  [
    'a place behind a paragraph that the section does not have',
    'after: 3\n      checklist: [Diesel, Life belts]',
    [
      `${FIGURE}.after — the section has fewer paragraphs: 2 — write the number of a paragraph, or leave the field empty`,
    ],
  ],
])('%s', (_what, figure, issues) => expect(issuesAfter(/checklist: .*/, figure)).toEqual(issues));

test.each([
  ['Nobody counts the minutes on the boat.', 'does not occur in a paragraph of the sections'],
  ['Each crossing takes 12.5 minutes', 'is taken from the section "cost", which has a figure in the same place'],
])('the pulled sentence: %s', (pull, problem) =>
  expect(issuesAfter('pull: Nobody counts the minutes on the bank.', `pull: ${pull}`)).toEqual([
    `pull — ${problem} — copy a sentence, letter by letter, from a section without a figure`,
  ]),
);
