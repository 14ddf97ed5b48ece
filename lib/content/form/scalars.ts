import { stringify } from 'yaml';

/** The greatest length of a line of a folded text, and of a field in one line where a folded text is possible. */
const WIDTH = 120;

/** A text on one paragraph: line breaks and spaces of all kinds become one space, and what cannot be seen goes. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text in quotes, as Prettier has them. */
function quoted(text: string): string {
  const isSingle = /["\\]/.test(text) ? !/[^\P{Cc}]/u.test(text) : !text.includes("'") && !/[^\P{Cc}]/u.test(text);
  return isSingle ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** A value in one line: a text without quotes where YAML needs none. */
export function inline(value: unknown, inQuotes = false): string {
  if (typeof value !== 'string') return String(value);
  return inQuotes || stringify(value, { lineWidth: 0 }) !== `${value}\n` ? quoted(value) : value;
}

/**
 * The lines of a folded text.
 *
 * @param indent the number of spaces in front of each
 * @param old its lines so far: those at its beginning and its end that say the same stay
 * @returns undefined where a text cannot be folded
 */
export function fold(text: string, indent: number, old: readonly string[] = []): string[] | undefined {
  if (!text || text !== tidy(text)) return undefined;
  const words = text.split(' ');
  const lines = old.map((line) => line.split(' '));
  const stays = (line: string[] | undefined, at: number): line is string[] =>
    !!line && line.every((word, index) => word === words[at + index]);
  let [first, start, last, end] = [0, 0, lines.length, words.length];
  for (let line = lines[first]; stays(line, start); line = lines[first])
    [first, start] = [first + 1, start + line.length];
  for (let line = lines[last - 1]; last > first && end - line!.length >= start; line = lines[last - 1]) {
    if (!stays(line, end - line!.length)) break;
    [last, end] = [last - 1, end - line.length];
  }
  const middle = words.slice(start, end);
  return [...old.slice(0, first), ...wrap(middle, WIDTH - indent), ...old.slice(last)];
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Whether a line is too long for a text that could be folded. */
export const isLong = (line: string): boolean => line.length > WIDTH;
