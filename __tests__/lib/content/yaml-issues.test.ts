/** @jest-environment node */
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore pagee

const copy = copyWithShipping();

const TAB = 'the line begins with a tab — write two spaces instead, or four where two stand above';
const COLUMN =
  'the line does not stand in one column with its neighbours — give it the same number of spaces as they have';
const TOO_FAR_IN =
  'the line has more spaces at its start than the field above it — give both the same number of spaces';
const DASH = 'there is no space after the dash — write a space there';
const EMPTY = 'entries stand below a list that is empty — remove "[]"';
const NEITHER =
  'the line is neither a field with its colon nor the continuation of a text — write "field: text", or give the line two spaces more than the field whose text it continues';
const LIST_ON_LINE = 'a list begins in the same line as its field — begin it in the next line, with "- "';
const TEXT_ON_LINE = 'the text begins in the same line as ">" — begin it in the next line, two spaces further in';
const SECOND_DOCUMENT = 'the line begins a second document — remove it; a file is one document';
const PLACEHOLDER_FIELD = '"!placeholder" stands before a field — write it after the colon, before the text';
const PLACEHOLDER_GROUP = '"!placeholder" stands before what is no text — write it in front of a single text';

const secondTime = (field: string, line: number) =>
  `"${field}" stands here a second time; the first is in line ${line} — write each field once; remove one of the two`;

describe('lines that do not stand where they belong', () => {
  /** [what the editor did, what was there, what is there now with ▲ at the issue's position, the issue] */
  test.each([
    ['a tab for the indent', '  file: aviation.jpg\n  alt: A crane', '▲\tfile: aviation.jpg\nalt: A crane', TAB],
    ['a tab in the middle of a list', '      - A list for each ship', '▲\t- A list for each ship', TAB],
    ['a tab before a text', 'lead: A', 'lead: >-\n▲\tA', TAB],
    ['a tab before the next line of a text', 'lead: A port', 'lead: >-\n  A\n▲\tport', TAB],
    ['a tab before the text of a point', '- The berth plan', '- >-\n▲\t\tThe berth plan', TAB],
    ['a field too far in', '  alt: A', '   ▲alt: A', TOO_FAR_IN],
    ['a field too far out', '  alt: A', '▲ alt: A', COLUMN],
    ['a field of an entry too far out', '    heading: Who lies', '▲   heading: Who lies', COLUMN],
    ['an entry too far out', '  - id: gates', '▲ - id: gates', COLUMN],
    ['a point without the space after its dash', '- A list for', '▲-A list for', DASH],
    ['a first entry without the space after its dash', '- id: berths', '▲-id: berths', DASH],
    ['entries below an empty list', '    points:\n', '    points: ▲[]\n', EMPTY],
    ['a text that is not indented', 'lead: A', 'lead: >-\n▲A', NEITHER],
    ['a text that falls back', '- The berth plan shows', '- >-\n        The berth\n▲       plan shows', NEITHER],
    ['a list behind its field', '    points:\n      - A', '    points: ▲- A', LIST_ON_LINE],
    ['a line of a text that lost its indent', 'lead: A', 'lead: >-\n  It is\n▲so and so: A\n  list\n  - of', NEITHER],
    ['a text behind its sign', 'lead: A', 'lead: > ▲A', TEXT_ON_LINE],
    ['no space after a colon', 'badge: S', '▲badge:S', 'there is no space after the colon — write a space there'],
    ['no colon', 'badge: Shipping', '▲badge Shipping', NEITHER],
    ['a field twice', 'badge: Shipping', 'badge: Shipping\n▲badge: Ships', secondTime('badge', 7)],
    ['a list among fields', 'badge: Shipping', '▲- badge', NEITHER],
    ['a second document', 'badge: Shipping', '▲---\nbadge: Shipping', SECOND_DOCUMENT],
    ['a placeholder before fields', 'picture:\n', 'picture: ▲!placeholder\n', PLACEHOLDER_GROUP],
    ['a placeholder before a list', 'points:\n', 'points: ▲!placeholder\n', PLACEHOLDER_GROUP],
    ['a placeholder before a field', 'badge: Shipping', '▲!placeholder badge: Shipping', PLACEHOLDER_FIELD],
  ])('%s', (_, from, to, issue) => copy.expectIssue(SHIPPING_FILE, from, to, `— ${issue}`));
});

const QUOTE_IT = 'put the whole text in quotes: "…"';
const UNCLOSED = 'the quotation mark opened here is never closed — write the same mark at the end of the text';
const AFTER_SINGLE = "the text goes on after its closing ' — write an apostrophe as ’ or as ''";
const AFTER_DOUBLE =
  'the text goes on after its closing " — put the whole text in single quotes, or write inner quotation marks as “ and ”';
