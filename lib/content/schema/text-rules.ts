/** What is wrong, and what to do. */
export interface Fault {
  problem: string;
  fix: string;
  /** What the form says instead: it has no lines, and its pictures are chosen. */
  inForm?: { problem?: string; fix: string };
}

/** What must not stand in a text; `{found}` in the problem is what was found. */
type Rule = [isFaulty: RegExp | ((text: string) => boolean), problem: string, fix: string];

/** Rules about lines and spaces. */
const SPACING: readonly Rule[] = [
  [/\n/, 'holds a line break', 'write it as one paragraph, without an empty line, and all lines in one column'],
  [/^\s|\s$|\s{2}|\t/, 'has a space at its start or end, two in a row, or a tab', 'write one space between words'],
];

/** Emphasis, the lines of tables, code, headings, and lines across the page. */
const MARKDOWN = new RegExp(
  [
    /(?<!\*)\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?!\*)|(?<!\w)__(?=\w)/,
    /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/,
    /(?<!\w)_[^\s_](?:[^_\n]*[^\s_])?_(?!\w)/,
    /^\|\s.*\||`/,
    /^#+\s|(?<=^|\s)##/,
    /(?<=^|\s)(?:-{3,}|={3,}|~{3,})(?=\s|$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Signs of HTML, Markdown and YAML, which would be shown as they stand. */
const MARKUP: readonly Rule[] = [
  [/<\/?[a-z][^>]*>|<!--/i, 'holds an HTML tag, which would be shown as it stands', 'remove it'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'holds an HTML code such as &amp;', 'write the character itself'],
  [/!placeholder/i, 'holds "!placeholder"', 'write it in front of the text, outside of any quotes'],
  [
    /!?\[[^\]\n]*\]\([^)\n]*\)/,
    'holds a link in Markdown, which would be shown as it stands',
    'write its words alone; a link has a field of its own',
  ],
  [MARKDOWN, 'holds "{found}", a sign of Markdown that would be shown', 'remove it'],
  [
    /[•‣◦▪▫●○■□▸►▶➢➤❖⁃∙]|^-(?:$| \D)/u,
    'holds a bullet, or a dash in front, which would be shown',
    'write each point as an entry of a list if the field is one, else write a comma',
  ],
];

/** A letter or vowel sign of a script in which joiners choose between two forms, as in those of India. */
const JOINED = '(?!\\p{sc=Latin})[\\p{L}\\p{M}]';
/** Joiners that are needed: between two such letters, and between the parts of one emoji. */
const JOINERS = new RegExp(
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})|` +
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);
/** Controls, zero-width and direction marks, soft hyphens, spaces that look like the common one, halves of characters. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

/** How the bytes 80 to BF look to a program that reads UTF-8 as Windows-1252. */
const TRAIL = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** Signs that only one font knows (Word), ligatures (PDF), and what two, three or four bytes of one character become. */
const GARBLED = new RegExp(
  `[\\p{Co}\\ufb00-\\ufb06]|Â[ \\u00a0-\\u00bf]|Ã${TRAIL}|â€${TRAIL}?|[àâï]${TRAIL}{2}|ð${TRAIL}{3}`,
  'u',
);

/** Characters that came in by copying. */
const CHARACTERS: readonly Rule[] = [
  [
    (text) => INVISIBLE.test(text.replace(JOINERS, '')),
    'holds a character that cannot be seen',
    'type the text anew, or change it in the form, which removes such characters',
  ],
  [GARBLED, 'holds "{found}", the remains of another character', 'delete it and type what belongs there'],
];

/** What is left over from writing. */
const LEFTOVERS: readonly Rule[] = [
  [hasOddQuote, 'holds one quotation mark without the other', 'write “ before and ” behind the words, or remove it'],
  [
    /\bfile:\/\/|\bhttps?:\/\/(?:localhost|127\.|\[::1)/i,
    'names an address that only one computer knows',
    'write the public address, or remove it',
  ],
];

/** A word in braces, for which the site would have to know a value. */
const SLOT: Rule = [
  /\$?\{[a-z_]\w*\}|\{\{\s*[\w.]+\s*\}\}/i,
  'holds a word in braces, for which no value is put here',
  'write the text itself',
];

/** A double quotation mark without its partner; behind a digit it means inches. */
function hasOddQuote(text: string): boolean {
  return [...text.matchAll(/(?<!\d)"/g)].length % 2 === 1;
}

const RULES = [...SPACING, ...MARKUP, ...CHARACTERS, ...LEFTOVERS];

/**
 * The first fault of a text that visitors read; undefined where it has none.
 *
 * @param hasSlots whether the site puts values into the text, so that words in braces belong there
 */
export function faultOf(text: string, hasSlots = false): Fault | undefined {
  for (const [isFaulty, problem, fix] of hasSlots ? RULES : [...RULES, SLOT]) {
    const found = typeof isFaulty === 'function' ? isFaulty(text) && [''] : isFaulty.exec(text);
    if (found) return { problem: problem.replace('{found}', () => found[0] ?? ''), fix };
  }
  return undefined;
}
