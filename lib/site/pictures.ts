import { readManifest, type OgImage, type Variants } from './picture-manifest';

/** A picture as the content names it. */
export interface ContentPicture {
  /** File name in `content/pictures`. */
  file: string;
  alt: string;
  /** The same scene for wide places: another file in `content/pictures`. */
  wide?: string | undefined;
}

/** Size of an OG image in px: what networks show without cropping. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The places a picture can be in, each with its `sizes`: the width of the picture on the page, which the browser must
 * know before layout. A browser test compares the two. In `sizes`, `rem` means the browser's default font size. The
 * page's own root size grows in very wide windows, and the column with it (`html` in `app/globals.css`); the sums of
 * `rem` and `vw` below approximate that growth.
 */
export const LAYOUTS = {
  /** From edge to edge of the window. As below, slightly understated, so that phones take a variant half the size. */
  full: '94vw',
  /**
   * From the middle of a wide window to its edge; the picture may be up to a third wider than its slot, which crops it.
   * In narrower windows, from edge to edge. Slightly understated: a phone of 390 px loads 760 px instead of 1,120, or
   * 1,120 instead of 1,600.
   */
  stage: '(min-width: 64rem) 75vw, 94vw',
  /** The opening of a page: seven of twelve columns, up to the edge of a wide window; otherwise from edge to edge. */
  opening: '(min-width: 64rem) 56vw, 94vw',
  /** The opening of a page, as a banner: one half of a wide window; otherwise from edge to edge. */
  banner: '(min-width: 64rem) 50vw, 94vw',
  /** One half of the page's column in wide windows, all of it on phones. */
  half: '(min-width: 64rem) calc(14rem + 30vw), calc(100vw - 2.5rem)',
  /** One half of the page's column everywhere. */
  pair: '(min-width: 64rem) calc(14rem + 30vw), 46vw',
  /** One half of a wide window, up to its edge, or of a tablet's column; the page's column on phones. */
  side: '(min-width: 64rem) 50vw, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)',
  /** Two thirds of the page's column in wide windows, all of it on phones. */
  wide: '(min-width: 64rem) calc(18.5rem + 39vw), calc(100vw - 2.5rem)',
  /** A card, one of three in a row, or of two on tablets; on phones a small picture, cropped. */
  third: '(min-width: 64rem) calc(9rem + 19vw), (min-width: 36rem) 46vw, 8rem',
  /** One of four in a row; as above on tablets and phones. */
  quarter: '(min-width: 64rem) calc(6rem + 14vw), (min-width: 36rem) 46vw, 8rem',
  /** In the margin beside text in wide windows; a third of the page's column below. */
  margin: '(min-width: 64rem) max(12rem, 6rem + 6vw), 31vw',
  /** A partner's logo, as wide as one of four, or of two on tablets and phones. */
  logo: '(min-width: 64rem) calc(6rem + 14vw), 46vw',
  /** The whole of the page's column. */
  column: '(min-width: 80rem) calc(27rem + 58vw), calc(100vw - 2.5rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;

/** Everything the `Picture` component writes into the page. */
export interface PictureSource extends Omit<Variants, 'download'> {
  alt: string;
  sizes: string;
  /** The variants of the same scene for wide windows. */
  wide?: Variants | undefined;
}

/**
 * Looks up the variants of a picture for one place in the layout.
 *
 * @param picture file in `content/pictures` and alternative text
 * @param layout the place it is in, which decides `sizes`
 * @throws {Error} if the manifest does not have the picture
 */
export function pictureSource({ file, alt, wide }: ContentPicture, layout: Layout): PictureSource {
  const { base, widths, fallbackWidths, width, height } = variantsOf(file);
  const more = wide ? { wide: variantsOf(wide) } : {};
  return { alt, base, widths, fallbackWidths, sizes: LAYOUTS[layout], width, height, ...more };
}

function variantsOf(file: string): Variants {
  const variants = readManifest().pictures[file];
  if (!variants) throw new Error(`content/pictures/${file} is not in the picture manifest: run "npm run pictures".`);
  return variants;
}

/**
 * Looks up the address under which a whole picture can be downloaded, as JPEG.
 *
 * @throws {Error} when the manifest does not have it
 */
export function downloadOf({ file }: ContentPicture): string {
  const address = readManifest().pictures[file]?.download;
  if (!address) throw new Error(`${file} has no download in the picture manifest: run "npm run pictures".`);
  return address;
}

/**
 * Looks up the OG image of a page.
 *
 * @param path the page's route, such as `/about`
 * @throws {Error} when the manifest does not have it
 */
export function ogImageOf(path: string): OgImage {
  const image = readManifest().ogImages[path];
  if (!image) throw new Error(`The OG image of ${path} is not in the picture manifest: run "npm run pictures".`);
  return image;
}
