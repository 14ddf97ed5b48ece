import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { AtRule, Declaration, Root } from 'postcss';
import subsetFont from 'subset-font';

/** Where fonts are published. Their names hold a hash of their content. */
const FONT_FOLDER = '/fonts';

export interface FontSubset {
  /** Address from the root of the site. */
  href: string;
  content: Uint8Array;
  /** The weights it holds, for its `@font-face`. */
  weight: string;
}

interface SubsetOptions {
  /** Address of the font as Next wrote it. */
  href: string;
  content: Buffer;
  /** The `font-weight` of its `@font-face`: `400 700` for a variable font. */
  declared: string;
  /** Every weight that the styles use. */
  used: readonly number[];
  characters: string;
  features: readonly string[];
}

/** Cuts a font down to the characters, features and weights in use. */
export async function subset({
  href,
  content,
  declared,
  used,
  characters,
  features,
}: SubsetOptions): Promise<FontSubset> {
  const [lightest = 400, boldest = lightest] = declared.split(/\s+/).map(toWeight);
  const within = (weight: number) => Math.min(boldest, Math.max(lightest, weight));
  const axis = { min: Math.min(...used.map(within)), max: Math.max(...used.map(within)) };
  const cut = await subsetFont(content, characters, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    ...(boldest > lightest && { variationAxes: { wght: axis.min === axis.max ? axis.min : axis } }),
  });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  // `familjen_grotesk-s.p.287ws1.woff2`: Next's own marks and hash stand behind the first dot or `-s`.
  const stem = basename(href).replace(/(-s)?\..*$/, '');
  return {
    href: `${FONT_FOLDER}/${stem}-${hash}.woff2`,
    content: cut,
    weight: [...new Set([axis.min, axis.max])].join(' '),
  };
}

/** Every weight that text can have, in ascending order; 400 is what it has where nothing is said. */
export function weightsIn(root: Root): number[] {
  const weights = new Set([400]);
  root.walkDecls('font-weight', (decl) => {
    if ((decl.parent as AtRule).name !== 'font-face') weights.add(toWeight(decl.value));
  });
  return [...weights].filter((weight) => weight > 0).sort((one, other) => one - other);
}

/** NaN for what depends on other things, such as `inherit`. */
function toWeight(value: string): number {
  return { normal: 400, bold: 700, bolder: 700 }[value] ?? Number(value);
}

/** OpenType features that styles switch on, by what switches them on. */
const SWITCHES: Record<string, string> = {
  'tabular-nums': 'tnum',
  'lining-nums': 'lnum',
  'oldstyle-nums': 'onum',
  'proportional-nums': 'pnum',
  'slashed-zero': 'zero',
  'diagonal-fractions': 'frac',
  'stacked-fractions': 'afrc',
  'small-caps': 'smcp',
  ordinal: 'ordn',
};

/** Tags of the OpenType features that the styles ask for. */
export function featuresIn(root: Root): string[] {
  const tags = new Set<string>();
  const collect = ({ value }: Declaration) => {
    for (const [word] of value.matchAll(/[a-z-]+/g)) if (SWITCHES[word]) tags.add(SWITCHES[word]);
    for (const [, tag = ''] of value.matchAll(/['"](\w{4})['"]/g)) tags.add(tag);
  };
  root.walkDecls(/^font-(variant|feature)/, collect);
  root.walkDecls(/^--tw-(ordinal|slashed-zero|numeric)/, collect);
  return [...tags].sort();
}
