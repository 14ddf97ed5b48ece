import { FirstSheet } from '@/components/sections/document';
import type { Content } from '@/lib/content';
import type { PaperDocument } from '@/lib/content/schema';
import { findRoute } from '@/lib/site/routes';

interface ReportProps {
  content: Content;
  report: NonNullable<Content['pages']['home']['report']>;
}

/** The beginning of the document in the section that the link leads to, up to the step that takes longest. */
export function Report({ content, report: { text, link } }: ReportProps) {
  const { content: page } = findRoute(content, link.url);
  const sections: readonly { id: string; heading: string; document?: PaperDocument | undefined }[] =
    ('sections' in page && page.sections) || [];
  const section = sections.find(({ id }) => link.url.endsWith(`#${id}`));
  if (!section?.document) return null;
  const { heading, document } = section;
  return (
    // The torn sheet ends where the band ends.
    <section className="band-sand pb-0">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-2 max-w-prose text-ink-soft lg:text-lg">{text}</p>
        <a href={link.url} className="link mb-8 mt-1 inline-flex min-h-11 items-center">
          {link.label}
        </a>
        <FirstSheet
          document={{ ...document, first: document.first.map(upToTheMark) }}
          labels={content.navigation.sheet}
          torn
        />
      </div>
    </section>
  );
}

/** A part of the report, whose drawing of steps ends at its marked step. */
function upToTheMark(part: PaperDocument['first'][number]): PaperDocument['first'][number] {
  if (part.figure?.type !== 'steps') return part;
  const { steps } = part.figure;
  const end = steps.findIndex(({ mark }) => mark) + 1;
  return { ...part, figure: { ...part.figure, steps: steps.slice(0, end > 0 ? end : undefined) } };
}
