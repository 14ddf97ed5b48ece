import { closest, distance } from 'fastest-levenshtein';

/** The candidate that `word` most likely misspells, if one is near enough. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = word.toLowerCase();
  const exact = candidates.find((each) => each.toLowerCase() === lower || isSwapped(lower, each.toLowerCase()));
  if (exact) return exact;
  const best = closest(word, candidates);
  return distance(lower, best.toLowerCase()) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}

/** Whether two words differ by two neighbouring letters that changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + a.slice(at + 1, at + 2) + a.slice(at, at + 1) + a.slice(at + 2) === b;
}

/** The ways in which editors write an address, a file name, an id or an Indian phone number almost right, each with its mending. */
const MENDINGS: Readonly<Record<string, ((text: string) => string)[]>> = {
  link: [
    (text) => text.replace(/^http:/, 'https:'),
    (text) => text.replace(/(\.html)?\/?$/, ''),
    (text) => `/${text.replace(/\/$/, '')}`,
    (text) => (/^[a-z0-9-]+\.[a-z0-9.-]+(\/|$)/i.test(text) ? `https://${text}` : text),
  ],
  picture: [
    (text) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9/]+(?=.*\.)/g, '-')
        .replace(/^-|-(?=\.)/g, ''),
  ],
  id: [
    (text) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[-0-9]+|-+$/g, ''),
  ],
  phone: [(text) => text.replace(/[^\d+]/g, '').replace(/^(?:\+91|0091|91)?0?(\d{5})(\d{5})$/, '+91 $1 $2')],
};

/** What `text` would be in the form that `fits`, if its mistake is a common one. */
export function mend(kind: string | undefined, text: string, fits: (text: string) => boolean): string | undefined {
  return MENDINGS[kind ?? '']?.map((change) => change(text)).find(fits);
}
