/** What must not reach a header or a terminal: controls (escape sequences begin with one), and what hides or reorders text. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text as one safe line of at most so many characters, for a header or a terminal. */
export function oneLine(text: string, most = 100): string {
  const line = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
