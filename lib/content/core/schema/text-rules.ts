import type { Fault } from './faults';

type Rule = readonly [pattern: RegExp, problem: string, fix: string];

/** What no text may hold, since visitors would see it as it stands. */
const RULES: readonly Rule[] = [
  [/^\s|\s$|\n/, 'begins or ends with a space, or holds a line break', 'write it as one paragraph'],
  [/<\/?[a-z][^>]*>|<!--|&(?:#\w+|[a-z]+\d*);/i, 'holds HTML, which visitors would see', 'write the text alone'],
  [
    /\*\*[^\s*]|^#+ |`|\]\(/,
    'holds Markdown, which visitors would see',
    'write the text alone; a link has a field of its own',
  ],
  [/\[\[|\]\]/, 'holds half of the mark "[[…]]"', 'write both pairs of brackets, or neither; none may be between them'],
];

/** A word in braces, for which the site would have to know a value. */
const SLOT: Rule = [/\{\w+\}/, 'holds a word in braces, for which no value is put here', 'write the text itself'];

/**
 * The first fault of a text that visitors read; undefined where it has none.
 *
 * @param hasSlots whether the site puts values into the text, so that words in braces belong there
 */
export function faultOf(text: string, hasSlots = false): Fault | undefined {
  const found = (hasSlots ? RULES : [...RULES, SLOT]).find(([pattern]) => pattern.test(text));
  return found && { problem: found[1], fix: found[2] };
}
