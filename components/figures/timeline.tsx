import type { FigureOf } from '@/lib/content/schema';

/** What happens when, in order. */
export function Timeline({ timeline }: FigureOf<'timeline'>) {
  return (
    <ol role="list">
      {timeline.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b> {what}
        </li>
      ))}
    </ol>
  );
}