const BACKSLASH =
  'in double quotes a backslash begins a code — write two backslashes, or put the text in single quotes';
const BRACKET = 'the bracket opened here is never closed — close it, or put the text in quotes';
const COLON = `a text that holds a colon and a space needs quotes — ${QUOTE_IT}`;
const CUT = `the text ends here: "#" after a space begins a note that no visitor sees — ${QUOTE_IT}, or move the note to a line of its own`;
const begins = (character: string) => `a text cannot begin with "${character}" without quotes — ${QUOTE_IT}`;
const TAG = `${begins('!')}; only "!placeholder " may stand in front of it`;

const RETYPE = 'delete it and type what belongs there';
const invisible = (name: string) => `holds ${name} — ${RETYPE}`;
const remains = (found: string, remedy: string) => `holds "${found}", the remains of another character — ${remedy}`;

/** [what stands behind `badge:` with ▲ at the issue's position, the issue] */
test.each([
  ['▲"Shipping', UNCLOSED],
  ["▲'Shipping", UNCLOSED],
  ["'Ship'▲s list'", AFTER_SINGLE],
  ['"The "▲best" ships"', AFTER_DOUBLE],
  ['"Ship" ▲and shore', AFTER_DOUBLE],
  ['"Ship▲\\quay"', BACKSLASH],
  ['▲Ships: all', COLON],
  ['Ship ▲#1 of all', CUT],
  ['▲#1 of all', CUT],
  ['▲@shipping', begins('@')],
  ['▲%ship', begins('%')],
  ['▲`ship`', 'holds "`", which would be shown — remove it, or write ’ where an apostrophe is meant'],
  ['▲&ship Shipping', begins('&')],
  ['▲& ship', begins('&')],
  ['▲*ship', begins('*')],
  ['▲*ship* now', 'holds stars around words, which would be shown — remove them'],
  ['▲{count} ships', 'holds a word in braces, for which no value is put here — write the text itself'],
  ['▲{1, 2} ships', begins('{')],
  ['▲[sic] ships', begins('[')],
  ['▲[sic', BRACKET],
  ['▲[sic, and [so on', BRACKET],
  ['▲!ship ahoy', TAG],
  ['▲! ahoy', TAG],
  ['▲!!str 12', TAG],
  ['▲!Placeholder Shipping', 'holds "!placeholder" — write it in front of the text, outside of any quotes'],
  // Invisible characters; joiners are needed only between Indian letters and between the parts of an emoji.
  ['Ship▲\u200bping', invisible('a zero-width space (U+200B)')],
  ['Ship▲\u00a0ping', invisible('a no-break space (U+00A0)')],
  ['Ship▲\u00adping', invisible('a soft hyphen (U+00AD)')],
  ['▲\u202eShipping', invisible('an invisible character (U+202E)')],
  ['Ship▲\u0007ping', invisible('an invisible character (U+0007)')],
  ['Ship▲\ufffdping', invisible('a broken character (U+FFFD)')],
  ['Ship▲\u200dping', invisible('an invisible character (U+200D)')],
  ['हार्ड▲\u200c वेयर', invisible('an invisible character (U+200C)')],
  ['👩▲\u200c💻', invisible('an invisible character (U+200C)')],
  ['👩▲\u200d at work', invisible('an invisible character (U+200D)')],
  // What comes with a text from Word, from a PDF or through a wrong encoding.
  [
    '▲\uf0b7 Ship',
    `holds a sign that only one font knows (U+F0B7) — ${RETYPE}; each point of a list begins with "- " in a line of its own`,
  ],
  ['An o▲ﬃce', 'holds "ﬃ" as one character (U+FB03) — type "ffi"'],
  ['Ship▲â€™s list', remains('â€™', 'type "’"')],
  ['Ship▲â™¥', remains('â™¥', 'type "♥"')],
  ['Ship▲â€ list', remains('â€', RETYPE)],
  ['Caf▲Ã© Ship', remains('Ã©', 'type "é"')],
  ['Ship ▲Â© 2021', remains('Â©', 'type "©"')],
  ['Ship▲Â 2021', remains('Â ', RETYPE)],
  ['▲à¤ªटना', remains('à¤ª', 'type "प"')],
  ['Ship ▲ðŸš¢', remains('ðŸš¢', 'type "🚢"')],
])('badge: %s', (value, issue) => copy.expectIssue(SHIPPING_FILE, 'badge: Shipping', `badge: ${value}`, `— ${issue}`));

test('a quotation mark that another line closes', () => {
  const [from, to] = [/ {2}file: .*\n.*\n/, '  file: ▲"aviation.jpg\n  alt: "A crane lifts"\n'];
  copy.expectIssue(SHIPPING_FILE, from, to, `— ${UNCLOSED}`);
});

