/** @jest-environment node */
/** What the check says of texts and addresses that would be shown wrongly, and what it only warns of. */
import { LONG_PAGE } from '@/lib/content/warnings';
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore shipâ

const copy = copyWithShipping();

const markdown = (found: string) => `holds "${found}", a sign of Markdown that would be shown — remove it`;
const remains = (found: string) => `holds "${found}", the remains of another character — delete it and type what`;
const UNSEEN = 'holds a character that cannot be seen — type the text anew';

/** [the second point of a list, the issue] */
test.each([
  ['A **list**', markdown('**')],
  ['A _list_ of', markdown('_list_')],
  ["'## A list'", markdown('## ')],
  ['A `ship`', markdown('`')],
  ['A [x](y)', 'holds a link in Markdown, which would be shown as it stands — write its words alone'],
  ['A {word} of', 'holds a word in braces, for which no value is put here — write the text itself'],
  ['Plans &amp; lists', 'holds an HTML code such as &amp; — write the character itself'],
  ['A <b>plan</b> for each berth', 'holds an HTML tag, which would be shown as it stands — remove it'],
  ['A "list', 'holds one quotation mark without the other — write “ before and ” behind the words'],
  ['• A list', 'holds a bullet, or a dash in front, which would be shown — write each point as an entry'],
  ["'- A list'", 'holds a bullet, or a dash in front, which would be shown — write each point as an entry'],
  ["'!placeholder A list'", 'holds "!placeholder" — write it in front of the text, outside of any quotes'],
  ["'A  list '", 'has a space at its start or end, two in a row, or a tab — write one space between words'],
  ['>-\n        A list\n\n        of', 'holds a line break — write it as one paragraph'],
  ['https://localhost:3000/x', 'names an address that only one computer knows — write the public address'],
  ['"A\\u200blist"', UNSEEN],
  ['A\u00a0list', UNSEEN],
  ['हार्ड\u200c वेयर', UNSEEN],
  ['A 👩\u200d at work', UNSEEN],
  ['A li\u200cst', UNSEEN],
  ['"A list\\ud800"', UNSEEN],
  ['A \uf0b7 list', remains('\uf0b7')],
  ['An o\ufb03ce', remains('\ufb03')],
  ['A shipâ€™s list', remains('â€™')],
  ['Our cafÃ©', remains('Ã©')],
  ['A ship ðŸš¢', remains('ðŸš¢')],
])('- %s', (point, issue) => {
  copy.change(SHIPPING_FILE, '- A list for each ship', `- ${point}`);
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:23:9 sections[0].points[1] — ${issue}`)]);
});

const EVERYBODY = 'leads to one computer only, which visitors cannot reach — write the address that everybody can open';

const NO_ADDRESS = 'is no address that a browser can open — write the address as the browser shows it';
const LAST_SIGN = 'ends with a sign that belongs to the sentence around it — remove the last sign';

test.each([
  ['https://localhost:3000', EVERYBODY],
  ['http://10.0.0.1/x', EVERYBODY],
  ['file:///C:/plan.pdf', EVERYBODY],
  ['https://www.wikipedia.org.', LAST_SIGN],
  ['https://www.wikipedia.org)', LAST_SIGN],
  ['https://wikipedia', NO_ADDRESS],
  ['https://https://www.wikipedia.org', NO_ADDRESS],
  ['https://www..org', NO_ADDRESS],
  ['https://me@wikipedia.org', NO_ADDRESS],
  ['https://www.wіkipedia.org', 'holds "і" of another alphabet, which only looks like a Latin letter — delete it'],
])('url: %s', (url, issue) => {
  copy.change(SHIPPING_FILE, 'url: /contacts', `url: ${url}`);
  expect(copy.issues()).toEqual([expect.stringContaining(`callToAction.action.url — ${issue}`)]);
});

test('what is made up and not marked is a warning, and keeps a release from going ahead', () => {
  copy.change(SHIPPING_FILE, '- A list for each ship', '- TODO a list');
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: Partner two');
  expect(copy.issues()).toEqual([]);
  const fix = 'write the real one, or mark it with "!placeholder"';
  expect(copy.warnings()).toEqual([
    `${SHIPPING_FILE}:7:8 badge — "Partner two" looks made up — ${fix}`,
    `${SHIPPING_FILE}:23:9 sections[0].points[1] — "TODO a list" looks made up — ${fix}`,
  ]);
  expect(copy.load().warnings.every(({ blocksRelease }) => blocksRelease)).toBe(true);
  copy.change(SHIPPING_FILE, '- TODO', '- !placeholder TODO');
  copy.change(SHIPPING_FILE, 'badge: ', 'badge: !placeholder ');
  expect(copy.warnings()).toEqual([]);
  expect(copy.load().placeholders).toContainEqual({
    file: SHIPPING_FILE,
    line: 7,
    path: 'badge',
    value: 'Partner two',
  });
});

test('two entries that say the same are a warning', () => {
  copy.change(SHIPPING_FILE, '- A list for each ship', '- A plan, for each berth');
  expect(copy.issues()).toEqual([]);
  expect(copy.warnings()).toEqual([
    `${SHIPPING_FILE}:23:9 sections[0].points[1] — says the same as line 22 — write another one, or remove one of the two`,
  ]);
});

test('texts that are too long together are a warning at the longest of them', () => {
  const paragraphs = Array.from(
    { length: 12 },
    (_, index) => `      - ${`Ships ${index} `.repeat(100).trim()}.\n`,
  ).join('');
  copy.write(
    SHIPPING_FILE,
    SHIPPING.replace('      - The berth plan shows every ship of the week.\n', paragraphs.replace(/(?:.*\n){2}$/, '')),
  );
  expect(copy.issues()).toEqual([]);
  expect(LONG_PAGE).toBeLessThan(8_500);
  expect(copy.warnings()).toEqual([
    expect.stringMatching(
      /^content\/industries\/shipping\.yaml:\d+:9 sections\[0\]\.paragraphs\[\d\] — the texts of this page are too long together .* — shorten the page by about [\d,]+00 characters/,
    ),
  ]);
});

test('issues name the field as the form does', () => {
  copy.change(SHIPPING_FILE, 'heading: Who comes in', 'heading: X');
  expect(copy.load().issues).toMatchObject([{ path: 'sections[1].heading', label: 'Section 2 › Heading' }]);
});

test('the draft has all that a page needs: what is missing is empty, what is wrong stands as it is written', () => {
  copy.write(SHIPPING_FILE, 'badge: 12\nsections:\n  - heading: A\n');
  const { draft } = copy.load();
  expect(draft.collections.industries.shipping).toEqual({
    page: { title: '', description: '', menu: '', order: 0 },
    badge: 12,
    lead: '',
    picture: { file: '', alt: '' },
    sections: [{ id: '', heading: 'A', paragraphs: [] }],
    callToAction: { heading: '', text: '', action: { label: '', url: '' } },
  });
});
