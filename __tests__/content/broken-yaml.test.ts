/** @jest-environment node */
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore pagee

let copy: ContentCopy;
beforeAll(() => {
  copy = new ContentCopy();
});
beforeEach(() => copy.write(SHIPPING_FILE, SHIPPING));
afterAll(() => copy[Symbol.dispose]());

const TAB = 'the line begins with a tab — write two spaces instead, or four where two stand above';
const COLUMN =
  'the line does not stand in one column with its neighbours — give it the same number of spaces as they have';
const DASH = 'there is no space after the dash — write a space there';
const QUOTE_IT = 'put the whole text in quotes: "…"';
const NEITHER =
  'the line is neither a field with its colon nor the continuation of a text — write "field: text", or give the line two spaces more than the field whose text it continues';
const BRACKET = 'the bracket opened here is never closed — close it, or put the text in quotes';
const CUT = `the text ends here: "#" after a space begins a note that no visitor sees — ${QUOTE_IT}, or move the note to a line of its own`;
const PICTURE = '  file: aviation.jpg\n  alt: A crane lifts a container from a ship.';

const begins = (sign: string) => `a text cannot begin with "${sign}" without quotes — ${QUOTE_IT}`;
const COLON = `a text that holds a colon and a space needs quotes — ${QUOTE_IT}`;
const TAG = `${begins('!')}; only "!placeholder " may stand in front of it`;

