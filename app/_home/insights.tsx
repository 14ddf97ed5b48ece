import type { Content } from '@/lib/content';
import { routesIn } from '@/lib/routes';

/** The insights, like the index of a newspaper: of each article the sentence that is pulled out, and its name. */
export function Insights({ content }: { content: Content }) {
  const { id, heading } = content.pages.home.insights;
  return (
    <section id={id} className="wrap pt-16 lg:pt-24">
      <h2 className="border-t-4 border-navy-800 pt-5 text-3xl">{heading}</h2>
      <ol className="mt-6 lg:columns-2 lg:gap-16">
        {routesIn(content, 'insights').map(({ path, page }) => {
          const { pull, banner } = content.collections.insights[path.slice(1)]!;
          return (
            <li key={path} className="relative break-inside-avoid border-t border-sand-400 py-5">
              <p className="text-2xl font-bold text-navy-800">{pull ?? banner.subtitle}</p>
              <a href={path} className="link mt-3 inline-block after:absolute after:inset-0">
                {page.menu}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
