import type { FigureOf } from '@/lib/content/schema';
import { Table } from './table';

/** The classes of the bar with name and note, of the two, and of the line below. */
const SCREEN = {
  // The name is on a tab of the table below. Without room beside the tab, the note is above it.
  bar: 'flex flex-wrap-reverse items-start justify-between bg-navy-800 px-3 pt-3 sm:px-5',
  title: 'rounded-t-lg border border-b-0 border-transparent bg-white px-4 py-2 print:pl-0',
  note: 'order-1 px-1 pb-2 text-navy-100',
  status: 'pt-4',
};
const PAPER = {
  // The note is on the same tab as that of other papers, which hangs from the edge.
  bar: 'block px-3 sm:px-6',
  title: 'block pt-4 text-xl',
  note: 'block w-fit rounded-b-lg bg-navy-100 px-4 py-2 text-navy-800',
  status: 'pt-1',
};

/** A screen or a form on paper, as its users see it: a table whose caption says first that the data are made up. */
export function Sample({ note, title, status, columns, lines, total, paper }: FigureOf<'sample'>) {
  const classes = paper ? PAPER : SCREEN;
  return (
    <div className={`sample ${paper ? 'sample-paper' : ''}`}>
      <Table
        columns={columns}
        rows={lines}
        total={total}
        caption={
          <caption className="text-left text-ink-soft">
            <span className={classes.bar}>
              <span className={`text-sm font-semibold ${classes.note}`}>{note}</span>{' '}
              <b className={`text-navy-800 ${classes.title}`}>{title}</b>
            </span>{' '}
            <span className={`block text-balance px-3 pb-5 text-sm sm:px-6 ${classes.status}`}>{status}</span>
          </caption>
        }
      />
    </div>
  );
}
