import type { FigureOf } from '@/lib/content/schema';

/** Such as `₹1,560`, `−20`, `0` or `06:30`. */
const AMOUNT = /^[−+]?\p{Sc}?\d[\d,.:]*$/u;

/**
 * A screen or a paper form, as its users see it. It is a table whose caption says first that the data are made up.
 * Amounts and times are aligned to the right. A marked line says in words why it is marked. On phones a table of three or
 * more columns is stacked, unless all but the first have amounts: each value is beside its head, and explicit roles keep
 * it a table.
 */
export function SampleTable({ note, title, status, columns, lines, total, paper }: FigureOf<'lines'>) {
  const sides = columns.map((_, column) =>
    lines.every(({ cells }) => AMOUNT.test(cells[column]!)) ? 'amount' : undefined,
  );
  const free = columns.length - (total?.length ?? 0);
  const stacks = columns.length > 2 && !sides.slice(1).every(Boolean);
  const role = (name: string) => (stacks ? name : undefined);
  const cellAt = (column: number, text: string, hasHead = stacks) => (
    <td key={columns[column]} role={role('cell')} className={sides[column]}>
      {hasHead && <span className="stacked-head">{columns[column]}</span>} {text}
    </td>
  );
  return (
    <div className={`sample ${paper ? 'sample-paper' : ''}`}>
      <table role={role('table')} className={stacks ? 'stacked' : undefined}>
        <caption>
          <span className="sample-bar">
            <span className="sample-note">{note}</span> <b>{title}</b>
          </span>{' '}
          <span className="sample-status">{status}</span>
        </caption>
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
          {lines.map(({ cells, mark }) => (
            <tr key={cells.join(' | ')} role={role('row')} className={mark && 'marked'}>
              <th role={role('rowheader')} scope="row">
                {cells[0]} {mark && <span className="sample-mark">{mark}</span>}
              </th>
              {cells.slice(1).map((cell, index) => cellAt(index + 1, cell))}
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
    </div>
  );
}
