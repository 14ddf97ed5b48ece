import { readManifest, type OgImage, type Variants } from './picture-manifest';

/** A picture as content names it. */
export interface ContentPicture {
  /** File name in `content/pictures`. */
  file: string;
  alt: string;
  /** The same scene in wide places: another file in `content/pictures`. */
  wide?: string | undefined;
  /** Shows this square part of it only. */
  part?: PicturePart;
}

/** A square part of a picture, in hundredths: `left` and `width` of its width, `top` of its height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
}

/** The name of a picture, or of a part of it, in the manifest. */
export const manifestKey = (file: string, part?: PicturePart): string =>
  part ? `${file} ${part.left} ${part.top} ${part.width}` : file;

/** A part of a picture in px; what would be beyond its edges is moved inside. */
export function areaOf({ left, top, width }: PicturePart, whole: { width: number; height: number }) {
  const size = Math.min(Math.round((whole.width * width) / 100), whole.height);
  const within = (hundredths: number, length: number) =>
    Math.min(Math.round((length * hundredths) / 100), length - size);
  return { left: within(left, whole.width), top: within(top, whole.height), width: size, height: size };
}

/** Size of an OG image in px: what networks show without cropping. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The places a picture can be in, each with its `sizes`: the width of the picture on the page as the browser must know
 * it before layout. A browser test compares the two. `rem` does not include the growth of the page in very wide windows
 * (`html` in `app/globals.css`).
 */
export const LAYOUTS = {
  /** From edge to edge of the window. */
  full: '100vw',
  /**
   * As high as the window below its heading, on phones as 62% of it, and as wide as a picture of 16:9 is then, or the
   * window; on tablets as wide as the window. On phones a third less is asked for: the whole page waits for this
   * picture.
   */
  scene: '(min-width: 64rem) max(100vw, 178vh - 21rem), (min-width: 40rem) 100vw, max(100vw, 75vh)',
  /**
   * From the middle of a wide window to its edge, up to a third wider than its place, which crops it; else from edge to
   * edge.
   */
  stage: '(min-width: 64rem) 75vw, 100vw',
  /** One half of the page's column in wide windows, all of it on phones. */
  half: '(min-width: 64rem) max(min(38rem, 48vw), 19rem + 19vw), calc(100vw - 2.5rem)',
  /** One half of the page's column everywhere. */
  pair: '(min-width: 64rem) max(min(38rem, 48vw), 19rem + 19vw), 46vw',
  /** One half of a wide window, up to its edge; the page's column on phones. */
  side: '(min-width: 64rem) 50vw, calc(100vw - 2.5rem)',
  /** Two thirds of the page's column in wide windows, all of it on phones. */
  wide: '(min-width: 64rem) max(min(50rem, 62vw), 25rem + 25vw), calc(100vw - 2.5rem)',
  /** One of three in a row; one of two on tablets; as wide as the page's column on phones. */
  third: '(min-width: 64rem) max(min(24rem, 30vw), 12rem + 12vw), (min-width: 36rem) 46vw, calc(100vw - 2.5rem)',
  /** One of four in a row; as above on tablets and phones. */
  quarter: '(min-width: 64rem) max(min(17rem, 22vw), 8.5rem + 8.5vw), (min-width: 36rem) 46vw, calc(100vw - 2.5rem)',
  /** In the margin of a text in wide windows; a third of the page's column below. */
  margin: '(min-width: 64rem) max(12rem, 6rem + 6vw), 31vw',
  /** A partner's logo, as wide as one of four, or of two on tablets and phones. */
  logo: '(min-width: 64rem) max(min(17rem, 22vw), 8.5rem + 8.5vw), 46vw',
  /** The whole of the page's column. */
  column: '(min-width: 80rem) max(74rem, 37rem + 37vw), calc(100vw - 2.5rem)',
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
 * @throws {Error} when the manifest does not have the picture
 */
export function pictureSource({ file, alt, wide, part }: ContentPicture, layout: Layout): PictureSource {
  const { base, widths, fallbackWidths, width, height } = variantsOf(file, part);
  const more = wide && !part ? { wide: variantsOf(wide) } : {};
  return { alt, base, widths, fallbackWidths, sizes: LAYOUTS[layout], width, height, ...more };
}

function variantsOf(file: string, part?: PicturePart): Variants {
  const variants = readManifest().pictures[manifestKey(file, part)];
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
  if (!address) throw new Error(`${file} cannot be downloaded by the picture manifest: run "npm run pictures".`);
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
