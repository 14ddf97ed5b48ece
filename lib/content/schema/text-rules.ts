import { findInvisible } from '../characters';
import { listMarkInText, listMarkOf } from '../list-marks';
import { findLookalike } from '../lookalikes';

/** A fault of a text: where in it, what is wrong, what to do. */
export interface TextFault {
  /** The offset in the text; absent where the fault is one of the whole text. */
  index?: number;
  problem: string;
  remedy: string;
}

/** What must not stand in a text: a pattern, or the index at which it stands; -1 where it does not. */
type Rule = [fault: RegExp | ((text: string) => number), problem: string, remedy: string];

const indexOf = (found: { index: number } | undefined) => found?.index ?? -1;

/** Rules for the text as a whole. */
const WHOLE: readonly Rule[] = [[/\n$/, 'ends with a line break', 'write ">-" where its first line has ">" or "|"']];

/** Rules about lines and spaces. */
const SPACING: readonly Rule[] = [
  [/\n[^\S\n]+$/, 'ends with a line of spaces', 'remove that line'],
  [/^\s|[^\S\n]$/, 'has a space at its start or end', 'remove it'],
  [
    /(?<=\n) +(?=\S)/,
    'holds a line with more spaces at its start than its first line',
    'give all its lines the same number of spaces',
  ],
  [/(?<=\S *)\n+(?=\S)/, 'holds a line break', 'write it as one paragraph, without an empty line'],
  [/(?<=\S)[^\S\n]{2,}(?=\S)|\t/, 'has two spaces in a row, or a tab', 'write a single space'],
];

const ENTITY_NAMES =
  '(?:amp|lt|gt|quot|apos|nbsp|hellip|mdash|ndash|lsquo|rsquo|ldquo|rdquo|bull|middot|euro|pound|trade)';

/** Signs of HTML, Markdown and YAML, which would be shown as they stand. */
const MARKUP: readonly Rule[] = [
  [/<\/?[a-z][^>]*>|<!--/i, 'holds an HTML tag, which would be shown as it stands', 'remove it'],
  [/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'holds an HTML code such as &amp;', 'write the character itself'],
  [
    new RegExp(`&(?:#\\d|#x[\\da-f]|${ENTITY_NAMES}(?![a-z])|(?<![a-z]&)(?:copy|reg)(?![a-z]))`),
    'holds an HTML code without its semicolon',
    'write the character itself',
  ],
  [/!placeholder/i, 'holds "!placeholder"', 'write it in front of the text, outside of any quotes'],
  [
    /!?\[[^\]\n]*\]\([^)\n]*\)/,
    'holds a link in Markdown, which would be shown as it stands',
    'write its words alone; a link has a field of its own',
  ],
  [
    /(?<!\*)\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?!\*)|(?<!\w)__(?=\w)/,
    'holds "**" or "__", signs of Markdown that would be shown',
    'remove them',
  ],
  [/(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/, 'holds stars around words, which would be shown', 'remove them'],
  [/(?<!\w)_[^\s_](?:[^_\n]*[^\s_])?_(?!\w)/, 'holds "_" around words, which would be shown', 'remove both'],
  [/^\|\s.*\|/, 'holds "|" as tables have it, which would be shown', 'remove it'],
  [/`/, 'holds "`", which would be shown', 'remove it, or write ’ where an apostrophe is meant'],
  [/^#+\s|(?<=^|\s)##/, 'holds "#" as Markdown has it before a heading, which would be shown', 'remove it'],
  [/(?<=^|\s)(?:-{3,}|={3,}|~{3,})(?=\s|$)/, 'holds a line of signs, which would be shown', 'remove it'],
  [
    /(?<=^|\s)(?:>-|>\||\|-)(?=\s|$)/,
    'holds the sign that begins a long text',
    'remove it; it stands behind a colon or a dash, and the text begins in the next line',
  ],
  [/(?<=\S\s+)(?:-{1,2}>|=>|<-{1,2})(?=\s|$)/, 'holds an arrow typed as signs', 'write a word such as "to", or →'],
  [
    /(?<=\S\s*)[•‣◦▪●■►➢]/u,
    'holds a bullet, which would be shown',
    'write each point as an entry of a list if the field is one, else write a comma',
  ],
];

/** Characters that came in by copying. */
const CHARACTERS: readonly Rule[] = [
  [(text) => indexOf(findInvisible(text)), 'holds a character that cannot be seen', 'remove its code'],
  [/\p{Cs}/u, 'holds half of a character', 'remove its code, and type the character itself'],
  [
    (text) => indexOf(findLookalike(text)),
    'holds a letter of another alphabet that looks Latin',
    'type the Latin letter',
  ],
];

/** What is left over from writing. */
const LEFTOVERS: readonly Rule[] = [
  [oddQuote, 'holds one quotation mark without the other', 'write “ before and ” behind the words, or remove it'],
  [
    /\bfile:\/\/|\bhttps?:\/\/(?:localhost|127\.|\[::1)/i,
    'names an address that only one computer knows',
    'write the public address, or remove it',
  ],
];

const RULES = [...WHOLE, ...SPACING, ...MARKUP, ...CHARACTERS, ...LEFTOVERS];

/** A word in braces, for which the site would have to know a value. */
const SLOT: Rule = [
  /\$?\{[a-z_]\w*\}|\{\{\s*[\w.]+\s*\}\}/i,
  'holds a word in braces, for which no value is put here',
  'write the text itself',
];

/** A double quotation mark without its partner; behind a digit it means inches. */
function oddQuote(text: string): number {
  const marks = [...text.matchAll(/(?<!\d)"/g)];
  if (marks.length % 2 === 1) return marks.at(-1)!.index;
  return text.includes("'") && /^[^']*[.!?]'$/.test(text) ? text.length - 1 : -1;
}

/**
 * The faults of a text that visitors read, each rule's first one.
 *
 * @param hasSlots whether the site puts values into the text, so that words in braces belong there
 */
export function faultsOf(text: string, hasSlots = false): TextFault[] {
  const mark = listMarkOf(text) ?? (/^-(?:\s*\p{L}|\s+\D)/u.test(text) ? '-' : undefined);
  if (mark) return [{ index: 0, ...listMarkInText(mark) }];
  return [...RULES, ...(hasSlots ? [] : [SLOT])].flatMap((rule) => {
    const [fault, problem, remedy] = rule;
    const index = typeof fault === 'function' ? fault(text) : text.search(fault);
    if (index < 0) return [];
    return [WHOLE.includes(rule) ? { problem, remedy } : { index, problem, remedy }];
  });
}