test('a mistake in the first line', () => {
  copy.expectIssue(SHIPPING_FILE, 'page:\n', '▲page\n', `— ${NEITHER}`);
});

/** Joiners with a job, and letters that only look like the remains of others. */
test.each([
  'हार्ड\u200cवेयर',
  'क\u094d\u200dष',
  'র\u200d্যাম',
  '👩\u200d💻',
  '👩🏽\u200d💻',
  '🏳\ufe0f\u200d🌈',
  '«CAFÉ» à la São João, Île, Âge',
])('%s is a valid text', (text) => {
  copy.change(SHIPPING_FILE, '- A plan for each berth', `- A plan – ${text}`);
  expect(copy.issues()).toEqual([]);
});

test('a first field with a space before it', () => {
  copy.change(SHIPPING_FILE, 'page:', ' page:');
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:1:2 — the first line has more spaces at its start than the fields below it — remove the spaces; or, if it belongs to a field that was above it, write that field there`,
  ]);
});

test('anchors and aliases are both reported', () => {
  copy.change(SHIPPING_FILE, '- A plan for each berth', '- &berth A plan for each berth');
  copy.change(SHIPPING_FILE, '- A list for each ship', '- *berth');
  expect(copy.issues()).toEqual([`${SHIPPING_FILE}:22:9 — ${begins('&')}`, `${SHIPPING_FILE}:23:9 — ${begins('*')}`]);
});

test('each mistake of a file is one issue', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: Ships: all');
  copy.change(SHIPPING_FILE, 'lead: A', 'lead: @ A');
  copy.change(SHIPPING_FILE, 'picture:\n', 'lead: again\npicture:\n');
  expect(copy.issues()).toEqual([
    `${SHIPPING_FILE}:7:8 — ${COLON}`,
    `${SHIPPING_FILE}:9:7 — ${begins('@')}`,
    `${SHIPPING_FILE}:11:1 — ${secondTime('lead', 9)}`,
  ]);
});

test('a note in a line of its own, or behind a quoted text or a number, is no issue', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', '# the round badge\nbadge: "Shipping" # short\n# until here');
  copy.change(SHIPPING_FILE, 'order: 6', 'order: 6 # the last');
  copy.change(
    SHIPPING_FILE,
    '      - A plan for each berth',
    '      # two points\n      - A plan for each berth\n      # and',
  );
  expect(copy.issues()).toEqual([]);
});

describe('how a file is saved', () => {
  const save = (text: string) => copy.write(SHIPPING_FILE, text);
  const NUMBER = `badge — is a number, not a text — put it in quotes: "12"`;
  const broken = SHIPPING.replace('badge: Shipping', 'badge: 12');

  test.each([
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line endings of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no line ending at its end', (text: string) => text.trimEnd()],
    ['blanks at the ends of its lines', (text: string) => text.replaceAll('\n', '  \n')],
  ])('%s makes no difference', (_, change) => {
    const { content: before } = copy.load();
    save(change(SHIPPING));
    expect(copy.load().content).toEqual(before);
    save(change(broken));
    expect(copy.issues()).toEqual([`${SHIPPING_FILE}:7:8 ${NUMBER}`]);
  });

  test('a byte order mark does not move the first column', () => {
    save('\ufeffpagee: x\n');
    expect(copy.issues()).toContain(
      `${SHIPPING_FILE}:1:9 badge — is missing — write the title in the round badge, which is the heading of the page: 2 to 24 characters`,
    );
    expect(copy.issues()).toContain(`${SHIPPING_FILE}:1:1 pagee — "pagee" is no field here — did you mean "page"?`);
  });

  test.each([
    ['Latin-1', Buffer.from(SHIPPING.replace('Who lies', 'Wör lies'), 'latin1'), '17:15'],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${SHIPPING}`, 'utf16le'), '1:1'],
    ['UTF-16 without one', Buffer.from(SHIPPING, 'utf16le'), '1:2'],
  ])('%s is refused', (_, bytes, place) => {
    copy.write(SHIPPING_FILE, bytes);
    expect(copy.issues()).toEqual([
      `${SHIPPING_FILE}:${place} — the file is not saved as UTF-8 — save it again with the encoding UTF-8`,
    ]);
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['a file of notes only', '# to do\n', 'is empty'],
    ['a file of one word', 'Shipping\n', 'is a text'],
    ['a file that is a list', '- page\n- badge\n', 'is a list'],
  ])('%s is refused', (_, text, problem) => {
    save(text);
    expect(copy.issues()).toEqual([
      `${SHIPPING_FILE}:1:1 — ${problem} — write the fields "page", "badge", "lead", "picture", "list", "sections", "related" and "callToAction", each in a line of its own`,
    ]);
  });
});
