import type { FigureOf } from '@/lib/content/schema';

/** The colours of a bar's parts, and of the mark before each name: the first, the others, the last of a marked bar. */
const FIRST = 'border-navy-800 fill-navy-800 forced-colors:fill-[CanvasText]';
const OTHER = 'border-navy-500 fill-navy-500 forced-colors:fill-[CanvasText]';
const MARKED = 'border-marigold-500 fill-marigold-500 forced-colors:fill-[Highlight]';
/** A line between two parts. */
const LINE = 'border-l-2 border-l-sand-50 forced-colors:border-l-[color:Canvas]';

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** A list of amounts, each with its name and a bar in proportion. */
export function Bars({ unit, bars }: FigureOf<'bars'>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul role="list">
      {bars.map(({ label, value, parts, mark }) => {
        const drawn = parts ?? [{ label, value }];
        const colourOf = (index: number) =>
          mark && index === drawn.length - 1 ? MARKED : parts && index === 0 ? FIRST : OTHER;
        return (
          <li key={label} className="pb-4">
            {label} <b className="block text-2xl text-navy-800">{formatAmount(value, unit)}</b>
            <span className="mt-2 flex">
              {drawn.map((part, index) => (
                <svg
                  key={part.label}
                  aria-hidden="true"
                  width={percent(part.value / largest)}
                  height="20"
                  className={`flex-none ${colourOf(index)} ${index > 0 ? LINE : ''}`}
                >
                  <rect width="100%" height="100%" />
                </svg>
              ))}
            </span>
            {parts?.map((part, index) => (
              <span key={part.label} className={`mt-2 block border-l-[0.75rem] pl-2 text-sm ${colourOf(index)}`}>
                {` ${part.label}: ${formatAmount(part.value, unit)}`}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * An amount as the articles write it: digits grouped as in India, a currency sign in front of the number and any other
 * unit behind it. `(432000, '₹')` is `₹4,32,000`, `(22, 'units')` is `22 units`.
 */
function formatAmount(value: number, unit: string): string {
  const number = new Intl.NumberFormat('en-IN').format(value);
  return /^\p{Sc}$/u.test(unit) ? `${unit}${number}` : `${number} ${unit}`;
}
