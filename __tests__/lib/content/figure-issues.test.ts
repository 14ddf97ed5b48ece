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
      after: 1
      unit: ₹
      bars:
        - label: Diesel
          value: 132000
        - label: Crossings
          value: 1320
          mark: true
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

const BARS = /unit: ₹[^]*?(?=related:)/;

/** The issues and warnings of the article after one change, as editors read them, from the field on. */
function issuesAfter(from: string | RegExp, to: string): string[] {
  const source = FERRY.replace(from, () => to);
  expect(source === FERRY).toBe(from === '');
  const { yaml } = parseYaml('content/insights/ferry.yaml', source);
  const { value, issues } = validate(COLLECTIONS.insights, yaml!);
  const warnings = warningsOf({ yaml: yaml!, schema: COLLECTIONS.insights, address: '/ferry' }, value);
  return [...issues, ...warnings].map((issue) => formatIssue(issue).replace(/^\S+ /, ''));
}

const FIGURE = 'sections[1].figure';
const absent = (path: string, number: string) =>
  `${FIGURE}.${path} — the number ${number} does not occur in the article`;
const OTHER = 'write a number of the text, or write it there too';

test('a figure whose currency stands in the text with one of its amounts only is an issue at the other', () => {
  expect(issuesAfter('', '')).toEqual([`${absent('bars[1].value', '₹1,320')} — write "1,320", as the text has it`]);
});

/** [what is wrong, the figure in YAML without its caption, the issues] */
test.each([
  [
    'a number of the text',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12.5}\n        - {label: Home, value: 40}',
    [],
  ],
  [
    'a number that is a part of another one',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12}\n        - {label: Home, value: 32}',
    [`${absent('bars[0].value', '12')} — ${OTHER}`, `${absent('bars[1].value', '32')} — ${OTHER}`],
  ],
  [
    'a unit that the text does not have',
    'unit: litres\n      bars:\n        - {label: Out, value: 12.5}\n        - {label: Home, value: 40}',
    [`${FIGURE}.unit — the article does not speak of “litres” — write the unit as the text has it`],
  ],
  [
    'amounts in words',
    'unit: minutes\n      bars:\n        - {label: Out, value: 15, text: quarter of an hour}\n        - {label: Home, value: 20, text: a third}',
    [`${FIGURE}.bars[1].text — “a third” does not occur in the article — write the amount as the text has it`],
  ],
  [
    'an amount without its magnitude',
    'timeline:\n        - {when: April, what: The crew gets ₹2.4}\n        - {when: May, what: The crew gets ₹2.4 lakh}',
    [`${absent('timeline[0].what', '₹2.4')} — write "₹2.4 lakh", as the text has it`],
  ],
  [
    'digits grouped as elsewhere',
    'checklist:\n        - Diesel for ₹132,000\n        - Diesel for ₹1,32,000',
    [`${absent('checklist[0]', '₹132,000')} — write "₹1,32,000", as the text has it`],
  ],
  [
    'two kinds at once',
    'timeline:\n        - {when: May, what: Diesel is bought}\n        - {when: June, what: Oil is changed}\n      unit: ₹',
    [expect.stringContaining('figure.timeline — "timeline" is an unknown field')],
  ],
])('%s', (_what, figure, issues) => expect(issuesAfter(BARS, `${figure}\n`)).toEqual(issues));

const BETWEEN = 'with " | " between them';

/** [what is wrong, the headings, the second row, the issues] */
test.each([
  ['nothing', 'What | When | Who', 'Oil|yearly | a fitter, or two', []],
  [
    'a row with a cell too few',
    'What | When | Who',
    'Oil yearly | a fitter',
    [`rows[1] — has 2 cells, and the table 3 columns — write 3 cells, ${BETWEEN}`],
  ],
  [
    'a heading too few',
    'What When | Who',
    'Oil | yearly | a fitter',
    [0, 1].map((row) => `rows[${row}] — has 3 cells, and the table 2 columns — write 2 cells, ${BETWEEN}`),
  ],
  [
    'a heading too many',
    'What | When | Who | Why',
    'Oil | yearly',
    [`columns — has 4 headings — write 2 or 3, ${BETWEEN}`],
  ],
  [
    'a heading twice',
    'What | When | When',
    'Oil | yearly | a fitter',
    ['columns — has a heading twice — write another one'],
  ],
  [
    'a doubled bar',
    'What | When | Who',
    'Oil || yearly | a fitter',
    ['rows[1] — has a bar with no cell beside it — remove the bar, or write the cell'],
  ],
  [
    'a long cell',
    'What | When | Who',
    `Oil | yearly | ${'a'.repeat(61)}`,
    ['rows[1] — has a cell that is too long: it has 61 characters — write 1 to 60 characters'],
  ],
  [
    'a sign that no text may hold',
    'What | When | Who',
    'Oil | **yearly** | a fitter',
    ['rows[1] — holds "**", a sign of Markdown that would be shown — remove it'],
  ],
  [
    'a number that the article does not have',
    'What | When | Who',
    'Oil | yearly | 77 fitters',
    [`rows[1] — the number 77 does not occur in the article — ${OTHER}`],
  ],
  [
    'a row as a list with a colon',
    'What | When | Who',
    '[Oil, "when: yearly", a fitter]',
    [`rows[1] — is a list — write the cells of a row: 2 or 3 cells of 1 to 60 characters, ${BETWEEN}`],
  ],
])('a table: %s', (_what, columns, row, issues) => {
  const table = `columns: ${columns}\n      rows:\n        - Diesel | monthly | the crew\n        - ${row}\n`;
  expect(issuesAfter(BARS, table)).toEqual(issues.map((issue) => `${FIGURE}.${issue}`));
});

test('an article with another mistake is not also compared with its figures', () => {
  expect(issuesAfter('for 1,320 crossings.', 'for **1320** crossings.')).toEqual([
    'sections[1].paragraphs[0] — holds "**", a sign of Markdown that would be shown — remove it',
  ]);
  expect(issuesAfter('for 1,320 crossings.', 'for TODO crossings.')).toEqual([
    expect.stringContaining('looks made up'),
  ]);
});

test('a figure after a paragraph that the section does not have', () => {
  const issue = 'after — the section has 2 paragraphs — write 1 to 2, or leave the field empty';
  expect(issuesAfter(/after: 1[^]*?(?=related:)/, 'after: 3\n      checklist: [Diesel, Life belts]\n')).toEqual([
    `${FIGURE}.${issue}`,
  ]);
});

test.each([
  [
    'Nobody counts the minutes on the boat.',
    'pull — does not occur in a paragraph of the sections — copy a sentence from the article, letter by letter',
  ],
  [
    'Each crossing takes 12.5 minutes',
    'pull — is taken from the section "cost", which has a figure in the same place — choose a sentence from a section without a figure',
  ],
])('the pulled sentence: %s', (pull, issue) =>
  expect(issuesAfter('pull: Nobody counts the minutes on the bank.', `pull: ${pull}`)).toContain(issue),
);
