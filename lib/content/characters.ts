import { positionAt, type ContentIssue } from './issues';
import { findLookalike } from './lookalikes';

/** What does not belong in a text. `index` counts from 0. */
interface BadCharacter {
  index: number;
  problem: string;
  remedy: string;
}

const RETYPE = 'delete it and type what belongs there';

/**
 * Issues with the encoding and the characters of a content file.
 *
 * @param file path from the project's root, used in issues
 * @param source the text, decoded as UTF-8, with `\n` as its only line ending
 */
export function checkCharacters(file: string, source: string): ContentIssue[] {
  // What is no UTF-8 was decoded so; UTF-16 without a byte order mark is valid UTF-8 full of zero bytes.
  const foreign = source.search(/[\ufffd\0]/);
  if (foreign >= 0) {
    const problem = 'the file is not saved as UTF-8';
    const remedy = 'save it again with the encoding UTF-8';
    return [{ file, ...positionAt(source, foreign), path: '', problem, remedy }];
  }
  const conflict = CONFLICT_MARKER.exec(source);
  if (conflict) return [{ file, ...positionAt(source, conflict.index), path: '', ...CONFLICT }];
  return source.split('\n').flatMap((text, lineIndex): ContentIssue[] => {
    const found = [findInvisible(text), findGarbled(text), foreignLetter(text)].filter((each) => each !== undefined);
    const [first] = found.sort((a, b) => a.index - b.index);
    if (!first) return [];
    const { index, problem, remedy } = first;
    return [{ file, line: lineIndex + 1, column: index + 1, path: '', problem, remedy }];
  });
}

/** The lines that git writes around two versions of a text: with these names, or alone. */
const CONFLICT_MARKER = /(?<=^[ \t]*)(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?$/m;
const CONFLICT = {
  problem: 'the file holds two versions of the same lines, which git could not join, between "<<<<<<<" and ">>>>>>>"',
  remedy: 'keep the lines that are right, and remove the others and the lines "<<<<<<<", "=======" and ">>>>>>>"',
};

/**
 * Controls, zero-width and direction marks, soft hyphens, and spaces that look like the common one. They come with text
 * copied from elsewhere and break YAML, links and searches. Line breaks and tabs are checked elsewhere.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

/** A letter or vowel sign of the scripts of India, in which joiners choose between two forms of a cluster. */
const INDIC =
  '(?=[\\p{L}\\p{M}])[\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]';

/** Joiners that are needed: between two such letters, and between the parts of one emoji. */
const JOINERS = new RegExp(
  `(?<=${INDIC})[\\u200c\\u200d](?=${INDIC})|` +
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);

const INVISIBLE_NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '200B': 'a zero-width space',
  '202F': 'a narrow no-break space',
  FEFF: 'a byte order mark',
  FFFD: 'a broken character',
};

/** The first invisible character of `text`. */
export function findInvisible(text: string): BadCharacter | undefined {
  // Each needed joiner is replaced by a letter, so that the index of every other character stays the same.
  const match = INVISIBLE.exec(text.replace(JOINERS, 'x'));
  if (!match) return undefined;
  const code = codeOf(match[0]);
  const problem = `holds ${INVISIBLE_NAMES[code] ?? 'an invisible character'} (U+${code})`;
  return { index: match.index, problem, remedy: RETYPE };
}

/** The number of a character as Unicode writes it, such as `00A0`. */
function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** A letter that only looks Latin. */
function foreignLetter(text: string): BadCharacter | undefined {
  const lookalike = findLookalike(text);
  if (!lookalike) return undefined;
  const { index, found, latin } = lookalike;
  const problem = `holds "${found}" (U+${codeOf(found)}), which looks like "${latin}" but is another letter`;
  return { index, problem, remedy: `delete it and type "${latin}"` };
}

/** How the bytes 80 to 9F look to a program that reads UTF-8 as Windows-1252; A0 to FF look the same as in Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const TRAIL = `[\\u00a0-\\u00bf${WINDOWS_1252}]`;

/** Two, three or four such characters that were one character; `â€` may have lost its third, invisible one. */
const MOJIBAKE = `Â[ \\u00a0-\\u00bf]|Ã${TRAIL}|â€${TRAIL}?|[àâï]${TRAIL}{2}|ð${TRAIL}{3}`;

const GARBLED = new RegExp(`\\p{Co}|[\\ufb00-\\ufb06]|${MOJIBAKE}`, 'u');

/** The first private-use character (Word), ligature (PDF) or mojibake (wrong encoding) of `text`. */
function findGarbled(text: string): BadCharacter | undefined {
  const match = GARBLED.exec(text);
  if (!match) return undefined;
  const { index, 0: found } = match;
  if (/\p{Co}/u.test(found)) {
    const problem = `holds a sign that only one font knows (U+${codeOf(found)})`;
    return { index, problem, remedy: RETYPE };
  }
  if (/[\ufb00-\ufb06]/.test(found)) {
    const problem = `holds "${found}" as one character (U+${codeOf(found)})`;
    return { index, problem, remedy: `type "${found.normalize('NFKC')}"` };
  }
  const meant = decodeMojibake(found);
  const remedy = /^[^\s\p{C}\ufffd]/u.test(meant) ? `type "${meant}"` : RETYPE;
  return { index, problem: `holds "${found}", the remains of another character`, remedy };
}

/** The character whose UTF-8 bytes were read as Windows-1252. */
function decodeMojibake(mojibake: string): string {
  const bytes = [...mojibake].map((each) => {
    const index = WINDOWS_1252.indexOf(each);
    return index < 0 ? each.charCodeAt(0) : index + 0x80;
  });
  return new TextDecoder('utf-8').decode(Uint8Array.from(bytes));
}
