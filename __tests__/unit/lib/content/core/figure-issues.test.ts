/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatIssue } from '@/lib/content/core/issues';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { COLLECTIONS, PAGE_FILES } from '@/lib/content/schema';
import { validate } from '@/lib/content/core/validate';
import { warningsOf } from '@/lib/content/core/warnings';

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

/** The issues and warnings after one change to the article, as editors read them, without the file and position. */
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
  `${FIGURE}.${path} — the number ${number} is not in the article — write the number as it is in the article, or add it to the article`;
const form = (path: string, line: string) =>
  `${FIGURE}.${path} — "${line}" is not valid here — write the cells of a row: 2 or 3 cells with " | " between them, 120 characters in all`;
const table = (row: string) =>
  `columns: What | When | Who\n      rows:\n        - Diesel | monthly | the crew\n        - ${row}`;

const parts = (one: number, other: number) =>
  `unit: seats\n      bars:\n        - {label: All, value: 40, parts: [{label: In, value: ${one}}, {label: Out, value: ${other}}]}\n        - {label: Crossings, value: 40}`;

const onScreen = (line: string, total: string) =>
  ['title: Fares', 'note: An example', 'status: A Sunday', 'columns: Fare | Seats']
    .concat(`lines: [{cells: Whole | 77}, {cells: ${line}, mark: Few}]`, `total: ${total}`)
    .join('\n      ');

/** [the subject, the figure in YAML without its caption, the issues] */
test.each([
  [
    'bars with numbers from the text',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12.5}\n        - {label: Home, value: 40}',
    [],
  ],
  [
    'a bar whose number is only a part of one in the text',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12}\n        - {label: Home, value: 40}',
    [absent('bars[0].value', '12')],
  ],
  [
    'parts whose numbers are not in the text',
    parts(28, 12),
    [absent('bars[0].parts[0].value', '28'), absent('bars[0].parts[1].value', '12')],
  ],
  [
    'parts that do not add up to their amount',
    parts(28, 13),
    [
      `${FIGURE}.bars[0].parts — the parts add up to 41, but the amount is 40 — change the parts so that they add up to the amount`,
    ],
  ],
  [
    'an amount whose number is in the text only without its currency',
    'unit: ₹\n      bars:\n        - {label: Diesel, value: 132000}\n        - {label: Crossings, value: 1320}',
    [absent('bars[1].value', '₹1,320')],
  ],
  [
    'an amount without its magnitude',
    'timeline:\n        - {when: April, what: The crew gets ₹2.4}\n        - {when: May, what: The crew gets ₹2.4 lakh}',
    [absent('timeline[0].what', '₹2.4')],
  ],
  [
    'digits grouped as in other countries',
    'checklist:\n        - Diesel for ₹132,000\n        - Diesel for ₹1,32,000',
    [absent('checklist[0]', '₹132,000')],
  ],
  [
    'two kinds at once',
    'timeline:\n        - {when: May, what: Diesel is bought}\n        - {when: June, what: Oil is changed}\n      unit: ₹',
    [expect.stringContaining('figure.timeline — "timeline" is an unknown field')],
  ],
  [
    'a flag that is a word',
    'unit: minutes\n      bars:\n        - {label: Out, value: 12.5, mark: Late}\n        - {label: Home, value: 40}',
    [`${FIGURE}.bars[0].mark — "Late" is not valid here — write true, or remove this field; it highlights this bar`],
  ],
  ['a table', table('Oil|yearly | a fitter, or two'), []],
  [
    'a row with too few cells',
    table('Oil yearly | a fitter'),
    [`${FIGURE}.rows[1] — has 2 cells, but the table has 3 columns — write 3 cells`],
  ],
  ['a row with a doubled bar', table('Oil || yearly'), [form('rows[1]', 'Oil || yearly')]],
  ['a row with Markdown', table('Oil | **yearly**'), [expect.stringContaining('rows[1] — contains Markdown')]],
  ['a row with a number that the article does not have', table('Oil | yearly | 77'), [absent('rows[1]', '77')]],
  [
    'a step diagram with more people than it has room for',
    `steps: [${['Office', 'Store', 'Foreman', 'Driver', 'Gate'].map((who) => `{who: ${who}, what: Reads the note}`).join(', ')}]`,
    [`${FIGURE}.steps — names 5 people or teams, but the diagram has room for only 4 — name fewer`],
  ],
  ['a screen, whose numbers need not be in the text', onScreen('Half | 12', 'Seats | 89'), []],
  [
    'a screen with more cells than columns',
    onScreen('Half | a child | 12', 'Seats | of 90 | 89'),
    [
      `${FIGURE}.lines[1].cells — has 3 cells, but the table has 2 columns — write 2 cells`,
      `${FIGURE}.total — has 3 cells, but the table has 2 columns — write 2 cells`,
    ],
  ],
  [
    'a screen with an empty cell',
    onScreen('Half |', 'Seats | 89'),
    [
      `${FIGURE}.lines[1].cells — "Half |" is not valid here — write the cells of the line: 2 to 4 cells with " | " between them, 120 characters in all`,
    ],
  ],
  [
    'a place after a paragraph that the section does not have',
    'after: 3\n      checklist: [Diesel, Life belts]',
    [`${FIGURE}.after — the section has only 2 paragraphs — write the number of a paragraph, or leave the field empty`],
  ],
])('the check handles %s', (_what, figure, issues) => expect(issuesAfter(/checklist: .*/, figure)).toEqual(issues));

test('the check also reports screens on an industry page that are faulty or would not be shown', () => {
  const source = readFileSync('content/industries/retail.yaml', 'utf8');
  const issuesIn = (from: string, to: string) => {
    const { yaml } = parseYaml('content/industries/retail.yaml', source.replace(from, to));
    return validate(COLLECTIONS.industries, yaml!).issues;
  };
  const added = (title: string, cells = '13') => `sections:
  - id: closing
    heading: At nine
    paragraphs: [The drawer is counted and compared.]
    figure:
      caption: How the day is closed
      title: ${title}
      note: An example
      status: At nine
      columns: Paid by | Bills
      lines: [{cells: Cash | 12}, {cells: UPI | ${cells}}]
`;
  expect(issuesIn('sections:\n', added('Closing'))).toEqual([]);
  expect(issuesIn('sections:\n', added('Closing', '13 | 14'))).toMatchObject([
    { path: 'sections[0].figure.lines[1].cells', problem: 'has 3 cells, but the table has 2 columns' },
  ]);
  expect(issuesIn('sections:\n', added("''"))).toMatchObject([{ path: 'sections[0].figure.title' }]);
  expect(
    issuesIn('sections:\n', `${added('Closing')}    points: [The drawer, The bills]\n    sheet: true\n`),
  ).toMatchObject([{ path: 'sections[0].figure', problem: 'cannot be shown in a section with a sheet or a document' }]);
});

test('the check also reports a faulty figure in a document', () => {
  const source = readFileSync('content/pages/softwareconsulting.yaml', 'utf8');
  const { yaml } = parseYaml('content/pages/softwareconsulting.yaml', source.replace('value: 50', 'value: 51'));
  const { issues } = validate(PAGE_FILES.softwareconsulting, yaml!);
  expect(issues).toEqual([
    expect.objectContaining({
      path: 'sections[2].document.second[0].figure.bars[0].parts',
      problem: 'the parts add up to 91, but the amount is 90',
    }),
  ]);
});
