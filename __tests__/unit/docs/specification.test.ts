/** @jest-environment node */
import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [RAD]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row of docs/specification.md has a unique number', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(([, number]) => number)).size).toBe(rows.length);
});
