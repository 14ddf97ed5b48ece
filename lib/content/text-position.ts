import type { Scalar } from 'yaml';

/**
 * Finds the place in a file of a character of a text, whatever the text's quotes and line breaks.
 *
 * The signs of a text stand in the same order in the file, with other blanks between them; only quotes and codes are
 * written otherwise. So signs are counted, and blanks are not.
 *
 * @param source the file's text
 * @param scalar the text, as parsed
 * @param index which of its characters
 * @returns the offset in `source` of that character,
 */
export function offsetInSource(source: string, { type, value, range }: Scalar, index: number): number {
  const [start, end] = range ?? [0, 0];
  const text = String(value);
  const wanted = text.slice(0, index).replace(/\s/g, '').length;
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  let offset = isBlock ? source.indexOf('\n', start) + 1 : start + (isQuoted ? 1 : 0);
  let passed = 0;
  let behindLast = start;
  while (offset < end) {
    const written = writtenAs(source, offset, type);
    const signs = /^\s+$/.test(written) || /^\\[ntr\n ]/.test(written) ? 0 : /^\\U/.test(written) ? 2 : 1;
    if (signs > 0 && passed >= wanted) return offset;
    passed += signs;
    offset += written.length;
    if (signs > 0 && offset <= end) behindLast = offset;
  }
  return behindLast;
}

/** How the next character of a text is written: in double quotes as a code, in single ones an apostrophe as two. */
function writtenAs(source: string, offset: number, type: Scalar['type']): string {
  const rest = source.slice(offset, offset + 10);
  if (type === 'QUOTE_DOUBLE') return /^\\(?:x.{2}|u.{4}|U.{8}|[^])|^[^]/.exec(rest)?.[0] ?? ' ';
  if (type === 'QUOTE_SINGLE') return /^''|^[^]/.exec(rest)?.[0] ?? ' ';
  return rest.charAt(0);
}
