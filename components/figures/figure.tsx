import type { Figure as FigureContent } from '@/lib/content/schema';
import { PrintAlone, type SheetLabels } from '@/components/print/sheet';
import { Bars } from './bars';
import { Checklist } from './checklist';
import { SampleTable } from './sample-table';
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
