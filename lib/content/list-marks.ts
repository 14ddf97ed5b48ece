/**
 * What people type, or word processors copy, where a dash and a space belong: bullets, arrows, dashes and stars, and
 * numbers such as `1.`, `2)`, `(a)` and `iv.`. Before a digit a sign may be part of the text: –5 °C, > 50 %.
 */
const MARKS = [
  /[•‣◦▪▫●○■□▸►▶➢➤❖⁃∙·]/u,
  /[–—](?!\d)/,
  /-{1,2}>|=>/,
  /(?:[*+oØ]|(?:>-?|--)(?=\s+[^\s\d]))(?=\s+\S)/,
  /\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s+\S)/,
];

const LIST_MARK = new RegExp(`^(?:${MARKS.map(({ source }) => source).join('|')})`, 'u');

/** The list mark, other than YAML's dash, at the start of `text`: of a text, or of a line without its blanks. */
export function listMarkOf(text: string): string | undefined {
  return LIST_MARK.exec(text)?.[0];
}

/** A text that begins with a list mark. */
export function listMarkInText(mark: string) {
  return {
    problem: `begins with "${mark}", which would be shown`,
    remedy: `remove it; each entry of a list has a line of its own, with "- " in front`,
  };
}

/** A line, or the entries of a list, with another mark in the place of the dash. */
export function listMarkForDash(mark: string) {
  return {
    problem: `"${mark}" is no mark of a list here`,
    remedy: 'write "- ", a dash and a space, in front of each entry instead',
  };
}

/** "-A point" instead of "- A point". */
export const DASH = { problem: 'there is no space after the dash', remedy: 'write a space there' };

/** A line whose text begins, without a dash or a field in front, with another mark of a list. */
export function lineStartMark(source: string, offset: number): ReturnType<typeof listMarkForDash> | undefined {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  if (source.slice(lineStart, offset).trim()) return undefined;
  const text = source.slice(offset).split('\n')[0] ?? '';
  const mark = /^(?:\*(?!\*)|[-=]>|[–—])/.exec(text)?.[0] ?? listMarkOf(text);
  return mark === undefined || /^[\w-]+:(?:\s|$)/.test(text) ? undefined : listMarkForDash(mark);
}
