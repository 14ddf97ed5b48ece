import { readFileSync } from 'node:fs';
import { FAULTS } from './rows';

/** `docs/contact.md` prints the fault matrix; the browser tests prove it. */

const HEAD = [
  'What goes wrong',
  'The visitor is told',
  'In the mailbox by then',
  'Kept',
  'Afterwards',
  'In the mailbox in the end',
];

/** The cells of the table, row by row, without its head. */
function printed(): string[][] {
  const rows = readFileSync('docs/contact.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const start = rows.findIndex(([first]) => first === HEAD[0]);
  expect(rows[start]).toEqual(HEAD);
  return rows.slice(start + 2);
}

test('the document and the tests have the same rows with the same outcomes', () => {
  const proved = FAULTS.map(({ fault, told, arrived, kept, next, arrives }) =>
    [fault, told, arrived, kept, next, arrives].map(String),
  );
  expect(printed()).toEqual(proved);
});

test('no row stands there twice', () => {
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(FAULTS.length);
});
