import type { FigureOf } from '@/lib/content/schema';

/** A table whose rows begin with their headings. `name` is the id of its caption. */
export function Table({ columns, rows, name }: FigureOf<'rows'> & { name: string | undefined }) {
  return (
    <table aria-labelledby={name} className={columns.length > 2 ? 'of-three' : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={[first, ...cells].join(' | ')}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
