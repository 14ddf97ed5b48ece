import type { Content } from '@/lib/content';

/** Whom the site is for: a row for each, with a situation that they know, which leads to their page. */
export function WhoAreYou({ id, heading, text, rows }: Content['pages']['home']['whoAreYou']) {
  return (
    <section id={id} className="wrap margin-grid gap-y-5 pt-10 lg:pt-24">
      <div>
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-3 text-ink-soft lg:mt-4">{text}</p>
      </div>
      <ul role="list" className="border-t-2 border-navy-800">
        {rows.map((row) => (
          <li
            key={row.heading}
            className="relative border-b border-sand-400 py-3 hover:bg-sand-200/50 md:grid md:grid-cols-[15rem_1fr] md:items-baseline md:py-5"
          >
            {/* The link's area is the whole row. */}
            <a href={row.url} className="link text-xl after:absolute after:inset-0">
              {row.heading}
            </a>
            <p className="mt-1 leading-snug text-ink-soft md:mt-0">{row.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
