/** @jest-environment node */
/** Tests which text the check refuses because it would look wrong, which it warns about, and which it accepts. */
import { formatIssue } from '@/lib/content/core/issues';
import { LONG_PAGE } from '@/lib/content/core/warnings';
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from '@/__tests__/support/content/copy';

const copy = copyWithShipping();

/** [the second point of a list, the issue] */
test.each([
  ['A **list**', 'contains Markdown, which visitors would see — write plain text'],
  ['A [x](y)', 'contains Markdown'],
  ['A <b>plan</b> for each berth', 'contains HTML, which visitors would see — write plain text'],
  ['Plans &amp; lists', 'contains HTML'],
  ['A {word} of', 'contains a word in curly brackets, which the site does not replace here — write the text itself'],
  ["'[[A list'", 'contains only half of the placeholder brackets "[[…]]" — write both pairs of brackets or neither'],
  ["'[[A [[list]]]]'", 'contains only half of the placeholder brackets "[[…]]"'],
  ["'     '", 'starts or ends with a space, or contains a line break — write it as one paragraph'],
])('- %s', (point, issue) => {
  copy.change(SHIPPING_FILE, '- A list for each ship', `- ${point}`);
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:23:9 sections[0].points[1] — ${issue}`)]);
});

test.each([
  'Rated 5* by those who asked, **** at most',
  'AT&T and M&S, x < y and y > z, I <3 lists',
  'An empty pair of braces: {} and {1 of 2}',
  '#1 in nothing, first_name and __init__.py, [sic]',
  'हार्ड\u200cवेयर और सॉफ़्टवेयर 👩‍💻, “quoted”, 24" and O’Hara',
  'Test the list: name@example.com is an example, todo lists are plans',
])('“%s” is accepted, and shown exactly as written', (text) => {
  copy.change(SHIPPING_FILE, '- A list for each ship', `- '${text}'`);
  const { content, warnings } = copy.load();
  expect(content?.collections.industries.shipping?.sections[0]?.points?.[1]).toBe(text);
  expect(warnings.filter(({ path }) => path)).toEqual([]);
});

test('made-up text that is not marked as a placeholder gives a warning, which blocks a release', () => {
  copy.change(SHIPPING_FILE, '- A list for each ship', '- TODO a list');
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: Partner two');
  const fix = 'write the real one, or mark it as a placeholder: "[[…]]"';
  expect(copy.issues()).toEqual([]);
  expect(copy.warnings()).toEqual([
    `${SHIPPING_FILE}:7:8 badge — "Partner two" looks made up — ${fix}`,
    `${SHIPPING_FILE}:23:9 sections[0].points[1] — "TODO a list" looks made up — ${fix}`,
  ]);
  expect(copy.load().warnings.every(({ blocksRelease }) => blocksRelease)).toBe(true);
  copy.change(SHIPPING_FILE, '- TODO a list', '- A list, [[TODO]]');
  copy.change(SHIPPING_FILE, 'badge: Partner two', "badge: '[[Partner two]]'");
  expect(copy.warnings()).toEqual([]);
  const lines = copy.load().placeholders.map(formatIssue);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /shipping.yaml:7:8 Title — "Partner two" is a placeholder — write the title in the round badge, .*; or, if the text is right, remove only the brackets$/,
    ),
  );
});

test('two entries that say the same thing, and a page with too much text, each give a warning', () => {
  const long = Array.from({ length: 11 }, (_, index) => `      - ${`Ships ${index + 10} `.repeat(99).trim()}.\n`).join(
    '',
  );
  copy.change(SHIPPING_FILE, '- A list for each ship', '- A plan, for each berth');
  copy.change(SHIPPING_FILE, '      - A change is seen by everybody at once.\n', long);
  expect(LONG_PAGE).toBeLessThan(10_500);
  expect(copy.issues()).toEqual([]);
  expect(copy.warnings()).toEqual([
    expect.stringMatching(
      /:20:9 sections\[0\]\.paragraphs\[1\] — this page has too much text .* — shorten the page by about [\d,]+00 char/,
    ),
    expect.stringMatching(/sections\[0\]\.points\[1\] — says the same as entry 1 — write something else, or remove/),
  ]);
});

test('all questions that the site does not answer give one warning, which does not block a release', () => {
  const files = ['content/site.yaml', 'content/pages/services.yaml'] as const;
  const [site, services] = files.map((file) => copy.read(file)) as [string, string];
  copy.change(files[0], /^reply: .*\n/m, '');
  copy.change(files[1], /^duration:\n(?: .*\n)+/m, '');
  const [warning, ...others] = copy.load().warnings.filter(({ problem }) => /from visitors/.test(problem));
  copy.write(files[0], site);
  copy.write(files[1], services);
  expect(others).toEqual([]);
  const fix = expect.stringMatching(/: Duration, Reply time$/) as string;
  expect(warning).toMatchObject({ file: files[1], fix });
  expect(warning?.problem).toMatch(
    /does not yet answer these questions from visitors: how long a first job takes; how soon you reply to a message$/,
  );
  expect(warning).not.toHaveProperty('blocksRelease');
});

test.each([
  [
    '• one • two',
    'contains a bullet, but the page will not show a list — leave it out: the page marks each point itself',
  ],
  ['See www.nestif.com for more', 'contains an address that visitors cannot click'],
  ['Read https://www.nestif.com/a', 'contains an address'],
  ['Write to hello @nestif.com today', 'contains an email address'],
])('“%s” gives a warning', (text, problem) => {
  copy.change(SHIPPING_FILE, '- A list for each ship', `- '${text}'`);
  expect(copy.issues()).toEqual([]);
  expect(copy.warnings().filter((warning) => warning.includes(SHIPPING_FILE))).toEqual([
    expect.stringContaining(`sections[0].points[1] — ${problem}`),
  ]);
});

test('text copied from another page gives a warning, and so does a description copied from another picture', () => {
  const barges = 'content/industries/barges.yaml';
  const lead = 'A port office runs on lists, and we build the ones that are missing, with the people who keep them.';
  const other = SHIPPING.replace(/title: .*/, 'title: Barges on the Ganga').replace(/menu: .*/, 'menu: Barges');
  const page = other.replace(/description: .*/, `description: ${'Barges and boats. '.repeat(5).trim()}`);
  copy.change(SHIPPING_FILE, /lead: .*/, `lead: >-\n  ${lead}`);
  copy.write(barges, page.replace('aviation.jpg', 'team.jpg').replace(/lead: .*/, `lead: >-\n  ${lead}`));
  const warnings = copy.warnings().filter((warning) => warning.includes(SHIPPING_FILE));
  copy.remove(barges);
  expect(copy.issues()).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/shipping.yaml:.* lead — content\/industries\/barges.yaml has the same text/),
    expect.stringMatching(/shipping.yaml:.* picture.alt — also describes the picture team.jpg — say what this/),
  ]);
});
