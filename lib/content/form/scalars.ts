import { stringify } from 'yaml';

/** The greatest length of a line of a folded text. */
const WIDTH = 120;

/** A text on one paragraph: line breaks and spaces of all kinds become one space, and what cannot be seen goes. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A value in one line: a text with quotes, as Prettier has them, where YAML needs them or `inQuotes` says so. */
export function inline(value: unknown, inQuotes = false): string {
  if (typeof value !== 'string') return String(value);
  const text = tidy(value);
  const defaultStringType = !inQuotes ? 'PLAIN' : /^[^"]*'[^"]*$/.test(text) ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE';
  return stringify(text, { defaultStringType, lineWidth: 0, singleQuote: true }).trimEnd();
}

/** The lines of a folded text, each with so many spaces in front. */
export function fold(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of tidy(text).split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && indent + line.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `\n${' '.repeat(indent)}${line}`).join('');
}
