import type { Content } from '@/lib/content';
import type { PageSection } from '@/lib/content/schema';
import { Prose } from '@/components/ui/prose';

/** The words on all sheets. */
export type SheetLabels = Content['navigation']['sheet'];

/**
 * A button that prints the element with the class `alone` around it. It links to itself: while the address names the
 * button, only that element is printed (`sheet.css`), whether by the page's script or from the browser's menu.
 */
export function PrintAlone({ id, labels }: { id: string; labels: SheetLabels }) {
  return (
    <p id={id} className="sheet-print mt-8">
      <a href={`#${id}`} data-print="" className="button button-quiet">
        {labels.print}
      </a>
    </p>
  );
}

/** A sheet of paper for the customer to keep, with boxes to tick and lines to sign. */
export function SheetSection({ section, labels }: { section: PageSection; labels: SheetLabels }) {
  const { id, heading, paragraphs, points } = section;
  return (
    <section id={id} className="alone margin-grid anchor gap-y-8 pt-10 lg:pt-12">
      <div className="space-y-4">
        <h2 className="text-2xl">{heading}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
      <div className="sheet-paper">
        <p className="sheet-tab">{labels.tab}</p>
        <ul role="list" className="checklist">
          {points?.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="sheet-line">{labels.date}</p>
        <p className="sheet-line">{labels.name}</p>
        <PrintAlone id={`${id}_sheet`} labels={labels} />
      </div>
    </section>
  );
}
