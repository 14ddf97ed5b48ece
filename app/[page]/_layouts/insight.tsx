import { CloseBand } from '@/components/sections/close-band';
import { TextSection } from '@/components/sections/text-section';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** An insight: a banner with heading and subtitle, then a short article with its contents beside it. */
export function InsightPage({ page }: { page: Content['collections']['insights'][string] }) {
  const { banner, lead, sections, close } = page;
  return (
    <article>
      <header className="bg-navy-900">
        <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-14 lg:py-16">
          <div>
            <h1 className="text-5xl text-white">{banner.heading}</h1>
            <p className="mt-4 max-w-prose text-balance text-xl text-marigold-300">{banner.subtitle}</p>
          </div>
          <Picture {...pictureSource(banner.picture, 'half')} first className="w-full rounded-picture" />
        </div>
      </header>
      <div className="wrap grid gap-10 pt-12 lg:grid-cols-[16rem_1fr] lg:gap-20 lg:pt-20">
        <nav
          aria-label={banner.heading}
          className="hidden self-start border-t-2 border-navy-800 lg:sticky lg:top-28 lg:block"
        >
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id} className="border-b border-sand-300">
                <a
                  href={`#${id}`}
                  className="block py-3 text-sm font-semibold text-navy-800 no-underline hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose space-y-10">
          <p className="text-xl text-navy-800">{lead}</p>
          {sections.map((section) => (
            <TextSection key={section.id} {...section} />
          ))}
        </div>
      </div>
      <CloseBand {...close} />
    </article>
  );
}
