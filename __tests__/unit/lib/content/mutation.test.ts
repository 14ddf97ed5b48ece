/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '@/lib/content/check';
import { REQUIRED_FILES } from '@/lib/content/files';

jest.mock('@/lib/content/parse', () => jest.requireActual('@/__tests__/support/parse-once'));

/**
 * Damages files at random: whatever happens, each mistake has a file, a line of it and a fix. `MUTATIONS=1000` makes more
 * changes than usual, each time others. `SEED=…` repeats one that failed: its seed is in the test's name.
 */
const { MUTATIONS, SEED } = process.env;
const FIRST = Number(SEED ?? (MUTATIONS ? Date.now() : 1));

let seed = 0;

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const oneOf = <Item>(items: ArrayLike<Item>): Item => items[Math.floor(random() * items.length)]!;

const SIGNS = [
  '\u00a0',
  '\ufeff',
  '\u202e',
  ': ',
  ' #',
  '- ',
  '[[',
  '<<<<<<< a\n',
  ...'"\'-:#&*!|>[]{}%@`,? \t\n\0<“”',
];

/** Changes one line, or a sign in it. */
function damage(source: string): string {
  const lines = source.split('\n');
  const index = Math.floor(random() * (lines.length - 1));
  const line = lines[index]!;
  const place = Math.floor(random() * line.length);
  const ways: (() => string[])[] = [
    () => [],
    () => [line, line],
    () => [`  ${line}`],
    () => [line.replace(/^ {2}/, '')],
    () => [line.slice(0, place) + oneOf(SIGNS) + line.slice(place)],
    () => [line.slice(0, place) + line.slice(place + 1)],
    () => [line.replace(/:.*/, ':')],
    () => [oneOf(lines)],
  ];
  lines.splice(index, 1, ...oneOf(ways)());
  return lines.join('\n');
}

const root = mkdtempSync(path.join(tmpdir(), 'content-'));
beforeAll(() => cpSync('content', path.join(root, 'content'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

test.each(Array.from({ length: Number(MUTATIONS ?? 40) }, (_, index) => FIRST + index))(
  'change with seed %i',
  (own) => {
    seed = own * 7919;
    const file = oneOf(REQUIRED_FILES);
    const source = readFileSync(file, 'utf8');
    const damaged = damage(source);
    writeFileSync(path.join(root, file), damaged);
    const { mistakes, content } = readContent(root);
    writeFileSync(path.join(root, file), source);
    expect(content === undefined).toBe(mistakes.length > 0);
    for (const { file: where, line, fault } of mistakes) {
      const { length } = (where === file ? damaged : readFileSync(where, 'utf8')).split('\n');
      const [problem, fix] = fault;
      const isTold = problem.length > 5 && /\.$/.test(fix) && !/undefined|\[object/.test(problem + fix);
      expect({ file, damaged, where, line, fault, isTold }).toMatchObject({ isTold: true });
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(length);
    }
  },
);
