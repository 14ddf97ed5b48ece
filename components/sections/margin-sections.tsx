import type { Content } from '@/lib/content';
import type { PageSection, RelatedPage } from '@/lib/content/schema';
import { DocumentSections } from './document';
import { Figure } from '@/components/figures/figure';
import { Prose } from '@/components/ui/prose';
import { RelatedPages } from './related-pages';
import type { SheetLabels } from '@/components/print/print-alone';
import { SheetSection } from './sheet';

interface MarginSectionsProps {
  content: Content;
  sections: PageSection[];
  /** The pages to read next, if these sections end the page. */
  related?: readonly RelatedPage[];
}

/**
 * Text sections one below another, each with its heading in the margin in wide windows, then documents and the
 * related pages.
 */
export function MarginSections({ content, sections: all, related = [] }: MarginSectionsProps) {
  const labels = content.navigation.sheet;
  const sections = all.filter(({ document }) => !document);
  return (
    <>
      {sections.length > 0 && (
        <div className="wrap pt-2 lg:pt-24">
          {sections.map((section) => {
            const Section = section.sheet ? SheetSection : MarginSection;
            return <Section key={section.id} section={section} labels={labels} />;
          })}
        </div>
      )}
      <DocumentSections sections={all} labels={labels} />
      {related.length > 0 && (
        <div className="wrap pt-12 lg:pt-28">
          <RelatedPages content={content} pages={related} />
        </div>
      )}
    </>
  );
}

function MarginSection({ section, labels }: { section: PageSection; labels: SheetLabels }) {
  const { id, heading, paragraphs, points, figure } = section;
  return (
    <section
      id={id}
      className="margin-grid anchor gap-y-4 border-sand-300 py-10 last:pb-0 lg:py-8 max-lg:[&+&]:border-t"
    >
      <h2 className="text-2xl lg:sticky lg:top-28 lg:self-start lg:pt-5">{heading}</h2>
      <div className="max-w-[40rem] space-y-4 border-sand-300 sm:text-read lg:border-t lg:pt-5">
        <Prose paragraphs={paragraphs} points={points} />
      </div>
      {figure && <Figure figure={figure} id={`${id}_figure`} labels={labels} />}
    </section>
  );
}
