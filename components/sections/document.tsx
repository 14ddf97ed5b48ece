import type { PageSection, PaperDocument } from '@/lib/content/schema';
import { Figure } from '@/components/figures/figure';
import { Prose } from '@/components/ui/prose';
import { PrintAlone, type SheetLabels } from '@/components/print/print-alone';

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
 * A document as customers get it, on one or two pages. Phones can fold the second one. It comes after its
 * `details` element, not inside it, because paper and wide windows always show that page, and no style can open a
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
        <div className={`document-pages ${second ? 'document-pair' : ''}`}>
          <FirstPage document={document} labels={labels} />
          {second && (
            <>
              <details>
                <summary className="button button-quiet list-none">{labels.second}</summary>
              </details>
              <div className="document-page">
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

interface FirstPageProps {
  document: PaperDocument;
  labels: SheetLabels;
  /** Ends without a foot, as part of another page of the site, which has ids of its own. */
  torn?: boolean;
}

/** The first page of a document, with its title. */
export function FirstPage({ document, labels, torn }: FirstPageProps) {
  const { title, note, first } = document;
  return (
    <div className={`document-page ${torn ? 'document-torn' : 'pt-16'}`}>
      <p className="paper-tab print:hidden">{note}</p>
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