/** [what the editor did, what was there, what is there now with ▲ at the fault's place, the fault] */
test.each<[did: string, from: string, to: string, fault: string]>([
  // Indents
  ['a tab for the indent', PICTURE, '▲\tfile: aviation.jpg', TAB],
  ['a tab in the middle of a list', '      - A list for each ship', '▲\t- A list for each ship', TAB],
  [
    'a line too far in',
    '  alt: A',
    '   ▲alt: A',
    'the line has more spaces at its start than the field above it — give both the same number of spaces',
  ],
  ['a line too far out', '  alt: A', '▲ alt: A', COLUMN],
  ['a tab before a text', 'lead: A', 'lead: >-\n▲\tA', TAB],
  ['a tab before the next line of a text', 'lead: A port', 'lead: >-\n  A\n▲\tport', TAB],
  ['a tab before the text of a point', '- The berth plan', '- >-\n▲\t\tThe berth plan', TAB],
  ['a field of an entry too far out', '    heading: Who lies', '▲   heading: Who lies', COLUMN],
  ['an entry too far out', '  - id: gates', '▲ - id: gates', COLUMN],
  ['a point without the space after its dash', '- A list for', '▲-A list for', DASH],
  ['an entry without the space after its dash', '- id: gates', '▲-id: gates', DASH],
  ['a first entry without the space after its dash', '- id: berths', '▲-id: berths', DASH],
  ['a text that is not indented', 'lead: A', 'lead: >-\n▲A', NEITHER],
  ['a text that falls back', '- The berth plan shows', '- >-\n        The berth\n▲       plan shows', NEITHER],
  [
    'a list behind its field',
    '    points:\n      - A',
    '    points: ▲- A',
    'a list begins in the same line as its field — begin it in the next line, with "- "',
  ],
  [
    'a text behind its sign',
    'lead: A',
    'lead: > ▲A',
    'the text begins in the same line as ">" — begin it in the next line, two spaces further in',
  ],

  // Fields
  [
    'no space after a colon',
    'badge: Shipping',
    '▲badge:Shipping',
    'there is no space after the colon — write a space there',
  ],
  ['no colon', 'badge: Shipping', '▲badge Shipping', NEITHER],
  [
    'a field twice',
    'badge: Shipping',
    'badge: Shipping\n▲badge: Ships',
    '"badge" stands here a second time — write each field once; remove one of the two',
  ],
  ['a list among fields', 'badge: Shipping', '▲- badge', NEITHER],
  [
    'a second document',
    'badge: Shipping',
    '▲---\nbadge: Shipping',
    'the line begins a second document — remove it; a file is one document',
  ],

  // Quotes
  [
    'double quotes not closed',
    'badge: Shipping',
    'badge: ▲"Shipping',
    'the quotation mark opened here is never closed — write the same mark at the end of the text',
  ],
  [
    'single quotes not closed',
    'badge: Shipping',
    "badge: ▲'Shipping",
    'the quotation mark opened here is never closed — write the same mark at the end of the text',
  ],
  [
    'quotes not closed before others',
    PICTURE,
    '  file: ▲"aviation.jpg\n  alt: "A crane lifts"',
    'the quotation mark opened here is never closed — write the same mark at the end of the text',
  ],
  [
    'an apostrophe in single quotes',
    'badge: Shipping',
    "badge: 'Ship'▲s list'",
    "the text goes on after its closing ' — write an apostrophe as ’ or as ''",
  ],
  [
    'quotes within quotes',
    'badge: Shipping',
    'badge: "The "▲best" ships"',
    'the text goes on after its closing " — put the whole text in single quotes, or write inner quotation marks as “ and ”',
  ],
  [
    'a quoted word first',
    'badge: Shipping',
    'badge: "Ship" ▲and shore',
    'the text goes on after its closing " — put the whole text in single quotes, or write inner quotation marks as “ and ”',
  ],
  [
    'a backslash in double quotes',
    'badge: Shipping',
    'badge: "Ship▲\\quay"',
    'in double quotes a backslash begins a code — write two backslashes, or put the text in single quotes',
  ],

  // Signs that mean something to YAML
  ['a colon in a text', 'badge: Shipping', 'badge: ▲Ships: all', COLON],
  ['a note behind a text', 'badge: Shipping', 'badge: Ship ▲#1 of all', CUT],
  ['a text that begins with #', 'badge: Shipping', 'badge: ▲#1 of all', CUT],
  ['a text that begins with @', 'badge: Shipping', 'badge: ▲@shipping', begins('@')],
  ['a text that begins with %', 'badge: Shipping', 'badge: ▲%ship', begins('%')],
  ['a text that begins with `', 'badge: Shipping', 'badge: ▲`ship`', begins('`')],
  ['a text that begins with &', 'badge: Shipping', 'badge: ▲&ship Shipping', begins('&')],
  ['a text that begins with a lone &', 'badge: Shipping', 'badge: ▲& ship', begins('&')],
  ['a text that begins with *', 'badge: Shipping', 'badge: ▲*ship', begins('*')],
  ['a text in stars', 'badge: Shipping', 'badge: *ship* ▲now', begins('*')],
  ['a text that begins with !', 'badge: Shipping', 'badge: ▲!ship ahoy', TAG],
  ['a text that begins with a lone !', 'badge: Shipping', 'badge: ▲! ahoy', TAG],
  ['a type', 'badge: Shipping', 'badge: ▲!!str 12', TAG],
  ['a text that begins with {', 'badge: Shipping', 'badge: {count} ▲ships', begins('{')],
  ['a text that begins with [', 'badge: Shipping', 'badge: [sic] ▲ships', begins('[')],
  ['a bracket not closed', 'badge: Shipping', 'badge: ▲[sic', BRACKET],

  // Placeholders in wrong places
  [
    'a placeholder before fields',
    'picture:\n',
    'picture: ▲!placeholder\n',
    '"!placeholder" stands before what is no text — write it in front of a single text',
  ],
  [
    'a placeholder before a list',
    'points:\n',
    'points: ▲!placeholder\n',
    '"!placeholder" stands before what is no text — write it in front of a single text',
  ],
  [
    'a placeholder before a field',
    'badge: Shipping',
    '▲!placeholder badge: Shipping',
    '"!placeholder" stands before a field — write it after the colon, before the text',
  ],
  ['a placeholder with a capital', 'badge: Shipping', 'badge: ▲!Placeholder Shipping', TAG],

  // Characters that cannot be seen
  [
    'a zero-width space in a text',
    'badge: Shipping',
    'badge: Ship▲\u200bping',
    'holds a zero-width space (U+200B) — delete it and type what belongs there',
  ],
  [
    'a zero-width space in a field',
    'badge: Shipping',
    'bad▲\u200bge: Shipping',
    'holds a zero-width space (U+200B) — delete it and type what belongs there',
  ],
  [
    'a no-break space for an indent',
    '  alt: A',
    '▲\u00a0\u00a0alt: A',
    'holds a no-break space (U+00A0) — delete it and type what belongs there',
  ],
  [
    'a soft hyphen',
    'badge: Shipping',
    'badge: Ship▲\u00adping',
    'holds a soft hyphen (U+00AD) — delete it and type what belongs there',
  ],
  [
    'a mark of direction',
    'badge: Shipping',
    'badge: ▲\u202eShipping',
    'holds an invisible character (U+202E) — delete it and type what belongs there',
  ],
  [
    'a control character',
    'badge: Shipping',
    'badge: Ship▲\u0007ping',
    'holds an invisible character (U+0007) — delete it and type what belongs there',
  ],
  [
    'a broken character',
    'badge: Shipping',
    'badge: Ship▲\ufffdping',
    'holds a broken character (U+FFFD) — delete it and type what belongs there',
  ],
  [
    'a joiner between letters that have no other form',
    'badge: Shipping',
    'badge: Ship▲\u200dping',
    'holds an invisible character (U+200D) — delete it and type what belongs there',
  ],
  [
    'a non-joiner at the end of a Hindi word',
    'badge: Shipping',
    'badge: हार्ड▲\u200c वेयर',
    'holds an invisible character (U+200C) — delete it and type what belongs there',
  ],
  [
    'a non-joiner behind an emoji',
    'badge: Shipping',
    'badge: 👩▲\u200c💻',
    'holds an invisible character (U+200C) — delete it and type what belongs there',
  ],
  [
    'a joiner behind an emoji that nothing follows',
    'badge: Shipping',
    'badge: 👩▲\u200d at work',
    'holds an invisible character (U+200D) — delete it and type what belongs there',
  ],

  // What comes with a text from Word, from a PDF or through a wrong encoding
  [
    'a bullet of Word',
    '- A plan for each berth',
    '- ▲\uf0b7 A plan for each berth',
    'holds a sign that only one font knows (U+F0B7) — delete it and type what belongs there; each point of a list begins with "- " in a line of its own',
  ],
  [
    'a ligature',
    '- A plan for each berth',
    '- An o▲ﬃce for each berth',
    'holds "ﬃ" as one character (U+FB03) — type "ffi"',
  ],
  [
    'an apostrophe in a wrong encoding',
    'badge: Shipping',
    'badge: Ship▲â€™s list',
    'holds "â€™", the remains of another character — type "’"',
  ],
  [
    'a symbol in a wrong encoding',
    'badge: Shipping',
    'badge: Ship▲â™¥',
    'holds "â™¥", the remains of another character — type "♥"',
  ],
  [
    'a quotation mark of which only a part is left',
    'badge: Shipping',
    'badge: Ship▲â€ list',
    'holds "â€", the remains of another character — delete it and type what belongs there',
  ],
  [
    'a letter with an accent in a wrong encoding',
    'badge: Shipping',
    'badge: Caf▲Ã© Ship',
    'holds "Ã©", the remains of another character — type "é"',
  ],
  [
    'a sign in a wrong encoding',
    'badge: Shipping',
    'badge: Ship ▲Â© 2021',
    'holds "Â©", the remains of another character — type "©"',
  ],
  [
    'a no-break space in a wrong encoding',
    'badge: Shipping',
    'badge: Ship▲Â 2021',
    'holds "Â ", the remains of another character — delete it and type what belongs there',
  ],
  [
    'Hindi in a wrong encoding',
    'badge: Shipping',
    'badge: ▲à¤ªटना',
    'holds "à¤ª", the remains of another character — type "प"',
  ],
  [
    'an emoji in a wrong encoding',
    'badge: Shipping',
    'badge: Ship ▲ðŸš¢',
    'holds "ðŸš¢", the remains of another character — type "🚢"',
  ],
])('%s', (_, from, to, fault) => {
  const place = copy.change(SHIPPING_FILE, from, to);
  expect(copy.faults()).toEqual([`${SHIPPING_FILE}:${place} — ${fault}`]);
});

