import type { Content } from '@/lib/content';
import { routesIn } from '@/lib/site/routes';

/** Links to all insights. @param continues whether they continue the band of the section before them */
export function Insights({ content, continues }: { content: Content; continues: boolean }) {
  const { insights } = content.pages.home;
  if (!insights) return null;
  const { id, heading } = insights;
  return (
    <section className={`band-sand ${continues ? 'mt-0 pt-0' : ''}`}>
      <div className="wrap">
        <div className={continues ? 'border-t border-sand-400 pt-2 lg:pt-8' : undefined}>
          <h2 id={id} className="text-xl">
            {heading}
          </h2>
          <ul role="list" aria-labelledby={id} className="leading-[1.8]">
            {routesIn(content, 'insights').map(({ path, meta }) => (
              <li key={path} className="mr-6 inline-block">
                <a href={path} className="link">
                  {meta.menu}
                </a>{' '}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
