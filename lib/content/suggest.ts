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

/** Corrections of values that are almost right, by the `check` of the field. */
const CORRECTIONS: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  link: [
    (text) => text.replace(/^https?[:;]?\/{1,3}/i, 'https://'),
    (text) => text.replace(/(\.html)?\/?$/, ''),
    (text) => `/${text.replace(/\/$/, '')}`,
    (text) => (/^[a-z0-9-]+\.[a-z0-9.-]+(\/|$)/i.test(text) ? `https://${text}` : text),
  ],
  phone: [(text) => text.replace(/[^\d+]/g, '').replace(/^(?:\+91|0091|91)?0?(\d{5})(\d{5})$/, '+91 $1 $2')],
};

/** The value that `text` was meant to be, if a common correction makes it `valid`. */
export function correct(check: string | undefined, text: string, valid: (text: string) => boolean): string | undefined {
  return CORRECTIONS[check ?? '']?.map((change) => change(text)).find(valid);
}