test.each([
  ['a non-joiner within a Hindi word', 'हार्ड\u200cवेयर'],
  ['a joiner within a Hindi word', 'क\u094d\u200dष'],
  ['a joiner within a Bengali word', 'র\u200d্যাম'],
  ['an emoji of two', '👩\u200d💻'],
  ['an emoji of two with a colour of skin', '👩🏽\u200d💻'],
  ['an emoji with a sign of its form', '🏳\ufe0f\u200d🌈'],
  ['letters with accents', '«CAFÉ» à la São João, Île, Âge'],
])('%s is no rubbish', (_, text) => {
  copy.change(SHIPPING_FILE, '- A plan for each berth', `- A plan – ${text}`);
  expect(copy.faults()).toEqual([]);
});

test('a first field with a space before it', () => {
  copy.change(SHIPPING_FILE, 'page:', ' page:');
  expect(copy.faults()).toEqual([`${SHIPPING_FILE}:7:1 — ${COLUMN}`]);
});

test('anchors and aliases are both told', () => {
  copy.change(SHIPPING_FILE, '- A plan for each berth', '- &berth A plan for each berth');
  copy.change(SHIPPING_FILE, '- A list for each ship', '- *berth');
  expect(copy.faults()).toEqual([`${SHIPPING_FILE}:22:9 — ${begins('&')}`, `${SHIPPING_FILE}:23:9 — ${begins('*')}`]);
});

