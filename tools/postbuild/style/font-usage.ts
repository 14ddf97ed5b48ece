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

/** Whether a range has a character. */
type Covers = (character: string) => boolean;

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

const codeOf = (character: string): number => character.codePointAt(0) as number;
