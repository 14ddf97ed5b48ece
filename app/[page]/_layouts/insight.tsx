import { CloseBand } from '@/components/sections/close-band';
import { Picture } from '@/components/ui/picture';
import { getContent, type Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

type Insight = Content['collections']['insights'][string];
type Section = Insight['sections'][number];

/** An insight: a banner on whose edge its picture stands, then a short article with its contents beside it. */
export function InsightPage({ page }: { page: Insight }) {
  const { banner, published, updated = published, lead, sections, close } = page;
  return (
    <article>
      <header className="bg-navy-900">
        <div className="wrap grid gap-8 pt-10 lg:grid-cols-2 lg:gap-14 lg:pt-16">
          <div className="lg:self-center lg:pb-16">
            <h1 className="text-5xl text-white">{banner.heading}</h1>
            <p className="mt-4 max-w-prose text-balance text-xl text-marigold-300">{banner.subtitle}</p>
            {updated && (
              <time dateTime={updated} className="mt-4 block text-sm text-navy-100">
                {formatDay(updated, getContent().site.language)}
              </time>
            )}
          </div>
          <Picture
            {...pictureSource(banner.picture, 'half')}
            first
            className="w-full self-end max-sm:-mx-5 max-sm:w-[calc(100%+min(2.5rem,12vw))] max-sm:max-w-none sm:rounded-t-picture"
          />
        </div>
      </header>
      <div className="wrap grid gap-10 pt-10 lg:grid-cols-[1fr_2.4fr] lg:gap-16 lg:pt-20">
        <p className="max-w-prose text-lg text-navy-800 sm:text-xl">{lead}</p>
        <nav
          aria-labelledby="contents"
          className="self-start border-t-2 border-navy-800 lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 print:hidden"
        >
          <p id="contents" className="pt-3 text-sm">
            {getContent().navigation.contents}
          </p>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id} className="border-b border-sand-300">
                <a
                  href={`#${id}`}
                  className="block py-3 text-sm font-semibold text-navy-800 no-underline decoration-marigold-500 decoration-2 underline-offset-4 hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="space-y-14 sm:text-lg">
          {sections.map((section) => (
            <ArticleSection key={section.id} {...section} />
          ))}
        </div>
      </div>
      <CloseBand {...close} />
    </article>
  );
}

/** A day such as `2026-01-31` as readers write it: 31 January 2026. */
function formatDay(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A part of the article; its points stand in a box and are numbered, so that readers can refer to them. */
function ArticleSection({ id, heading, paragraphs, points }: Section) {
  return (
    <section id={id} className="max-w-[37rem] scroll-mt-4 space-y-5">
      <h2 className="text-2xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ol className="list-decimal space-y-3 rounded-card bg-sand-200/50 p-6 pl-11 text-base xl:-mr-20">
          {points.map((point) => (
            <li key={point} className="pl-1 marker:font-bold">
              {point}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
