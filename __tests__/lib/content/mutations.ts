import { readLines } from './typed-text';

// cspell:ignore aeopc

/** A file after an edit: its text, and the lines of it that the edit touched, counted from 1. */
export interface Edited {
  text: string;
  from: number;
  to: number;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** What comes from the clipboard, the keyboard or another program. */
const JUNK = [
  ...[
    'x',
    'TODO',
    '**',
    '`',
    '{',
    '}',
    '[',
    ']',
    '#',
    ' # ',
    ':',
    ': ',
    ' :',
    '- ',
    '-',
    "'",
    '"',
    '\t',
    '  ',
    '&',
    '*',
    '!',
    '%',
    '@',
    '|',
    '>',
    ',',
  ],
  ...[
    '<b>',
    '&nbsp;',
    '&amp ',
    '\u00a0',
    '\u200b',
    '\u0430',
    '•',
    '–',
    '→',
    '1. ',
    '\\',
    '!placeholder ',
    '<<<<<<< HEAD',
    '\n',
    '\n\n',
    '\0',
    'é',
    '€',
    'नमस्ते',
    '🙂',
  ],
];

/** Edits of the line with the given index; each returns what stands there afterwards. */
const LINE_EDITS: Readonly<Record<string, (line: string, next: string, random: Random) => string[]>> = {
  delete: (_, next) => [next],
  duplicate: (line, next) => [line, line, next],
  indent: (line, next, random) => [' '.repeat(pick(random, [1, 2, 4])) + line, next],
  outdent: (line, next, random) => [line.replace(new RegExp(`^ {1,${pick(random, [1, 2, 4])}}`), ''), next],
  tab: (line, next) => [line.replace(/^ {2}|^/, '\t'), next],
  'drop a quote': (line, next) => [line.replace(/['"]/, ''), next],
  'drop the last quote': (line, next) => [line.replace(/['"](?=[^'"]*$)/, ''), next],
  'drop the colon': (line, next) => [line.replace(':', ''), next],
  'drop the space behind the colon': (line, next) => [line.replace(': ', ':'), next],
  'drop the dash': (line, next) => [line.replace(/^( *)- ?/, '$1'), next],
  'blank out the dash': (line, next) => [line.replace(/^( *)-/, '$1 '), next],
  'drop the space behind the dash': (line, next) => [line.replace(/^( *)- /, '$1-'), next],
  'drop a character': (line, next, random) => [at(line, random, (before, rest) => before + rest.slice(1)), next],
  'replace a character': (line, next, random) => [
    at(line, random, (before, rest) => before + pick(random, [...'aZ0 .:-#"\'&*{']) + rest.slice(1)),
    next,
  ],
  'swap two characters': (line, next, random) => [
    at(line, random, (before, rest) => before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)),
    next,
  ],
  paste: (line, next, random) => [at(line, random, (before, rest) => before + pick(random, JUNK) + rest), next],
  'paste in front': (line, next, random) => [line.replace(/^ */, (blanks) => blanks + pick(random, JUNK)), next],
  'paste behind': (line, next, random) => [line + pick(random, JUNK), next],
  'swap two lines': (line, next) => [next, line],
  'join two lines': (line, next) => [`${line} ${next.trim()}`],
  'break the line': (line, next, random) => [
    ...at(line, random, (before, rest) => `${before}\n${rest}`).split('\n'),
    next,
  ],
  'comment out': (line, next) => [line.replace(/^ */, '$&# '), next],
};

function at(line: string, random: Random, change: (before: string, rest: string) => string): string {
  const index = Math.floor(random() * line.length);
  return change(line.slice(0, index), line.slice(index));
}

export const EDITS = [...Object.keys(LINE_EDITS), 'truncate'];

/** Makes one edit of a kind at a random place. */
export function editAtRandom(source: string, kind: string, random: Random): Edited {
  if (kind === 'truncate') {
    const text = source.slice(0, Math.floor(random() * source.length));
    const last = text.trimEnd().split('\n').length;
    return { text, from: last, to: text.split('\n').length };
  }
  const lines = source.split('\n');
  const index = Math.floor(random() * (lines.length - 2));
  const after = LINE_EDITS[kind]!(lines[index]!, lines[index + 1]!, random)
    .join('\n')
    .split('\n');
  const text = [...lines.slice(0, index), ...after, ...lines.slice(index + 2)].join('\n');
  return { text, from: index + 1, to: index + Math.max(after.length - 1, 1) };
}

/** A mistake for a line that fits: what stands there afterwards, or undefined where it fits not. */
type Plant = (line: string, isProse: boolean, source: string) => string | undefined;

/** Replaces what `pattern` finds in a line. */
const replace =
  (pattern: RegExp, replacement: string): Plant =>
  (line) =>
    pattern.test(line) ? line.replace(pattern, replacement) : undefined;

const ENTRY = /^( +)- (?=[A-Z][\w ,.’]+$)/;
const WORDS = /(?<=^ +(?:- |heading: |text: |alt: )?(?:\w+,? ){2})(\w+)(?= \w+)(?=[\w ,.’-]+$)/;
const URL = /^( +url: ).*$/;

/** A line of a table, up to its first bar. */
const ROW = /^( +(?:- |columns: )[^|>]+?) \| (?=[^|]+)/;

/** Puts something in the place of a word in the middle of a text, in a list, behind a field or in a long text. */
const inText = (planted: string): Plant => replace(WORDS, planted);
const mark = (typed: string): Plant => replace(ENTRY, `$1${typed}`);
const address = (typed: string): Plant => replace(URL, `$1${typed}`);
const inProse =
  (pattern: RegExp, replacement: string): Plant =>
  (line, isProse) =>
    isProse ? replace(pattern, replacement)(line, true, '') : undefined;

/** Every kind of mistake that the check must refuse wherever it stands. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  ...Object.fromEntries(
    ['-> ', '>- ', '– ', '• ', '* ', '1. ', '2) ', 'a) ', '-- ', 'o ', '\uf0b7 '].flatMap((typed) => [
      [`"${typed}" for a dash`, mark(typed)],
      [`"${typed}" behind a dash`, mark(`- ${typed}`)],
    ]),
  ),
  ...Object.fromEntries(
    [
      '->',
      '>-',
      '•',
      '**$1**',
      '`$1`',
      '[$1](https://www.w3.org)',
      '{$1}',
      '{{ $1 }}',
      '&nbsp',
      '&amp; $1',
      '&mdash $1',
      '<b>$1</b>',
      'TODO',
      'lorem ipsum',
      '\u200b',
      '\uf0b7',
      '_$1_',
      '$1\u00a0$1',
      '##',
    ].map((typed) => [`"${typed}" in a text`, inText(typed)]),
  ),
  'a Cyrillic letter in a word': replace(
    /(?<=^ +(?:- |heading: )?[A-Z]\w+ \w*)[aeopc](?=\w+ )(?=[\w ,.’-]+$)/,
    '\u0435',
  ),
  'a lone surrogate': replace(/^( +- )([A-Z][\w ,.’]+)$/, '$1"$2 \\ud83d"'),
  'a lost dash': (line, _, source) => (isLaterEntry(line, source) ? line.replace('- ', '  ') : undefined),
  'a field too far in': (line, _, source) =>
    /^ +points:$/.test(line) &&
    /\n +- >-\n(?: +[^-\n].*\n)+ +points:$/.test(source.slice(0, source.indexOf(`\n${line}`) + 1 + line.length))
      ? `    ${line}`
      : undefined,
  'a note in a long text': inProse(/^( +)(.*)$/, '$1# a note\n$1$2'),
  'a number in a long text': inProse(/^( +)(.*)$/, '$1Steps:\n$11. One\n$12. Two\n$1$2'),
  'a heading in a long text': inProse(/^( +)/, '$1## '),
  'the beginning of a conflict': (line) => `<<<<<<< HEAD\n${line}`,
  'the middle of a conflict': (line) => `=======\n${line}`,
  'the end of a conflict': (line) => `>>>>>>> main\n${line}`,
  'the same point twice': replace(/^ +- [A-Z][\w ,.’]+$/, '$&\n$&'),
  'an address on this computer': address('https://localhost/about'),
  'a file': address('file:///C:/about.html'),
  'a private address': address('https://192.168.0.10/'),
  'an address without a dot': address('https://wikipedia'),
  'an address that ends in ")"': address('https://www.wikipedia.org/)'),
  'an address that ends in "."': address('https://www.wikipedia.org/.'),
  'an address of two': address('https://https://www.wikipedia.org'),
  'an address with a Cyrillic letter': address('https://www.wikip\u0435dia.org'),
  'a part that the page has not': address('/about#gallery'),
  'a made-up address': address('https://www.example.com'),
  'a made-up name': replace(/^( +(?:- )?heading: ).*$/, '$1Partner one'),
  'a lost bar': replace(ROW, '$1 '),
  'a bar typed as a comma': replace(ROW, '$1, '),
  'a doubled bar': replace(ROW, '$1 || '),
  'a bar at the start': replace(/^( +(?:- |columns: ))(?=[^|>]+ \| )/, '$1| '),
  'a bar at the end': replace(/(?<=^ +(?:- |columns: )[^|>]+ \| .*)$/, ' |'),
  'a row in brackets': replace(/^( +(?:- |columns: ))([\w ]+) \| ([\w |]+)$/, '$1[$2, $3]'),
  'YAML in the first line': (line, _, source) => (source.startsWith(`${line}\n`) ? `"${line}` : undefined),
  'no colon in the first line': (line, _, source) =>
    source.startsWith(`${line}\n`) ? line.replace(':', '') : undefined,
  'a space before the first line': (line, _, source) => (source.startsWith(`${line}\n`) ? ` ${line}` : undefined),
};

/** Whether a line is an entry, and so is the line above it. */
function isLaterEntry(line: string, source: string): boolean {
  const before =
    source
      .slice(0, source.indexOf(`\n${line}\n`))
      .split('\n')
      .at(-1) ?? '';
  return ENTRY.test(line) && /^ +- [A-Z]/.test(before);
}

/** Plants a mistake of a kind at a random line where it fits; undefined where a file has none. */
export function plantAtRandom(source: string, kind: string, random: Random): Edited | undefined {
  const lines = source.split('\n');
  const typed = readLines(source);
  const places = lines.flatMap((line, index) => {
    const planted = line && PLANTS[kind]!(line, typed[index]!.isProse, source);
    return planted && planted !== line ? [{ index, planted }] : [];
  });
  if (places.length === 0) return undefined;
  const { index, planted } = pick(random, places);
  const text = [...lines.slice(0, index), planted, ...lines.slice(index + 1)].join('\n');
  return { text, from: index + 1, to: index + planted.split('\n').length };
}
