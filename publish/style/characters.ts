import { create } from 'fontkit';
import type { AtRule } from 'postcss';

/** Whether something holds a character. */
export type Covers = (character: string) => boolean;

/** What the `unicode-range` of a `@font-face` names; without one, everything. */
export function coveredByRange(rule: AtRule): Covers {
  const ranges: [number, number][] = [];
  rule.walkDecls('unicode-range', ({ value }) => {
    for (const [, from = '', to = ''] of value.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)) {
      ranges.push([hex(from.replaceAll('?', '0')), hex(to || from.replaceAll('?', 'f'))]);
    }
  });
  if (ranges.length === 0) return () => true;
  return (character) => ranges.some(([from, to]) => from <= codeOf(character) && codeOf(character) <= to);
}

/** What a font file holds. */
export function coveredByFont(content: Buffer): Covers {
  const font = create(content);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A font file holds more than one font: use a file of one.');
  return (character) => font.hasGlyphForCodePoint(codeOf(character));
}

/**
 * The characters of a text that stand out because none of the site's fonts holds them: signs and Latin letters. Text in another script,
 * such as Devanagari, is shown in a font of the device as a whole, which is as it should be.
 */
export function uncovered(text: string, covers: Covers): string[] {
  const characters = [...new Set(text.match(/[\p{Script=Latin}\p{Script=Common}]/gu))];
  return characters.filter((character) => /[^\s\p{C}]/u.test(character) && !covers(character)).sort();
}

const hex = (digits: string): number => parseInt(digits, 16);
const codeOf = (character: string): number => character.codePointAt(0) as number;
