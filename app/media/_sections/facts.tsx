import type { Content } from '@/lib/content';

/** Facts about the company for journalists. Renders nothing if there are none. */
export function Facts({ facts }: { facts: Content['pages']['media']['facts'] }) {
  if (!facts?.items.length) return null;
  const { id, heading, items } = facts;
  return (
    <section aria-labelledby={id} className="band-sand">
      <div className="wrap">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
          {items.map((item) => (
            <div key={item.id} id={item.id} className="border-t border-sand-400 pt-4 sm:border-t-2 sm:border-navy-800">
              <dt className="text-sm font-semibold text-ink-soft">{item.term}</dt>
              <dd className="mt-1 text-balance">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
