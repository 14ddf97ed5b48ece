import { TitledBand } from '@/components/sections/titled-band';
import type { Content } from '@/lib/content';
import { formatDay } from '@/lib/site/format-day';

interface PostsProps {
  posts: Content['pages']['careers']['posts'];
  /** The language for dates, such as `en-IN`. */
  language: Content['site']['language'];
}

/** The open vacancies, each with a way to apply. Renders nothing if there are none. */
export function Posts({ posts, language }: PostsProps) {
  if (!posts?.items.length) return null;
  return (
    <TitledBand heading={posts.heading}>
      <ul role="list" id={posts.id} className="grid gap-6">
        {posts.items.map(({ id, heading, place, text, until }) => (
          <li key={id} id={id} className="card p-6 sm:p-8">
            <h3 className="text-2xl">{heading}</h3>
            <p className="mt-1 text-sm font-semibold text-ink-soft">
              {place}
              {until && (
                <>
                  {` · ${posts.until} `}
                  <time dateTime={until}>{formatDay(until, language)}</time>
                </>
              )}
            </p>
            <p className="mt-4 max-w-prose">{text}</p>
            <a href={posts.apply.url} className="link mt-3 inline-flex min-h-11 items-center">
              {posts.apply.label}
              <span className="sr-only">: {heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledBand>
  );
}
