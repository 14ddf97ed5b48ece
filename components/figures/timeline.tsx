import type { FigureOf } from '@/lib/content/schema';

/** What happens when, in order. */
export function Timeline({ timeline }: FigureOf<'timeline'>) {
  return (
    <ol role="list" className="timeline">
      {timeline.map(({ when, what }) => (
        <li key={when}>
          <b className="block text-navy-800">{when}</b> {what}
        </li>
      ))}
    </ol>
  );
}
