import type { ReactNode } from 'react';

interface TableProps {
  columns: readonly string[];
  /** The cells of each row, of which the first is its heading, and the words that say why it is highlighted. */
  rows: readonly { cells: readonly string[]; mark?: string | undefined }[];
  /** The last row. Its heading also spans the columns for which it has no cell. */
  total?: readonly string[] | undefined;
  /** The `caption` element, if there is one. */
  caption?: ReactNode;
  /** Otherwise the id of the element that names the table. */
  name?: string | undefined;
}

/** Such as `₹1,560`, `−20`, `0` or `06:30`. */
const AMOUNT = /^[−+]?\p{Sc}?\d[\d,.:]*$/u;

/**
 * A table whose rows begin with their headings, with amounts and times on the right. On phones a table of three or more
 * columns is stacked, unless all but the first have amounts: each value is beside its head, and explicit roles keep it a
 * table.
 */
export function Table({ columns, rows, total, caption, name }: TableProps) {
  const sides = columns.map((_, column) =>
    rows.every(({ cells }) => AMOUNT.test(cells[column]!)) ? 'amount' : undefined,
  );
  const stacks = columns.length > 2 && !sides.slice(1).every(Boolean);
  const role = (name: string) => (stacks ? name : undefined);
  const cellAt = (column: number, text: string, hasHead = stacks) => (
    <td key={columns[column]} role={role('cell')} className={sides[column]}>
      {hasHead && <span className="stacked-head">{columns[column]}</span>} {text}
    </td>
  );
  const free = columns.length - (total?.length ?? 0);
  return (
    <table role={role('table')} aria-labelledby={name} className={stacks ? 'stacked' : undefined}>
      {caption}
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((column, index) => (
            <th key={column} role={role('columnheader')} scope="col" className={sides[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map(({ cells: [first, ...cells], mark }) => (
          <tr key={[first, ...cells].join(' | ')} role={role('row')} className={mark && 'marked'}>
            <th role={role('rowheader')} scope="row">
              {first} {mark && <span className="sample-mark">{mark}</span>}
            </th>
            {cells.map((cell, index) => cellAt(index + 1, cell))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot role={role('rowgroup')}>
          <tr role={role('row')}>
            <th role={role('rowheader')} scope="row" colSpan={free + 1}>
              {total[0]}
            </th>
            {/* A single number, such as a count of the rows, has only its own heading. */}
            {total.slice(1).map((cell, index) => cellAt(free + index + 1, cell, stacks && total.length > 2))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
