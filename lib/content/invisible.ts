/**
 * Characters that an editor cannot see: controls, zero-width and direction marks, soft hyphens, and spaces that look
 * like the common one but are not. They come with text copied from elsewhere, break YAML, links and searches, and
 * nobody would find them by looking. Line breaks and tabs are seen to elsewhere.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

/** A letter or vowel sign of the scripts of India, in which joiners choose between two forms of a cluster. */
const INDIC =
  '(?=[\\p{L}\\p{M}])[\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]';

/** Joiners that have a job: between two such letters, and between the parts of one emoji. */
const JOINERS = new RegExp(
  `(?<=${INDIC})[\\u200c\\u200d](?=${INDIC})|` +
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);

const NAMES: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '200B': 'a zero-width space',
  '202F': 'a narrow no-break space',
  FEFF: 'a byte order mark',
  FFFD: 'a broken character',
};

/** The first invisible character of `text`: where it is, and its name such as "a zero-width space (U+200B)". */
export function findInvisible(text: string): { index: number; name: string } | undefined {
  // In the place of each joiner that belongs there stands a letter, so that every other character keeps its place.
  const found = INVISIBLE.exec(text.replace(JOINERS, 'x'));
  if (!found) return undefined;
  return { index: found.index, name: `${NAMES[codeOf(found[0])] ?? 'an invisible character'} (U+${codeOf(found[0])})` };
}

/** The number of a character as Unicode writes it, such as `00A0`. */
export function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
