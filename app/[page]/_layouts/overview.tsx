import { Split } from '@/components/sections/openings/split';
import type { Content } from '@/lib/content';
import type { Overview } from '@/lib/content/core/schema';
import { rowsOf } from '@/lib/site/overviews';

/** An overview: the pages that it lists, with years in the margin. */
export function OverviewPage({ page, content }: { page: Overview; content: Content }) {
  const rows = rowsOf(content, page);
  const isDated = rows.some(({ year }) => year);
  return (
    <>
      <Split heading={page.heading} paragraphs={[page.intro]} picture={page.picture} />
      <div className="wrap pb-16 pt-12 space-y-10 lg:pb-24 lg:pt-16">
        {rows.map(({ year, routes }) => (
          <section key={routes[0]!.path} className={`overview-rows ${isDated ? 'margin-grid gap-y-3' : ''}`}>
            {year && <h2 className="text-2xl">{year}</h2>}
            <ul role="list" className={isDated ? 'lg:col-start-2' : 'lg:columns-2 lg:gap-16'}>
              {routes.map((route) => (
                <li key={route.path}>
                  <a href={route.path}>{route.page.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
