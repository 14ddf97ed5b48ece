import { Prose } from '@/components/ui/prose';
import type { Content } from '@/lib/content';
import { formatDay } from '@/lib/site/format-day';

type PressContent = Content['pages']['media']['releases'];
type Entry = PressContent['entries'][number];
/** The language of the site, used for dates. */
type Language = Content['site']['language'];

/** Press releases or coverage next to their heading, newest first. Renders nothing while there are none. */
export function Press({ id, heading, entries, language }: PressContent & { language: Language }) {
  if (entries.length === 0) return null;
  return (
    <section id={id} className="anchor margin-grid items-baseline gap-y-4 py-10 first:pt-0 last:pb-0">
      <h2 id={`${id}_heading`} className="text-2xl">
        {heading}
      </h2>
      <ul role="list" aria-labelledby={`${id}_heading`} className="divide-y divide-sand-300">
        {entries.toSorted(newestFirst).map((entry) => (
          <PressEntry key={`${entry.date} ${entry.title}`} {...entry} language={language} />
        ))}
      </ul>
    </section>
  );
}

/** Entries with the same date keep their order in the content file. */
const newestFirst = (one: Entry, other: Entry) => other.date.localeCompare(one.date);

/** An entry: its title, who published it and when, and the text of a release. */
function PressEntry({ date, title, source, paragraphs, link, language }: Entry & { language: Language }) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h3 className="text-lg leading-snug">
        {link ? (
          <a href={link} className="link">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {source}, <time dateTime={date}>{formatDay(date, language)}</time>
      </p>
      {paragraphs && (
        <div className="mt-3 space-y-3">
          <Prose paragraphs={paragraphs} />
        </div>
      )}
    </li>
  );
}
