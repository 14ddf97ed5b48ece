import type { Figure as FigureContent, FigureOf } from '@/lib/content/core/schema';
import { formatAmount } from '@/lib/content/core/schema/format-amount';
import { SampleTable } from './sample-table';
import { PrintAlone, type SheetLabels } from '@/components/print/sheet';

interface FigureProps {
  figure: FigureContent;
  /** The id of the print button or, for a table, of its caption. */
  id: string;
  /** The words on the print button. */
  labels: SheetLabels;
}

/**
 * A figure: HTML that also says everything in words. Its lines and bars are only decorative. They have the text's colour, so
 * that they are visible on paper and where the system chooses the colours.
 */
export function Figure({ figure, id, labels }: FigureProps) {
  const fillIn = 'checklist' in figure && figure.fillIn;
  const more = fillIn ? 'alone' : 'lines' in figure ? 'figure-screen' : '';
  const name = 'rows' in figure ? id : undefined;
  return (
    <figure className={`figure ${more}`}>
      <figcaption id={name}>{figure.caption}</figcaption>
      {'bars' in figure && <Bars {...figure} />}
      {'rows' in figure && <Table {...figure} name={name} />}
      {'timeline' in figure && <Timeline {...figure} />}
      {'steps' in figure && <Steps {...figure} />}
      {'lines' in figure && <SampleTable {...figure} />}
      {'checklist' in figure && <Checklist {...figure} />}
      {fillIn && <PrintAlone id={id} labels={labels} />}
    </figure>
  );
}

/** A list of amounts, each with its name first and a bar in proportion. */
function Bars({ unit, bars }: FigureOf<'bars'>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul role="list">
      {bars.map(({ label, value, parts, mark }) => (
        <li key={label} className={mark && 'marked'}>
          {label} <b>{formatAmount(value, unit)}</b>
          <span className="bar">
            {(parts ?? [{ label, value }]).map((part) => (
              <svg key={part.label} aria-hidden="true" width={percent(part.value / largest)} height="20">
                <rect width="100%" height="100%" />
              </svg>
            ))}
          </span>
          {parts?.map((part) => (
            <span key={part.label} className="part">
              {` ${part.label}: ${formatAmount(part.value, unit)}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

function Table({ columns, rows, name }: FigureOf<'rows'> & { name: string | undefined }) {
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

function Timeline({ timeline }: FigureOf<'timeline'>) {
  return (
    <ol role="list">
      {timeline.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b> {what}
        </li>
      ))}
    </ol>
  );
}

/**
 * Classes of the list of steps, by its number of columns less one; of a step, by its column; and by how many columns away
 * the next step is. (Tailwind already has a `columns-3`.)
 */
const LANES = ['lanes-1', 'lanes-2', 'lanes-3', 'lanes-4'];
const LANE = ['', 'lane-2', 'lane-3', 'lane-4'];
const ACROSS = ['', 'across-1', 'across-2', 'across-3'];

/**
 * Who does what, one step after another. Each person or team has a column or, without room, a dot beside the words. A line
 * leads from step to step.
 */
function Steps({ steps }: FigureOf<'steps'>) {
  const columns = [...new Set(steps.map(({ who }) => who))];
  const lanes = steps.map(({ who }) => columns.indexOf(who));
  return (
    <div className="steps">
      <ol role="list" className={LANES[columns.length - 1]}>
        {steps.map((step, row) => {
          const lane = lanes[row]!;
          const across = (lanes[row + 1] ?? lane) - lane;
          const line = `${ACROSS[Math.abs(across)]} ${across < 0 ? 'back' : ''}`;
          return (
            <li key={step.what} className={`${LANE[lane]} ${line} ${step.mark ? 'marked' : ''}`}>
              <b>{step.who}</b> {step.what} {step.takes && <strong>{step.takes}</strong>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Things to tick or to write down with a pen: the styles draw boxes and lines. */
function Checklist({ checklist, fillIn }: FigureOf<'checklist'>) {
  return (
    <ul role="list" className={`checklist ${fillIn ? 'fill-in' : ''}`}>
      {checklist.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