test('several mistakes of one file are told, each once', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: Ships: all');
  copy.change(SHIPPING_FILE, 'lead: A', 'lead: @ A');
  copy.change(SHIPPING_FILE, 'picture:\n', 'lead: again\npicture:\n');
  expect(copy.faults()).toEqual([
    `${SHIPPING_FILE}:7:8 — ${COLON}`,
    `${SHIPPING_FILE}:9:7 — ${begins('@')}`,
    `${SHIPPING_FILE}:11:1 — "lead" stands here a second time — write each field once; remove one of the two`,
  ]);
});

test('a note in a line of its own, or behind a quoted text or a number, is no fault', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', '# the round badge\nbadge: "Shipping" # short\n# until here');
  copy.change(SHIPPING_FILE, 'order: 6', 'order: 6 # the last');
  copy.change(
    SHIPPING_FILE,
    '      - A plan for each berth',
    '      # two points\n      - A plan for each berth\n      # and',
  );
  expect(copy.faults()).toEqual([]);
});

describe('how a file is saved', () => {
  const save = (text: string) => copy.write(SHIPPING_FILE, text);
  const NUMBER = `badge — is a number, not a text — put it in quotes: "12"`;
  const broken = SHIPPING.replace('badge: Shipping', 'badge: 12');

  test.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no line end at its end', (text: string) => text.trimEnd()],
    ['blanks at the ends of its lines', (text: string) => text.replaceAll('\n', '  \n')],
  ])('%s makes no difference', (_, change) => {
    const { content: before } = copy.load();
    save(change(SHIPPING));
    expect(copy.load().content).toEqual(before);
    save(change(broken));
    expect(copy.faults()).toEqual([`${SHIPPING_FILE}:7:8 ${NUMBER}`]);
  });

  test('a byte order mark does not move the first column', () => {
    save('\ufeffpagee: x\n');
    expect(copy.faults()[0]).toBe(
      `${SHIPPING_FILE}:1:1 badge — is missing — write the title in the round badge, 2 to 24 characters`,
    );
    expect(copy.faults()).toContain(`${SHIPPING_FILE}:1:1 pagee — "pagee" is no field here — did you mean "page"?`);
  });

  test.each([
    ['Latin-1', Buffer.from(SHIPPING.replace('Who lies', 'Wör lies'), 'latin1'), '17:15'],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${SHIPPING}`, 'utf16le'), '1:1'],
    ['UTF-16 without a mark', Buffer.from(SHIPPING, 'utf16le'), '1:2'],
  ])('%s is refused', (_, bytes, place) => {
    copy.write(SHIPPING_FILE, bytes);
    expect(copy.faults()).toEqual([
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
    expect(copy.faults()).toEqual([
      `${SHIPPING_FILE}:1:1 — ${problem} — write the fields "page", "badge", "lead", "picture", "list", "sections" and "close", each in a line of its own`,
    ]);
  });
});
