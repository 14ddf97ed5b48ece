import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { thumbnailSource } from '@/lib/site/picture-source';
import { findRoute } from '@/lib/site/routes';

/**
 * Who the site is for: each kind of visitor has a row that describes a familiar situation and links to their page, from
 * tablets on with that page's picture. Renders nothing without rows.
 */
export function WhoAreYou({ content }: { content: Content }) {
  const { whoAreYou } = content.pages.home;
  if (!whoAreYou?.rows.length) return null;
  const { id, heading, text, rows } = whoAreYou;
  return (
    <section id={id} className="wrap pt-12 lg:pt-28">
      <h2 className="text-3xl">{heading}</h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <ul role="list" className="mt-4 grid gap-x-12 border-t-2 border-navy-800 md:grid-cols-2 lg:mt-8 lg:grid-cols-3">
        {rows.map((row) => {
          const { content: page } = findRoute(content, row.url);
          const picture = 'picture' in page ? page.picture : undefined;
          return (
            <li
              key={row.heading}
              className="relative border-b border-sand-400 py-1.5 hover:bg-sand-200/50 md:flex md:gap-4 md:py-5"
            >
              {picture && (
                <Picture
                  {...thumbnailSource(picture)}
                  className="size-20 max-w-none rounded-picture object-cover max-md:hidden"
                />
              )}
              <div>
                {/* The whole row is clickable. */}
                <a href={row.url} className="link text-xl after:absolute after:inset-0">
                  {row.heading}
                </a>
                <p className="leading-snug text-ink-soft max-lg:text-sm md:mt-1">{row.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
