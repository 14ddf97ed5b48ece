import { readFileSync } from 'node:fs';

/** A picture as the content names it. */
export interface ContentPicture {
  /** File name in `content/pictures`. */
  file: string;
  alt: string;
  /** The same scene for wide places: another file in `content/pictures`. */
  wide?: string | undefined;
  /** Phones show an upright part of the picture: the middle of that part, in percent of the width from the left. */
  focus?: number | undefined;
}

/** The files made from one picture. */
interface Encoded {
  /** Size of the picture in px. */
  width: number;
  height: number;
  /** Values of `srcset`. */
  avif: string;
  webp: string;
  /** `srcset` of the upright parts for phones, as AVIF, by their `focus`. */
  upright?: Record<number, string>;
  /** Address of the whole picture as JPEG, if it can be downloaded. */
  download?: string;
}

/** The picture that is shown with a link to a page. */
interface SharedPicture {
  /** Its address. */
  src: string;
  alt: string;
}

/** What `npm run pictures` and the build write for the pages. */
export interface Manifest {
  /** By file name in `content/pictures`. */
  pictures: Record<string, Encoded>;
  /** By the page's route. */
  shared: Record<string, SharedPicture>;
}

export const MANIFEST_FILE = '.cache/pictures/manifest.json';

/** Size in px of the picture shown with a link: what networks show without cropping. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

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
  /**
   * The opening of a page: seven of twelve columns; otherwise from edge to edge. Overstated for wide windows, where the
   * files for phones would look soft.
   */
  opening: '(min-width: 64rem) 62vw, 94vw',
  /** One half of the page's column in wide windows, all of it on phones. */
  half: '(min-width: 64rem) calc(14rem + 30vw), calc(100vw - 2.5rem)',
  /** One half of the page's column everywhere. */
  pair: '(min-width: 64rem) calc(14rem + 30vw), 46vw',
  /** Seven of twelve columns, half of the page's column on tablets, all of it on phones. */
  tile: '(min-width: 64rem) calc(16rem + 35vw), (min-width: 48rem) 46vw, calc(100vw - 2.5rem)',
  /** Two thirds of the page's column in wide windows, all of it on phones. */
  wide: '(min-width: 64rem) calc(18.5rem + 39vw), calc(100vw - 2.5rem)',
  /** A card, one of three in a row, or of two on tablets; on phones a small picture, cropped. */
  third: '(min-width: 64rem) calc(9rem + 19vw), (min-width: 36rem) 46vw, 8rem',
  /** One of four in a row; as above on tablets and phones. */
  quarter: '(min-width: 64rem) calc(6rem + 14vw), (min-width: 36rem) 46vw, 8rem',
  /** A portrait: in wide windows in a narrow column, otherwise a third of the page's column. */
  margin: '(min-width: 64rem) max(12rem, 6rem + 6vw), 31vw',
  /** A partner's logo, as wide as one of four, or of two on tablets and phones. */
  logo: '(min-width: 64rem) calc(6rem + 14vw), 46vw',
  /** The whole of the page's column. */
  column: '(min-width: 80rem) calc(27rem + 58vw), calc(100vw - 2.5rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;

/** Everything the `Picture` component writes into the page. */
export interface PictureSource {
  alt: string;
  sizes?: string;
  /** The files to choose from, by format and window. */
  sources: { media?: string; type?: string; srcSet: string }[];
  /** The file for browsers that support none of the sources. */
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
}

/** From this width the `wide` picture is shown; below it, the upright part, which `Opening` shapes. */
const WIDE = '(min-width: 36rem)';
const NARROW = '(max-width: 35.99rem)';

/**
 * Under development pages show the pictures of `content/pictures` themselves, so nothing is encoded, and a new picture
 * appears at once.
 */
const isDevelopment = process.env.NODE_ENV === 'development';
const sourceAddress = (file: string): string => `/pictures/${file}`;

/**
 * Looks up the files of a picture for one place in the layout.
 *
 * @param picture file in `content/pictures` and alternative text
 * @param layout the place it is in, which decides `sizes`
 * @throws {Error} if the manifest does not have the picture
 */
export function pictureSource({ file, alt, wide, focus }: ContentPicture, layout: Layout): PictureSource {
  const sizes = LAYOUTS[layout];
  if (isDevelopment) {
    const sources = wide ? [{ media: WIDE, srcSet: sourceAddress(wide) }] : [];
    return { alt, sizes, sources, src: sourceAddress(file) };
  }
  const { width, height, avif, webp, upright } = encoded(file);
  const part = focus && upright?.[focus];
  const type = 'image/avif';
  return {
    alt,
    sizes,
    sources: [
      ...(wide ? [{ media: WIDE, type, srcSet: encoded(wide).avif }] : []),
      ...(part ? [{ media: NARROW, type, srcSet: part }] : []),
      { type, srcSet: avif },
    ],
    src: smallest(webp),
    srcSet: webp,
    width,
    height,
  };
}

/** The smallest file of a picture, for a place of up to 200 px beside words that say what the picture shows. */
export function thumbnailSource({ file }: ContentPicture): PictureSource {
  if (isDevelopment) return { alt: '', sources: [], src: sourceAddress(file) };
  const { width, height, avif, webp } = encoded(file);
  return { alt: '', sources: [{ type: 'image/avif', srcSet: smallest(avif) }], src: smallest(webp), width, height };
}

/**
 * Looks up the address under which a whole picture can be downloaded, as JPEG.
 *
 * @throws {Error} if the manifest does not have it
 */
export const downloadOf = ({ file }: ContentPicture): string =>
  isDevelopment ? sourceAddress(file) : (encoded(file).download ?? fail(`The download of ${file}`));

/**
 * Looks up the picture that is shown with links to a page.
 *
 * @param path the page's route, such as `/about`
 * @throws {Error} if the manifest does not have it
 */
export const sharedPicture = (path: string): SharedPicture =>
  // Nobody shares a page under development.
  isDevelopment
    ? { src: '/apple-icon.png', alt: '' }
    : (readManifest().shared[path] ?? fail(`The picture for links to ${path}`));

/** The first file of a `srcset`. */
const smallest = (srcSet: string): string => srcSet.split(' ')[0]!;

const encoded = (file: string): Encoded => readManifest().pictures[file] ?? fail(`content/pictures/${file}`);

let manifest: Manifest | undefined;
const readManifest = (): Manifest => (manifest ??= JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest);

function fail(what: string): never {
  throw new Error(`${what} is not in ${MANIFEST_FILE}: run "npm run pictures".`);
}
