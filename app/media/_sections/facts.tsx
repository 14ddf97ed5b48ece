import type { Content } from '@/lib/content';

/** What a journalist may print about the company. */
export function Facts({ heading, items }: Content['pages']['media']['facts']) {
  return (
    <section aria-labelledby="facts" className="card self-start p-7 lg:sticky lg:top-28 lg:p-9">
      <h2 id="facts" className="text-2xl">
        {heading}
      </h2>
      <dl className="mt-5 divide-y divide-sand-200">
        {items.map(({ id, term, text }) => (
          <div key={id} className="py-4">
            <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
