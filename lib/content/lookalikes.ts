/**
 * Letters of other alphabets that cannot be told from Latin ones. In a Latin word they come from a slip of the keyboard or
 * from a forged address: the word then cannot be found, is read out wrong, and an address leads elsewhere.
 */
// cspell:disable
const PAIRS: readonly [others: string, latin: string][] = [
  ['АВЕЅІЈКМНОРСТУХЬаеіјорсухѕԁԛԝһ', 'ABESIJKMHOPCTYXbaeijopcyxsdqwh'], // Cyrillic
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικα', 'ABEZHIKMNOPTYXovika'], // Greek
];
// cspell:enable

const LATIN_OF = new Map(
  PAIRS.flatMap(([others, latin]) => [...others].map((other, index) => [other, [...latin][index]!] as const)),
);

/** A word, and what belongs to it in an address. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters of mathematics and of East Asian width, with which bold and wide texts are faked. */
const STYLED = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;

const FOREIGN = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** A letter that only looks Latin: in a word with Latin letters, or in a line whose other letters are all Latin. */
export function findLookalike(line: string): { index: number; found: string; latin: string } | undefined {
  const styled = STYLED.exec(line);
  if (styled) return { index: styled.index, found: styled[0], latin: styled[0].normalize('NFKC') };
  if (!FOREIGN.test(line)) return undefined;
  const isForeign = (letter: string) => FOREIGN.test(letter);
  const isOnlyLatin = [...line].every((letter) => !isForeign(letter) || LATIN_OF.has(letter));
  for (const { index, 0: word } of line.matchAll(WORD)) {
    const letters = [...word];
    // A unit such as kΩ or µF has a foreign letter that looks like no Latin one.
    const found = letters.find((letter) => LATIN_OF.has(letter));
    if (!found || !(/[a-z]/i.test(word) || (isOnlyLatin && /[a-z]/i.test(line)))) continue;
    return { index: index + word.indexOf(found), found, latin: LATIN_OF.get(found)! };
  }
  return undefined;
}
