/** How much longer a page takes than the reference page. */
export interface Ratio {
  value: number;
  /** The bounds of its 95 % interval. */
  low: number;
  high: number;
}

const DRAWS = 2000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

/**
 * The ratio of the medians of two series that were measured in pairs, with its 95 % interval by the bootstrap method:
 * the pairs are drawn anew, with repetition, and the interval holds 95 % of the ratios that come out.
 *
 * @param random numbers from 0 to 1; for tests
 */
export function ratioOf(pairs: readonly { page: number; reference: number }[], random = Math.random): Ratio {
  const ratio = (drawn: typeof pairs) =>
    median(drawn.map(({ page }) => page)) / median(drawn.map(({ reference }) => reference));
  const draws = Array.from({ length: DRAWS }, () =>
    ratio(pairs.map(() => pairs[Math.floor(random() * pairs.length)]!)),
  ).sort((one, other) => one - other);
  return { value: ratio(pairs), low: draws[DRAWS * 0.025]!, high: draws[DRAWS * 0.975 - 1]! };
}
