import type { FigureOf } from '@/lib/content/schema';

/** Such as `₹1,560`, `−20`, `0` or `06:30`. */
const AMOUNT = /^[−+]?\p{Sc}?\d[\d,.:]*$/u;

/**
 * A screen or a paper form, as its users see it. It is a table whose caption says first that the data are made up.
 * Amounts and times are aligned to the right. A marked line says in words why it is marked.
 */
export function SampleTable({ note, title, status, columns, lines, total, paper }: FigureOf<'lines'>) {
  const sides = columns.map((_, column) =>
    lines.every(({ cells }) => AMOUNT.test(cells[column]!)) ? 'amount' : undefined,
  );
  const free = columns.length - (total?.length ?? 0);
  return (
    <div className={`sample ${paper ? 'sample-paper' : ''}`}>
      <table>
        <caption>
          <span className="sample-bar">
            <span className="sample-note">{note}</span> <b>{title}</b>
          </span>{' '}
          <span className="sample-status">{status}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={sides[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells, mark }) => (
            <tr key={cells.join(' | ')} className={mark && 'marked'}>
              <th scope="row">
                {cells[0]} {mark && <span className="sample-mark">{mark}</span>}
              </th>
              {cells.slice(1).map((cell, index) => (
                <td key={columns[index + 1]} className={sides[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={free + 1}>
                {total[0]}
              </th>
              {total.slice(1).map((cell, index) => (
                <td key={columns[free + index + 1]} className={sides[free + index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
