import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { AtRule, Root } from 'postcss';
import subsetFont from 'subset-font';
import type { Issue } from '../issues';
import { coveredByRange, toWeight, weightsIn } from './font-usage';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** Characters that the fonts keep even if no page has them yet: future content is likely to use them. */
const CHARACTERS = `${ASCII}\u00a0€–—‘’“”…·•©®™×°½←→↑↓éè`;
/** OpenType features that the fonts keep. Leaving out those that no style switches on makes the font a tenth smaller. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

export interface FontSubset {
  /** The font's address, from the root of the site. */
  href: string;
  content: Uint8Array;
  /** The weights in the font, for its `@font-face`. */
  weight: string;
}

/** The folder of the published fonts. Their names contain a hash of their content. */
const FONT_FOLDER = '/fonts';

const MAX_FONTS = 2;

/** A URL in a CSS value. Groups: the quote, the URL. */
export const URL_IN_CSS = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/**
 * Subsets the fonts of all style sheets, and makes the sheets name the new files.
 *
 * @param text the text of all pages: the fonts keep each of its characters
 * @param read returns the file with that path
 * @returns the fonts
 */
export async function subsetFonts(
  sheets: readonly Root[],
  text: string,
  read: (path: string) => Buffer,
): Promise<{ fonts: FontSubset[]; issues: Issue[] }> {
  const issues: Issue[] = [];
  const report = (found: string, expected: string, fix: string) =>
    issues.push({ file: 'the styles', found, expected, fix });

  const faces = sheets.flatMap(fontFaces);
  const hrefs = [...new Set(faces.map(({ url }) => url))].sort();
  if (hrefs.length > MAX_FONTS) report(`${hrefs.length} font files`, `at most ${MAX_FONTS}`, 'Use a variable font');
  for (const sheet of sheets) {
    sheet.walkDecls(/^font-(variant|feature)/, (decl) => {
      if (decl.value === 'none') return;
      report(`${decl}`, 'no OpenType feature, which the fonts lose', 'Remove it, or keep it in style/fonts.ts');
    });
  }

  const weights = sheets.flatMap(weightsIn);
  const styles = sheets.map((root) => decodeEscapes(root.toString())).join('');
  const characters = [...new Set(CHARACTERS + text + styles)].sort();
  const fonts = new Map<string, FontSubset>();
  for (const href of hrefs) {
    const { rule } = faces.find(({ url }) => url === href) as FontFace;
    fonts.set(href, await subset(href, read(href), rule, weights, characters.filter(coveredByRange(rule))));
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
  return { fonts: [...fonts.values()], issues };
}

interface FontFace {
  rule: AtRule;
  url: string;
}

/** The `@font-face` rules that load a file. Rules that match a system font to its metrics are not included. */
function fontFaces(root: Root): FontFace[] {
  const faces: FontFace[] = [];
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('src', ({ value }) => {
      for (const [, , url = ''] of value.matchAll(URL_IN_CSS)) faces.push({ rule, url });
    });
  });
  return faces;
}

/** Reduces a font to the characters, features and weights in use. */
async function subset(
  href: string,
  content: Buffer,
  rule: AtRule,
  weights: readonly number[],
  characters: readonly string[],
): Promise<FontSubset> {
  let declared = '400';
  rule.walkDecls('font-weight', ({ value }) => {
    declared = value;
  });
  const [lightest = 400, boldest = lightest] = declared.split(/\s+/).map(toWeight);
  const used = weights.map((weight) => Math.min(boldest, Math.max(lightest, weight)));
  const axis = { min: Math.min(...used), max: Math.max(...used) };
  const reduced = await subsetFont(content, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(boldest > lightest && { variationAxes: { wght: axis.min === axis.max ? axis.min : axis } }),
  });
  const hash = createHash('sha256').update(reduced).digest('hex').slice(0, 8);
  // Every page's headers include this address, so keep the name short: the first word will do.
  const stem = basename(href).split(/[-._]/)[0];
  const weight = [...new Set([axis.min, axis.max])].join(' ');
  return { href: `${FONT_FOLDER}/${stem}-${hash}.woff2`, content: reduced, weight };
}

/** Decodes escapes in CSS: `\\2192` is an arrow. */
function decodeEscapes(css: string): string {
  return css.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}
