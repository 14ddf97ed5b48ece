import { create } from 'fontkit';
import type { AtRule, Root } from 'postcss';

/** Every weight that text can have, in ascending order; 400 is the initial value. */
export function weightsIn(root: Root): number[] {
  const weights = new Set([400]);
  root.walkDecls('font-weight', (decl) => {
    if ((decl.parent as AtRule).name !== 'font-face') weights.add(toWeight(decl.value));
  });
  return [...weights].filter((weight) => weight > 0).sort((one, other) => one - other);
}

/** A `font-weight` as a number; NaN for values such as `inherit`. */
export function toWeight(value: string): number {
  return { normal: 400, bold: 700, bolder: 700 }[value] ?? Number(value);
}

/** Whether a font or a range has a character. */
export type Covers = (character: string) => boolean;

/** The characters in the `unicode-range` of a `@font-face`; without one, all. */
export function coveredByRange(rule: AtRule): Covers {
  const ranges: [number, number][] = [];
  rule.walkDecls('unicode-range', ({ value }) => {
    for (const [, from = '', to = ''] of value.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)) {
      ranges.push([parseInt(from.replaceAll('?', '0'), 16), parseInt(to || from.replaceAll('?', 'f'), 16)]);
    }
  });
  if (ranges.length === 0) return () => true;
  return (character) => ranges.some(([from, to]) => from <= codeOf(character) && codeOf(character) <= to);
}

/** The characters that a font file has a glyph for. */
export function coveredByFont(content: Buffer): Covers {
  const font = create(content);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A font file contains several fonts: use one with one font.');
  return (character) => font.hasGlyphForCodePoint(codeOf(character));
}

/**
 * The Latin letters and symbols of a text that are not covered: they would stand out in another font. Text in another
 * script, such as Devanagari, is rightly shown in a system font.
 */
export function missingIn(text: string, covers: Covers): string[] {
  const characters = [...new Set(text.match(/[\p{Script=Latin}\p{Script=Common}]/gu))];
  return characters.filter((character) => /[^\s\p{C}]/u.test(character) && !covers(character)).sort();
}

const codeOf = (character: string): number => character.codePointAt(0) as number;
