import type { PageSection, PaperDocument } from '@/lib/content/schema';
import { Figure } from '@/components/figures/figure';
import { Prose } from '@/components/ui/prose';
import { PrintAlone, type SheetLabels } from '@/components/print/sheet';

/** The sections that show a document. */
export function DocumentSections({ sections, labels }: { sections: PageSection[]; labels: SheetLabels }) {
  return sections.map(
    (section) =>
      section.document && (
        <DocumentSection key={section.id} section={section} document={section.document} labels={labels} />
      ),
  );
}

interface DocumentSectionProps {
  section: PageSection;
  document: PaperDocument;
  labels: SheetLabels;
}

/**
 * A document as customers get it, on one or two sheets of paper. Phones can fold the second one. It comes after its
 * `details` element, not inside it, because paper and wide windows always show the sheet, and no style can open a
 * `details` element.
 */
function DocumentSection({ section: { id, heading, paragraphs, points }, document, labels }: DocumentSectionProps) {
  const { second } = document;
  return (
    <section id={id} className="alone band-sand anchor">
      <div className="wrap">
        <div className="document-lead max-w-prose space-y-4">
          <h2 className="text-3xl">{heading}</h2>
          <Prose paragraphs={paragraphs} points={points} />
        </div>
        <div className={`document-sheets ${second ? 'document-pair' : ''}`}>
          <FirstSheet document={document} labels={labels} />
          {second && (
            <>
              <details>
                <summary className="button button-quiet list-none">{labels.second}</summary>
              </details>
              <div className="document-sheet">
                <Parts parts={second} labels={labels} />
              </div>
            </>
          )}
        </div>
        <PrintAlone id={`${id}_sheet`} labels={labels} />
      </div>
    </section>
  );
}

interface FirstSheetProps {
  document: PaperDocument;
  labels: SheetLabels;
  /** Ends without a foot, as part of a longer sheet on another page: that page has ids of its own. */
  torn?: boolean;
}

/** The first sheet of a document, with its title. */
export function FirstSheet({ document, labels, torn }: FirstSheetProps) {
  const { title, note, first } = document;
  return (
    <div className={`document-sheet ${torn ? 'document-torn' : 'pt-16'}`}>
      <p className="sheet-tab">{note}</p>
      <h3 className="text-2xl">{title}</h3>
      <Parts parts={first} labels={labels} withoutIds={torn} />
    </div>
  );
}

interface PartsProps {
  parts: PaperDocument['first'];
  labels: SheetLabels;
  withoutIds?: boolean | undefined;
}

function Parts({ parts, labels, withoutIds }: PartsProps) {
  return parts.map(({ id, heading, paragraphs, points, figure }) => (
    <div key={id} id={withoutIds ? undefined : id} className="anchor">
      <h4>{heading}</h4>
      <Prose paragraphs={paragraphs} points={points} />
      {figure && <Figure figure={figure} id={`${id}_figure`} labels={labels} />}
    </div>
  ));
}
