import { FirstPage } from '@/components/sections/document';
import type { Content } from '@/lib/content';
import type { PaperDocument } from '@/lib/content/schema';
import { findRoute } from '@/lib/site/routes';

/** The home page's report with the document in the section that its link leads to; undefined if either is absent. */
export function reportOf(content: Content) {
  const { report } = content.pages.home;
  if (!report) return undefined;
  const { content: page } = findRoute(content, report.link.url);
  const sections: readonly { id: string; heading: string; document?: PaperDocument | undefined }[] =
    ('sections' in page && page.sections) || [];
  const { heading, document } = sections.find(({ id }) => report.link.url.endsWith(`#${id}`)) ?? {};
  return document && { ...report, heading, document };
}

interface ReportProps {
  content: Content;
  report: NonNullable<ReturnType<typeof reportOf>>;
}

/** The first page of the document; below it the sheet fades out. */
export function Report({ content, report: { heading, text, link, document } }: ReportProps) {
  return (
    // The torn page ends where the band ends.
    <section className="band-sand pb-0">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-2 max-w-prose text-ink-soft lg:text-lg">{text}</p>
        <a href={link.url} className="link mb-8 mt-1 inline-flex min-h-11 items-center">
          {link.label}
        </a>
        <FirstPage document={document} labels={content.navigation.sheet} torn />
      </div>
    </section>
  );
}
