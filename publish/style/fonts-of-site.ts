import type { Fault } from '../faults';
import type { PublishOptions } from '../options';
import { coveredByFont, coveredByRange, type Covers } from './characters';
import { featuresIn, subset, weightsIn, type FontSubset } from './font';
import { fontFaces, type StyleSheet } from './style-sheet';

/** The most font files a site has. */
const MOST_FONTS = 2;

/**
 * Cuts the fonts of all style sheets down and lets the sheets name the new files.
 *
 * @param texts everything the pages hold: whatever character is in them, the fonts keep
 * @returns the fonts by the address that they had, and whether one of them holds a character
 */
export async function fontsOfSite(
  sheets: readonly StyleSheet[],
  texts: readonly string[],
  { font }: Pick<PublishOptions, 'font'>,
  read: (address: string) => Buffer,
): Promise<{ fonts: Map<string, FontSubset>; covers: Covers; faults: Fault[] }> {
  const faults: Fault[] = [];
  const refuse = (found: string, expected: string, remedy: string) =>
    faults.push({ file: sheets.flatMap(({ from }) => from).join(', '), found, expected, remedy });

  const faces = sheets.flatMap(fontFaces);
  const hrefs = [...new Set(faces.map(({ url }) => url))].sort();
  if (hrefs.length > MOST_FONTS) refuse(`${hrefs.length} font files`, `at most ${MOST_FONTS}`, 'Use a variable font');

  const missing = sheets.flatMap(({ root }) => featuresIn(root)).filter((tag) => !font.features.includes(tag));
  for (const tag of new Set(missing)) {
    refuse(
      `the feature "${tag}" in the styles`,
      'features that the font keeps',
      'Add it to font.features of the options',
    );
  }

  const used = sheets.flatMap((sheet) => weightsIn(sheet.root));
  const styles = sheets.map((sheet) => unescape(sheet.root.toString()));
  const characters = [...new Set([font.characters, ...texts, ...styles].join(''))].sort();
  const held: Covers[] = [];
  const fonts = new Map<string, FontSubset>();
  for (const href of hrefs) {
    const rules = faces.filter(({ url }) => url === href);
    const content = read(href);
    const [inRange, inFont] = [coveredByRange(rules[0]!.rule), coveredByFont(content)];
    held.push((character) => inRange(character) && inFont(character));
    const declared = rules
      .flatMap(({ rule }) => rule.nodes ?? [])
      .flatMap((node) => (node.type === 'decl' && node.prop === 'font-weight' ? [node.value] : []));
    fonts.set(
      href,
      await subset({
        href,
        content,
        declared: declared[0] ?? '400',
        used,
        characters: characters.filter(inRange).join(''),
        features: font.features,
      }),
    );
  }
  for (const { rule, url } of faces) {
    const { href, weight } = fonts.get(url) as FontSubset;
    rule.walkDecls('src', (decl) => {
      decl.value = decl.value.replaceAll(url, href);
    });
    rule.walkDecls('font-weight', (decl) => {
      decl.value = weight;
    });
  }
  return { fonts, covers: (character) => held.some((covers) => covers(character)), faults };
}

/** A number such as `\\2192` shows an arrow. */
function unescape(css: string): string {
  return css.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}
