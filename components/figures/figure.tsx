import type { Figure as FigureContent } from '@/lib/content/schema';
import { PrintAlone, type SheetLabels } from '@/components/print/print-alone';
import { Bars } from './bars';
import { Checklist } from './checklist';
import { Sample } from './sample';
import { Steps } from './steps';
import { Table } from './table';
import { Timeline } from './timeline';

interface FigureProps {
  figure: FigureContent;
  /** The id of the print button or, for a table, of its caption. */
  id: string;
  /** The words on the print button. */
  labels: SheetLabels;
}

/**
 * A figure: HTML that also says everything in words. Its lines and bars are only decorative. They have the text's
 * colour, so that they are visible on paper and where the system chooses the colours.
 */
export function Figure({ figure, id, labels }: FigureProps) {
  const { type, caption } = figure;
  const fillIn = type === 'checklist' && figure.fillIn;
  const name = type === 'table' ? id : undefined;
  return (
    // What is too wide scrolls; a sample does so inside its frame.
    <figure className={`figure ${type === 'sample' ? '' : 'overflow-x-auto'} ${fillIn ? 'alone' : ''}`}>
      <figcaption id={name} className="text-balance pb-4 text-lg font-bold leading-snug text-navy-800">
        {caption}
      </figcaption>
      {type === 'bars' && <Bars {...figure} />}
      {type === 'table' && (
        <Table columns={figure.columns} rows={figure.rows.map((cells) => ({ cells }))} name={name} />
      )}
      {type === 'timeline' && <Timeline {...figure} />}
      {type === 'steps' && <Steps {...figure} />}
      {type === 'sample' && <Sample {...figure} />}
      {type === 'checklist' && <Checklist {...figure} />}
      {fillIn && <PrintAlone id={id} labels={labels} />}
    </figure>
  );
}
