/** @jest-environment node */
import fc from 'fast-check';
import { formatIssue } from '@/lib/content/issues';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

jest.setTimeout(60_000);

let copy: ContentCopy;
beforeAll(() => {
  copy = new ContentCopy();
});
afterAll(() => copy[Symbol.dispose]());

/** What may come into a file by a slip of the hand. */
const SLIPS = [
  ...['', '\n', '\0', '\u200b', 'é', '0', ' # ', '<<: *a', '!placeholder ', '__proto__: 1\n', '%YAML 1.1\n---\n'],
  ...'\t|:|: |- |"|\'|#|&|*|!|>|{|[|]|}|%|@|---\n|&a |*a|\\|?|? |...\n| |  '.split('|'),
  '|',
];

test('however a file is damaged, it is read without a crash, and every issue names a position in it', () => {
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
      const { content, issues } = copy.load();
      expect(content === undefined).toBe(issues.length > 0);
      const lines = text.split('\n');
      for (const issue of issues.filter(({ file }) => file === SHIPPING_FILE)) {
        expect(issue.line).toBeLessThanOrEqual(lines.length);
        expect(issue.column).toBeLessThanOrEqual((lines[issue.line - 1]?.length ?? 0) + 1);
        expect(formatIssue(issue)).toMatch(/^content\/\S+:\d+:\d+ (\S.* )?— \S.* — \S.*$/);
        expect(formatIssue(issue)).not.toMatch(/undefined|\[object/);
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
