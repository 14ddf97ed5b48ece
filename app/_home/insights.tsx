import type { Content } from '@/lib/content';
import { newestFirst, overviewOf } from '@/lib/overviews';
import { routesIn } from '@/lib/routes';

/** How many there are where an overview has them all. */
const NEWEST = 5;

/**
 * The insights, like the index of a newspaper: of each article the sentence of its banner, and its name. Where there is an
 * overview of them, the newest, and the way to all.
 */
export function Insights({ content }: { content: Content }) {
  const { id, heading } = content.pages.home.insights;
  const all = routesIn(content, 'insights');
  const overview = overviewOf(content, 'insights');
  return (
    <section id={id} className="wrap pt-12 lg:pt-24">
      <h2 className="border-t-4 border-navy-800 pt-5 text-3xl">{heading}</h2>
      <ol
        role="list"
        className="mt-6 grid lg:grid-cols-2 lg:gap-x-16 lg:[&>:first-child:nth-last-child(odd)]:col-span-2"
      >
        {(overview ? newestFirst(all).slice(0, NEWEST) : all).map(({ path, page, content: { banner } }) => (
          <li key={path} className="relative border-t border-sand-400 py-4">
            <p className="text-xl font-bold text-navy-800 lg:text-2xl">{banner.subtitle}</p>
            <a href={path} className="link mt-2 inline-block after:absolute after:inset-0">
              {page.menu}
            </a>
          </li>
        ))}
      </ol>
      {overview && (
        <a href={overview.path} className="link mt-3 inline-block">
          {overview.page.menu}
        </a>
      )}
    </section>
  );
}
