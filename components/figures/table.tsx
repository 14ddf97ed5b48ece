import type { FigureOf } from '@/lib/content/schema';

/**
 * A table whose rows begin with their headings. `name` is the id of its caption. On phones one of three columns is
 * stacked: each value is beside its head, and explicit roles keep it a table.
 */
export function Table({ columns, rows, name }: FigureOf<'rows'> & { name: string | undefined }) {
  const stacks = columns.length > 2;
  const role = (name: string) => (stacks ? name : undefined);
  return (
    <table role={role('table')} aria-labelledby={name} className={stacks ? 'stacked' : undefined}>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((column) => (
            <th key={column} role={role('columnheader')} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map(([first, ...cells]) => (
          <tr key={[first, ...cells].join(' | ')} role={role('row')}>
            <th role={role('rowheader')} scope="row">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role={role('cell')}>
                {stacks && <span className="stacked-head">{columns[index + 1]}</span>} {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
