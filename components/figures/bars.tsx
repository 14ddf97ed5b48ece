import type { FigureOf } from '@/lib/content/schema';
import { formatAmount } from './format-amount';

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** A list of amounts, each with its name and a bar in proportion. */
export function Bars({ unit, bars }: FigureOf<'bars'>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul role="list">
      {bars.map(({ label, value, parts, mark }) => (
        <li key={label} className={mark ? 'marked' : undefined}>
          {label} <b>{formatAmount(value, unit)}</b>
          <span className="bar">
            {(parts ?? [{ label, value }]).map((part) => (
              <svg key={part.label} aria-hidden="true" width={percent(part.value / largest)} height="20">
                <rect width="100%" height="100%" />
              </svg>
            ))}
          </span>
          {parts?.map((part) => (
            <span key={part.label} className="part">
              {` ${part.label}: ${formatAmount(part.value, unit)}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
