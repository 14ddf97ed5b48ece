/** @jest-environment node */
/**
 * Tests files with random damage, such as typing slips and pastes. `MUTATIONS=20000 npx jest mutation` tests more.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkSources } from '@/lib/content/core/check';
import { formatIssue } from '@/lib/content/core/issues';
import { listPictures } from '@/lib/content/node/load';
import { contentFiles } from '@/__tests__/support/content/file-paths';

const COUNT = Number(process.env.MUTATIONS ?? 150);
jest.setTimeout(30_000 + COUNT * 50);

const sources = new Map(contentFiles().map((file) => [file, readFileSync(file, 'utf8')]));
const pictures = listPictures('.');

/** Strings that a typing slip or a paste may put into a file, YAML syntax first. */
const SLIPS = [
  ...[...'\t\n\0:|"\'#&*!>{[]}%@\\?`•é0x ', '', '\n\n', '  ', ': ', '- ', ' # ', '? ', '&a ', '*a', '<<: *a'],
  ...['---\n', '...\n', '%YAML 1.1\n---\n', '<<<<<<< HEAD\n', '[[', ']]', '__proto__: 1\n', '<b>'],
];

/** Where a slip is inserted, how many characters it replaces, and the slip itself. */
const damage = fc.tuple(fc.nat(), fc.oneof(fc.constant(0), fc.nat(5), fc.nat(200)), fc.constantFrom(...SLIPS));

const damaged = (source: string, damages: readonly [at: number, length: number, slip: string][]) =>
  damages.reduce((text, [at, length, slip]) => {
    const from = at % text.length;
    return text.slice(0, from) + slip + text.slice(from + length);
  }, source);

/** How many words a string has. */
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu)?.length ?? 0;
const withoutDirectives = (text: string) => text.replace(/^%.*$/gm, '');

test('every issue of a damaged file has a file, line and fix, and a file that passes loses no words', () => {
  const file = fc.constantFrom(...sources.keys());
  fc.assert(
    fc.property(file, fc.array(damage, { minLength: 1, maxLength: 3 }), (name, damages) => {
      const text = damaged(sources.get(name)!, damages);
      const { content, issues, warnings, parsed } = checkSources(new Map([...sources, [name, text]]), pictures);
      expect(content === undefined).toBe(issues.length > 0);
      for (const issue of [...issues, ...warnings]) {
        const lines = (issue.file === name ? text : sources.get(issue.file))?.split(/\r\n?|\n/) ?? [''];
        expect(issue.line).toBeGreaterThan(0);
        expect(issue.line).toBeLessThanOrEqual(lines.length);
        expect(issue.column).toBeLessThanOrEqual(lines[issue.line - 1]!.length + 1);
        expect(formatIssue(issue)).toMatch(/^content\/\S+:\d+:\d+ (\S.* )?— \S.* — \S.*$/);
        expect(formatIssue(issue)).not.toMatch(/undefined|\[object|\bat .*\.ts:/);
      }
      if (content) {
        const value = parsed.find(({ yaml }) => yaml.file === name)!.yaml.value;
        expect(wordsIn(JSON.stringify(value))).toBeGreaterThanOrEqual(wordsIn(withoutDirectives(text)));
      }
    }),
    { numRuns: COUNT },
  );
});
