/** @jest-environment node */
/** Tests what the check says about mistakes in the YAML and the encoding of a file. */
import { copyWithShipping, FORMAT, SHIPPING, SHIPPING_FILE } from '@/__tests__/support/content/copy';

const copy = copyWithShipping();

/** [what replaces the badge with ▲ at the issue's position, the issue] */
test.each([
  ['▲badge Shipping', 'is not valid YAML: Implicit keys need to be on a single line'],
  ['badge: ▲Ships: all', 'is not valid YAML: Nested mappings are not allowed in compact mappings'],
  ['badge: ▲!ship ahoy', 'is not valid YAML: Unresolved tag: !ship'],
  ['badge: Shipping\n▲badge: Ships', 'is not valid YAML: Map keys must be unique'],
  ['▲\tbadge: Shipping', 'is not valid YAML: Tabs are not allowed as indentation'],
  ['badge: &ship ▲Shipping', '"&", "*" and "!" have a special meaning in YAML at the start of a text'],
  ['badge: ▲[[Shipping]]', 'a placeholder needs quotes, because "[" has a special meaning in YAML — put'],
  ['badge: ▲[[Ships: all]] of them', 'a placeholder needs quotes'],
  [
    '▲# the round badge\nbadge: Shipping',
    'is a note: the editor does not show it, and will delete it with the next change — remove it',
  ],
  ['badge: "Ships" ▲# short', 'is a note'],
  ['badge: Ship ▲#1 of all', 'the text ends here: "#" after a space starts a note, which visitors do not see'],
  ['badge: Ship\n  ▲and shore', 'YAML reads this line as part of the text above it — put both on one line'],
  ['badge: W▲\ufffdr', 'the file is not saved as UTF-8 — save it again with UTF-8 encoding'],
])('%s', (badge, issue) => {
  const place = copy.change(SHIPPING_FILE, 'badge: Shipping', badge);
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:${place} — ${issue}`)]);
});

test('"#" does not start a note in quotes or after ">-"', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', 'badge: "#1 # of all"');
  copy.change(SHIPPING_FILE, 'lead: ', 'lead: >-\n  #1: ');
  expect(copy.issues()).toEqual([]);
});

test('a file that is not formatted as the forms do gives a warning, with the first such line and the fix', () => {
  copy.change(SHIPPING_FILE, 'badge: Shipping', "badge: 'Shipping'");
  expect(copy.load().warnings).toMatchObject([{ file: SHIPPING_FILE, line: 7, fix: FORMAT }]);
  copy.write(SHIPPING_FILE, SHIPPING);
  expect(copy.load().warnings).toEqual([]);
});

test.each([
  ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['a missing line ending at the end', (text: string) => text.trimEnd()],
])('the check accepts %s', (_, change) => {
  copy.write(SHIPPING_FILE, change(SHIPPING));
  expect(copy.load().content?.collections.industries.shipping?.badge).toBe('Shipping');
  copy.write(SHIPPING_FILE, change(SHIPPING.replace('badge: Shipping', 'badge: 12')));
  expect(copy.issues()).toEqual([expect.stringContaining(`${SHIPPING_FILE}:7:8 badge — "12" is not text`)]);
});

test.each([
  ['an empty file', '', 'is empty'],
  ['a file that is a list', '- page\n- badge\n', 'is a list'],
])('%s is refused', (_, text, problem) => {
  copy.write(SHIPPING_FILE, text);
  const fix = /add the fields "page", "badge", .* and "callToAction"$/;
  expect(copy.issues()).toEqual([expect.stringMatching(fix)]);
  expect(copy.issues()[0]).toContain(`${SHIPPING_FILE}:1:1 — ${problem} — `);
});
