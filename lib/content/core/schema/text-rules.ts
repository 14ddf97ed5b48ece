import type { Fault } from './faults';

type Rule = readonly [pattern: RegExp, problem: string, fix: string];

/** Markup that text may not have, because visitors would see it as typed. */
const RULES: readonly Rule[] = [
  [/^\s|\s$|\n/, 'starts or ends with a space, or contains a line break', 'write it as one paragraph'],
  [/<\/?[a-z][^>]*>|<!--|&(?:#\w+|[a-z]+\d*);/i, 'contains HTML, which visitors would see', 'write plain text'],
  [
    /\*\*[^\s*]|^#+ |`|\]\(/,
    'contains Markdown, which visitors would see',
    'write plain text: to add a link, use a link field of the form',
  ],
  [
    /\[\[|\]\]/,
    'contains only half of the placeholder brackets "[[…]]"',
    'write both pairs of brackets or neither, with no other brackets inside',
  ],
];

/** A word in curly brackets, which the site would have to replace with a value. */
const SLOT: Rule = [
  /\{\w+\}/,
  'contains a word in curly brackets, which the site does not replace here',
  'write the text itself',
];

/**
 * The first fault in text that visitors read; undefined if it has none.
 *
 * @param hasSlots whether the site puts values into the text, so that words in curly brackets belong there
 */
export function faultOf(text: string, hasSlots = false): Fault | undefined {
  const found = (hasSlots ? RULES : [...RULES, SLOT]).find(([pattern]) => pattern.test(text));
  return found && { problem: found[1], fix: found[2] };
}
