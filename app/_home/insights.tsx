import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';
import { routesIn } from '@/lib/site/routes';

/** How many insights are shown with their statement: one with its picture, and two smaller ones. */
const SHOWN = 3;

/** The insights: one statement with its picture, two smaller ones, and the names of the others. */
export function Insights({ content }: { content: Content }) {
  const { id, heading } = content.pages.home.insights;
  const all = routesIn(content, 'insights');
  const more = all.slice(SHOWN);
  return (
    <section id={id} className="wrap pt-8 lg:pt-24">
      <h2 className="text-3xl">{heading}</h2>
      <ol role="list" className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
        {all.slice(0, SHOWN).map(({ path, page, content: { banner } }, index) => (
          <li
            key={path}
            className={`relative ${index ? 'border-t-2 border-navy-800 pt-4' : 'becomes-page gap-x-12 md:col-span-2 md:grid md:grid-cols-2'}`}
          >
            {index === 0 && (
              <Picture
                {...pictureSource(banner.picture, 'side')}
                className="mb-4 aspect-[5/2] w-full rounded-picture object-cover md:row-span-2"
              />
            )}
            <p className={`text-balance font-bold text-navy-800 ${index ? 'text-xl' : 'text-2xl md:self-end'}`}>
              {banner.subtitle}
            </p>
            <a href={path} className="link mt-2 inline-block after:absolute after:inset-0">
              {page.menu}
            </a>
          </li>
        ))}
      </ol>
      {more.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-8 border-t border-sand-400 pt-1">
          <p className="text-sm text-ink-soft">{content.navigation.related}</p>
          <ul role="list" className="flex flex-wrap gap-x-8">
            {more.map(({ path, page }) => (
              <li key={path}>
                <a href={path} className="link inline-flex min-h-11 items-center">
                  {page.menu}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
