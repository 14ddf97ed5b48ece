import { median, ratioOf, type Ratio } from './ratio';
import type { Visit } from './visit';

/** A visit of a page, and one of the reference page right before it. */
export interface Pair {
  page: Visit;
  reference: Visit;
}

/** A page is too slow when the whole 95 % interval of its ratio lies above. */
const MAX_RATIO = 1.05;
/** An interval wider than this says nothing about 0.05 more or less. */
const MAX_WIDTH = 0.1;
/** The layout shift (CLS) that the font may cause when it replaces its fallback. Nothing else may shift. */
const MAX_MOVED_BY_FONT = 0.045;

/** The result of the pairs of one page. */
export interface Result {
  lcp: Ratio;
  h1: Ratio;
  /** The median of what the page's visitors felt; of what moved, the most. */
  page: Visit;
  reference: Visit;
}

export function resultOf(pairs: readonly Pair[]): Result {
  const ratio = (of: 'lcp' | 'h1') =>
    ratioOf(pairs.map(({ page, reference }) => ({ page: page[of], reference: reference[of] })));
  const middle = (visits: readonly Visit[]): Visit => {
    const keys = Object.keys(visits[0]!) as (keyof Visit)[];
    const of = (key: keyof Visit) => visits.map((visit) => visit[key]);
    const entries = keys.map((key) => [key, key.startsWith('moved') ? Math.max(...of(key)) : median(of(key))]);
    return Object.fromEntries(entries) as Visit;
  };
  return {
    lcp: ratio('lcp'),
    h1: ratio('h1'),
    page: middle(pairs.map(({ page }) => page)),
    reference: middle(pairs.map(({ reference }) => reference)),
  };
}

/** Whether the result is too uncertain to judge by. */
export const isUncertain = ({ lcp, h1 }: Result): boolean =>
  [lcp, h1].some(({ low, high }) => !(high - low <= MAX_WIDTH));

/** @returns what is wrong with a page, in words */
export function problemsOf({ lcp, h1, page }: Result): string[] {
  const times = (what: string, { low }: Ratio) =>
    low > MAX_RATIO ? [`${what} at ${low.toFixed(2)} times the reference page's or more, at most ${MAX_RATIO}`] : [];
  return [
    ...times('largest paint', lcp),
    ...times('h1', h1),
    ...(page.movedByFont > MAX_MOVED_BY_FONT
      ? [`the font moves ${page.movedByFont.toFixed(3)}, at most ${MAX_MOVED_BY_FONT}`]
      : []),
    ...(page.moved > 0 ? [`moves ${page.moved.toFixed(3)} while it loads, by something other than the font`] : []),
  ];
}
