import { FirstSheet } from '@/components/sections/document';
import type { Content } from '@/lib/content';
import { routesIn } from '@/lib/site/routes';

/**
 * The beginning of the sample report of Software Consulting, up to the step that takes longest; then the insights. Either
 * may be absent.
 */
export function Report({ content }: { content: Content }) {
  const { report, insights } = content.pages.home;
  const { sections } = content.pages.softwareconsulting;
  const section = report && sections.find(({ document }) => document);
  if (!section && !insights) return null;
  return (
    <section id="home_report" className="band-sand">
      <div className="wrap">
        {section?.document && (
          <>
            <h2 className="text-3xl">{section.heading}</h2>
            <p className="mt-2 max-w-prose text-ink-soft lg:text-lg">{report!.text}</p>
            <a href={report!.link.url} className="link mb-11 mt-1 inline-flex min-h-11 items-center">
              {report!.link.label}
            </a>
            <FirstSheet
              document={{ ...section.document, first: section.document.first.map(upToTheMark) }}
              labels={content.navigation.sheet}
              torn
            />
          </>
        )}
        {insights && (
          <div className={section ? 'border-t border-sand-400 pt-2 lg:pt-8' : undefined}>
            <h2 id={insights.id} className="text-xl">
              {insights.heading}
            </h2>
            <ul role="list" aria-labelledby={insights.id} className="leading-[1.8]">
              {routesIn(content, 'insights').map(({ path, page }) => (
                <li key={path} className="mr-6 inline-block">
                  <a href={path} className="link">
                    {page.menu}
                  </a>{' '}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

type Part = NonNullable<Content['pages']['softwareconsulting']['sections'][number]['document']>['first'][number];

/** A part of the report, whose drawing of steps ends at its marked step. */
function upToTheMark(part: Part): Part {
  if (part.figure?.type !== 'steps') return part;
  const { steps } = part.figure;
  const end = steps.findIndex(({ mark }) => mark) + 1;
  return { ...part, figure: { ...part.figure, steps: steps.slice(0, end > 0 ? end : undefined) } };
}
