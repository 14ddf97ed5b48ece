import type { Figure as FigureContent } from '@/lib/content/schema';
import { formatAmount } from '@/lib/content/schema/format-amount';

type Kind<Field extends string> = Extract<FigureContent, Record<Field, unknown>>;

/**
 * A figure of an article: HTML that says in words what it shows. Its lines and bars are for the eye alone; they take
 * the colour of the text, so that they show on paper and where the system chooses the colours.
 */
export function Figure({ figure }: { figure: FigureContent }) {
  return (
    <figure className="figure aside">
      <figcaption>{figure.caption}</figcaption>
      {'bars' in figure && <Bars {...figure} />}
      {'rows' in figure && <Table {...figure} />}
      {'timeline' in figure && <Timeline {...figure} />}
      {'checklist' in figure && <Checklist {...figure} />}
    </figure>
  );
}

/** Amounts one below the other, each with a bar that is as long as it is large. */
function Bars({ unit, bars }: Kind<'bars'>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul>
      {bars.map(({ label, value, text, mark }) => (
        <li key={label} className={mark && 'marked'}>
          <b>{text ?? formatAmount(value, unit)}</b> {label}
          <svg aria-hidden="true" width={`${Math.round((value / largest) * 1000) / 10}%`} height="20">
            <rect width="100%" height="100%" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Table({ columns, rows }: Kind<'rows'>) {
  return (
    <table>
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

function Timeline({ timeline }: Kind<'timeline'>) {
  return (
    <ol>
      {timeline.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b> {what}
        </li>
      ))}
    </ol>
  );
}

/** Things to tick with a pen: the boxes are drawn by the styles. */
function Checklist({ checklist }: Kind<'checklist'>) {
  return (
    <ul className="checklist">
      {checklist.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
