/** @jest-environment node */
import fc from 'fast-check';
import { formatFault } from '@/lib/content/faults';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

jest.setTimeout(60_000);

let copy: ContentCopy;
beforeAll(() => {
  copy = new ContentCopy();
});
afterAll(() => copy[Symbol.dispose]());

/** What may come into a file by a slip of the hand. */
const SLIPS = [
  '',
  ' ',
  '  ',
  '\t',
  '\n',
  ':',
  ': ',
  '- ',
  '"',
  "'",
  '#',
  ' # ',
  '&',
  '*',
  '!',
  '|',
  '>',
  '{',
  '[',
  ']',
  '}',
  '%',
  '@',
  '---\n',
  '<<: *a',
  '&a ',
  '*a',
  '!placeholder ',
  '\u200b',
  '\\',
  '0',
  'é',
  '?',
  '? ',
  '\0',
  '__proto__: 1\n',
  '...\n',
  '%YAML 1.1\n---\n',
];

test('however a file is damaged, it is read without a crash, and every fault names a place in it', () => {
  const damage = fc.record({
    from: fc.nat(SHIPPING.length),
    length: fc.oneof(fc.constant(0), fc.nat(5), fc.nat(120)),
    slip: fc.constantFrom(...SLIPS),
  });
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
      const text = damages.reduce(
        (before, { from, length, slip }) => before.slice(0, from) + slip + before.slice(from + length),
        SHIPPING,
      );
      copy.write(SHIPPING_FILE, text);
      const { content, faults } = copy.load();
      expect(content === undefined).toBe(faults.length > 0);
      const lines = text.split('\n');
      for (const fault of faults.filter(({ file }) => file === SHIPPING_FILE)) {
        expect(fault.line).toBeLessThanOrEqual(lines.length);
        expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1]?.length ?? 0) + 1);
        expect(formatFault(fault)).toMatch(/^content\/\S+:\d+:\d+ (\S.* )?— \S.* — \S.*$/);
        expect(formatFault(fault)).not.toMatch(/undefined|\[object/);
      }
      // What still passes says what the file says: no text is cut short or lost.
      const words = (value: unknown) => JSON.stringify(value).match(/\w{3,}/g)?.length ?? 0;
      if (content) {
        const plain = text.replace(/^ *#.*$|^%.*$/gm, '').match(/\w{3,}/g)?.length ?? 0;
        expect(words(content.collections.industries.shipping)).toBeGreaterThanOrEqual(plain - 2);
      }
    }),
    { numRuns: 150 },
  );
});
