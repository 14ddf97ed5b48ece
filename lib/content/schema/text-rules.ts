import { findInvisible } from '../characters';
import { findLookalike } from '../lookalikes';

/** A fault of a text: what is wrong, what to do. */
export interface TextFault {
  problem: string;
  remedy: string;
}

/** What must not stand in a text. */
type Rule = [isFaulty: RegExp | ((text: string) => boolean), problem: string, remedy: string];

/** Rules about lines and spaces. */
const SPACING: readonly Rule[] = [
  [/\n/, 'holds a line break', 'write it as one paragraph, without an empty line, and all lines in one column'],
  [/^\s|\s$/, 'has a space at its start or end', 'remove it'],
  [/\s{2}|\t/, 'has two spaces in a row, or a tab', 'write a single space'],
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
  [/(?<=\S\s+)(?:-{1,2}>|=>|<-{1,2})(?=\s|$)/, 'holds an arrow typed as signs', 'write a word such as "to", or →'],
  [
    /[•‣◦▪▫●○■□▸►▶➢➤❖⁃∙]|^-(?:$| \D)/u,
    'holds a bullet, or a dash in front, which would be shown',
    'write each point as an entry of a list if the field is one, else write a comma',
  ],
];

/** Characters that came in by copying. */
const CHARACTERS: readonly Rule[] = [
  [(text) => !!findInvisible(text), 'holds a character that cannot be seen', 'remove its code'],
  [/\p{Cs}/u, 'holds half of a character', 'remove its code, and type the character itself'],
  [(text) => !!findLookalike(text), 'holds a letter of another alphabet that looks Latin', 'type the Latin letter'],
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

const RULES = [...SPACING, ...MARKUP, ...CHARACTERS, ...LEFTOVERS];

/** A word in braces, for which the site would have to know a value. */
const SLOT: Rule = [
  /\$?\{[a-z_]\w*\}|\{\{\s*[\w.]+\s*\}\}/i,
  'holds a word in braces, for which no value is put here',
  'write the text itself',
];

/** A double quotation mark without its partner; behind a digit it means inches. */
function oddQuote(text: string): boolean {
  if ([...text.matchAll(/(?<!\d)"/g)].length % 2 === 1) return true;
  return text.includes("'") && /^[^']*[.!?]'$/.test(text);
}

/**
 * The first fault of a text that visitors read; undefined where it has none.
 *
 * @param hasSlots whether the site puts values into the text, so that words in braces belong there
 */
export function faultOf(text: string, hasSlots = false): TextFault | undefined {
  const rule = [...RULES, ...(hasSlots ? [] : [SLOT])].find(([isFaulty]) =>
    typeof isFaulty === 'function' ? isFaulty(text) : isFaulty.test(text),
  );
  return rule && { problem: rule[1], remedy: rule[2] };
}
