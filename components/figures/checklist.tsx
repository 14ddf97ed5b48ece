import type { FigureOf } from '@/lib/content/schema';

/** Things to tick or write down with a pen: the styles draw the boxes and lines. */
export function Checklist({ checklist, fillIn }: Pick<FigureOf<'checklist'>, 'checklist' | 'fillIn'>) {
  return (
    <ul role="list" className={`checklist ${fillIn ? 'fill-in' : ''}`}>
      {checklist.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
