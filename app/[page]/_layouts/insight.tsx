import { Fragment } from 'react';
import { Figure } from '@/components/figures/figure';
import { Opening } from '@/components/sections/openings/opening';
import { RelatedPages } from '@/components/sections/related-pages';
import type { SheetLabels } from '@/components/print/sheet';
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
      <div className="article-body wrap pt-12 lg:pt-28">
        <p className="article-lead text-lg text-navy-800">{lead}</p>
        {contents && (
          <nav aria-labelledby="article_contents" className="article-contents">
            <p id="article_contents" className="pt-3 text-sm max-lg:hidden">
              {contents}
            </p>
            {/* On phones this opens the list that follows. */}
            <details>
              <summary>{contents}</summary>
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
        <div className="article-text space-y-14">
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
    <section id={id} className="article-section">
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
