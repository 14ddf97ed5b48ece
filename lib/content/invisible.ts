/**
 * Characters that an editor cannot see: controls, zero-width and direction marks, soft hyphens, and spaces that look
 * like the common one but are not. They come with text copied from elsewhere, break YAML, links and searches, and
 * nobody would find them by looking. Line breaks and tabs are seen to elsewhere.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

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
  const found = INVISIBLE.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, name: `${NAMES[code] ?? 'an invisible character'} (U+${code})` };
}
