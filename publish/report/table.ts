import type { PageWeight } from './weigh';

const COLUMNS: [title: string, cell: (page: PageWeight) => string][] = [
  ['page', ({ file }) => file],
  ['HTML+CSS', ({ html }) => kilobytes(html)],
  ['JS', ({ scripts }) => kilobytes(scripts)],
  ['fonts', ({ fonts }) => kilobytes(fonts)],
  ['pictures', ({ pictures }) => kilobytes(pictures)],
  ['first view', ({ firstView }) => kilobytes(firstView)],
  ['requests', ({ requests }) => `${requests}`],
];

/** The weights as a table for people: KB of 1,024 bytes. */
export function formatTable(pages: readonly PageWeight[]): string {
  const rows = [COLUMNS.map(([title]) => title), ...pages.map((page) => COLUMNS.map(([, cell]) => cell(page)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
