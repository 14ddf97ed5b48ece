/** @jest-environment node */
/** What the check says of mistakes in the YAML and the encoding of a file. */
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from './content-copy';

// cspell:ignore pagee

const copy = copyWithShipping();

const COLUMN =
  'the line does not fit to those above it — give it as many spaces as its neighbours have; a field needs a colon and a space, an entry a dash and a space';
const QUOTES =
  'a text cannot begin with this sign, or hold a colon and a space, without quotes — put the whole text in quotes';
const OPEN = 'a quotation mark or a bracket is opened above and never closed — close it, or remove it';
const TAB = 'the line begins with a tab — write spaces instead';
const LINES =
  'the line belongs to the text above it — put both into one line, or write ">-" behind the colon or the dash; an entry or a field needs its own column';
const LIKE =
  'the line belongs to the text above it, but begins as an entry, a note or a field does — give it as many spaces as its neighbours have; if it is text, break the line at another word';
const NOTE =
  'the text ends here: "#" after a space begins a note that no visitor sees — put the whole text in quotes, or the note into a line of its own';
const SIGN =
  '"&", "*" and "!" in front of a text mean something else to YAML; only "!placeholder " may stand there — put the whole text in quotes';
const TWICE = 'the field stands in this group a second time — write each field once; remove one of the two';
const CONFLICT =
  'the file holds two versions of the same lines, which git could not join — keep the lines that are right, and remove the others and the lines "<<<<<<<", "=======" and ">>>>>>>"';

/** [what stands in the place of the badge with ▲ at the issue's position, the issue] */
test.each([
  ['▲badge Shipping', COLUMN],
  ['badge: ▲Ships: all', QUOTES],
  ['badge: ▲@shipping', QUOTES],
  ['badge: Shipping\n▲badge: Ships', TWICE],
  ['▲---\nbadge: Shipping', 'the line begins a second document — remove it; a file is one document'],
  ['badge: "Ship▲\\quay"', 'in double quotes a backslash begins a code — write two backslashes'],
  ['badge: &ship ▲Shipping', SIGN],
  ['badge: !!str ▲12', SIGN],
  ['badge: ▲!ship ahoy', QUOTES],
  ['badge: Ship ▲#1 of all', NOTE],
  ['badge: Ship\n  ▲and shore', LINES],
  ['▲<<<<<<< HEAD\nbadge: Shipping', CONFLICT],
])('%s', (to, issue) => copy.expectIssue(SHIPPING_FILE, 'badge: Shipping', to, `— ${issue}`));

/** [what was there, what is there now, the issue] */
test.each([
  ['  file: aviation.jpg\n  alt: A crane', '▲\tfile: aviation.jpg\nalt: A crane', TAB],
  ['  alt: A', '▲ alt: A', COLUMN],
  ['- A list for each ship', '- A list\n        ▲A plan', LINES],
  ['- A list for each ship', '- >-\n        A list\n        ▲- of', LIKE],
  ['- A list for each ship', '- >-\n        A list\n        ▲# of', LIKE],
  ['- A list for each ship', '- "A list\n        ▲heading: of"', LIKE],
])('%s → %s', (from, to, issue) => copy.expectIssue(SHIPPING_FILE, from, to, `— ${issue}`));

test('a quotation mark that is never closed', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: "Shipping');
  expect(copy.issues()).toEqual([expect.stringMatching(new RegExp(`^${SHIPPING_FILE}:\\d+:\\d+ — ${OPEN}$`))]);
});

test('a note in a line of its own, or behind a quoted text or a number, is no issue', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', '# the round badge\nbadge: "Shipping" # short\n# until here');
  copy.change(SHIPPING_FILE, 'order: 6', 'order: 6 # the last');
  expect(copy.issues()).toEqual([]);
});

describe('how a file is saved', () => {
  test.each([
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line endings of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no line ending at its end', (text: string) => text.trimEnd()],
    ['blanks at the ends of its lines', (text: string) => text.replaceAll('\n', '  \n')],
  ])('%s makes no difference', (_, change) => {
    const { content: before } = copy.load();
    copy.write(SHIPPING_FILE, change(SHIPPING));
    expect(copy.load().content).toEqual(before);
    copy.write(SHIPPING_FILE, change(SHIPPING.replace('badge: Shipping', 'badge: 12')));
    expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:7:8 badge — is a number`)]);
  });

  test.each([
    ['Latin-1', Buffer.from(SHIPPING.replace('Who lies', 'Wör lies'), 'latin1'), '17:15'],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${SHIPPING}`, 'utf16le'), '1:1'],
    ['UTF-16 without one', Buffer.from(SHIPPING, 'utf16le'), '1:2'],
  ])('%s is refused', (_, bytes, place) => {
    copy.write(SHIPPING_FILE, bytes);
    const issue = 'the file is not saved as UTF-8 — save it again with the encoding UTF-8';
    expect(copy.issues()).toEqual([`${SHIPPING_FILE}:${place} — ${issue}`]);
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['a file of notes only', '# to do\n', 'is empty'],
    ['a file of one word', 'Shipping\n', 'is a text'],
    ['a file that is a list', '- page\n- badge\n', 'is a list'],
  ])('%s is refused', (_, text, problem) => {
    copy.write(SHIPPING_FILE, text);
    const fix = /write the fields "page", "badge", .* and "callToAction"$/;
    expect(copy.issues()).toEqual([expect.stringMatching(fix)]);
    expect(copy.issues()[0]).toContain(`${SHIPPING_FILE}:1:1 — ${problem} — `);
  });
});
