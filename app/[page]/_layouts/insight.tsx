import { Fragment } from 'react';
import { Figure } from '@/components/sections/figure';
import { RelatedPages } from '@/components/sections/related-pages';
import type { SheetLabels } from '@/components/sections/sheet';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import type { Insight, InsightSection } from '@/lib/content/schema';
import { formatDay } from '@/lib/format-day';
import { pictureSource } from '@/lib/pictures';

/** An insight: a banner on whose edge its picture stands, then a short article with its contents beside it. */
export function InsightPage({ page, content }: { page: Insight; content: Content }) {
  const { banner, published, updated = published, lead, pull, sections, related } = page;
  const { contents, sheet } = content.navigation;
  return (
    <article>
      <header className="bg-navy-900">
        <div className="wrap beside grid gap-8 pt-10 lg:grid-cols-2 lg:gap-14 lg:pt-16">
          <div className="lg:self-center lg:pb-16">
            <h1 className="text-4xl text-white">{banner.heading}</h1>
            <p className="mt-4 max-w-prose text-balance text-lg text-marigold-300 lg:text-xl">{banner.subtitle}</p>
            {updated && (
              <time dateTime={updated} className="mt-4 block text-sm text-navy-100">
                {formatDay(updated, content.site.language)}
              </time>
            )}
          </div>
          <Picture
            {...pictureSource(banner.picture, 'half')}
            priority
            className="w-full self-end max-sm:-mx-5 max-sm:w-[calc(100%+min(2.5rem,12vw))] max-sm:max-w-none sm:rounded-t-picture"
          />
        </div>
      </header>
      <div className="article-body wrap pt-10 lg:pt-20">
        <p className="article-lead text-lg text-navy-800">{lead}</p>
        <nav aria-labelledby="article_contents" className="article-contents">
          <p id="article_contents" className="pt-3 text-sm max-lg:hidden">
            {contents}
          </p>
          {/* On phones it opens what follows it. */}
          <details className="fold">
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
        <div className="space-y-14 sm:text-lg">
          {sections.map((section) => (
            <ArticleSection key={section.id} {...section} pull={pull} labels={sheet} />
          ))}
          <RelatedPages content={content} pages={related} />
        </div>
      </div>
    </article>
  );
}

/**
 * A part of the article. Its points stand in a box and are numbered, so that readers can refer to them. Beside it, or
 * between its paragraphs, stands its figure; or beside it the sentence that is pulled out, which is in the text already,
 * and is not read twice. Without either the heading stands beside the text in wide windows.
 */
function ArticleSection({
  id,
  heading,
  paragraphs,
  points,
  figure,
  pull,
  labels,
}: InsightSection & { pull: string | undefined; labels: SheetLabels }) {
  const drawn = figure && <Figure figure={figure} id={`${id}_sheet`} labels={labels} />;
  const pulled = pull !== undefined && paragraphs.some((paragraph) => paragraph.includes(pull));
  return (
    <section id={id} className={`article-section ${figure || pulled ? 'article-beside' : 'article-heading-beside'}`}>
      <h2 className="text-2xl">{heading}</h2>
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>
          {figure?.after === index + 1 && drawn}
          {pull && paragraph.includes(pull) && (
            <p aria-hidden="true" className="pull aside">
              {pull}
            </p>
          )}
        </Fragment>
      ))}
      {points && (
        <ol className="list-decimal rounded-card bg-sand-200/50 p-6 pl-12 text-base space-y-3 marker:font-bold">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
      {!figure?.after && drawn}
    </section>
  );
}
