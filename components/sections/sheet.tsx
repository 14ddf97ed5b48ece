import { Checklist } from '@/components/figures/checklist';
import { PrintAlone, type SheetLabels } from '@/components/print/print-alone';
import { Prose } from '@/components/ui/prose';
import type { PageSection } from '@/lib/content/schema';

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
        <p className="paper-tab print:hidden">{labels.tab}</p>
        {points && <Checklist checklist={points} />}
        <p className="sheet-line">{labels.date}</p>
        <p className="sheet-line">{labels.name}</p>
        <PrintAlone id={`${id}_sheet`} labels={labels} />
      </div>
    </section>
  );
}
