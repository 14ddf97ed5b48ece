import { closest, distance } from 'fastest-levenshtein';

/** The candidate that `word` most likely misspells: at most a third of its letters differ, or two neighbours are swapped. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const sorted = (text: string) => [...text.toLowerCase()].sort().join('');
  const near = (each: string) => distance(lower, each.toLowerCase());
  const swapped = candidates.find((each) => near(each) <= 2 && sorted(each) === sorted(word));
  if (swapped !== undefined || candidates.length === 0) return swapped;
  const best = closest(word, candidates);
  return near(best) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}
