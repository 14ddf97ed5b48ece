import { Fragment } from 'react';
import { Figure } from '@/components/figures/figure';
import { Opening } from '@/components/sections/openings/opening';
import { RelatedPages } from '@/components/sections/related-pages';
import type { SheetLabels } from '@/components/print/print-alone';
import type { Content } from '@/lib/content';
import type { Insight, InsightSection } from '@/lib/content/schema';

/** An insight: its banner, then a short article, perhaps with a list of contents next to it. */
export function InsightPage({ page, content }: { page: Insight; content: Content }) {
  const { banner, lead, sections, related } = page;
  const { contents, sheet } = content.navigation;
  return (
    <article>
      <Opening heading={banner.heading} statement={banner.subtitle} picture={banner.picture}>
        {banner.more && <p className="mt-4 max-w-prose text-lg text-navy-100">{banner.more}</p>}
      </Opening>
      {/* In wide windows the contents are in the margin, where they stay in view. */}
      <div className="wrap grid grid-cols-1 gap-10 pt-12 lg:grid-cols-[1fr_2.4fr] lg:gap-x-16 lg:pt-28">
        <p className="max-w-[40rem] text-lg text-navy-800 sm:text-xl sm:leading-normal lg:col-start-2">{lead}</p>
        {contents && (
          <nav
            aria-labelledby="article_contents"
            className="article-contents self-start border-t-2 border-navy-800 lg:sticky lg:top-below-header lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <p id="article_contents" className="pt-3 text-sm max-lg:hidden">
              {contents}
            </p>
            {/* Folded on phones, so that the text begins soon: this opens the list that follows. */}
            <details className="lg:hidden">
              <summary className="cursor-pointer border-b border-sand-300 py-3 font-semibold text-navy-800">
                {contents}
              </summary>
            </details>
            <ol role="list">
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="max-w-[49.375rem] space-y-14 sm:text-read lg:col-start-2">
          {sections.map((section) => (
            <ArticleSection key={section.id} {...section} labels={sheet} />
          ))}
          {related.length > 0 && <RelatedPages content={content} pages={related} />}
        </div>
      </div>
    </article>
  );
}

/**
 * A section of the article. Its points are numbered, in a box, so that readers can refer to them. Its figure is below
 * the text, or between two paragraphs.
 */
function ArticleSection({ id, heading, paragraphs, points, figure, labels }: InsightSection & { labels: SheetLabels }) {
  const drawn = figure && <Figure figure={figure} id={`${id}_sheet`} labels={labels} />;
  return (
    <section id={id} className="article-section anchor">
      <h2 className="text-2xl">{heading}</h2>
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>
          {figure?.after === index + 1 && drawn}
        </Fragment>
      ))}
      {points && (
        <ol className="list-decimal space-y-3 rounded-card bg-sand-200/50 p-6 pl-12 text-base marker:font-bold">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
      {(figure?.after ?? Infinity) > paragraphs.length && drawn}
    </section>
  );
}
