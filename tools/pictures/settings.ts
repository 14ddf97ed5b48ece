/** How pictures are resized and compressed. File names depend on these values, so a change encodes pictures again. */

/** A kind of AVIF file, with the settings of sharp's encoder. */
export interface AvifSettings {
  /** The widest file of this kind, in px. */
  upTo: number;
  /** The first quality whose file has at most `maxBytes` is used, or else the last. */
  qualities: readonly number[];
  maxBytes: number;
  /** Each step takes about three times as long, and saves about a tenth of the bytes. */
  effort: number;
}

/** The limit of a file for phones: there each KB of the first picture takes 8 ms over slow 4G. */
const PHONE_BYTES = 13_400;

/** AVIF by width. Files for wide windows take the most time to encode, and their bytes matter least. */
export const AVIF: readonly AvifSettings[] = [
  { upTo: 760, qualities: [50, 44, 38, 32], maxBytes: PHONE_BYTES, effort: 4 },
  { upTo: 1120, qualities: [51], maxBytes: Infinity, effort: 3 },
  { upTo: Infinity, qualities: [52], maxBytes: Infinity, effort: 2 },
];

/**
 * Widths in px, smallest first: slightly more than common phones need (a 412 px screen needs 721 px at a pixel ratio of
 * 1.75, and 1,082 px at 2.625), because a browser skips a file that is even one pixel short. Pictures are never
 * enlarged, so each gets only widths up to its own.
 */
export const WIDTHS = [420, 760, 1120, 1600, 2400] as const;

/**
 * The upright parts that phones show at the top of a page: their shape, and widths in px. A scene of 1,200 × 900 px has
 * 720 px for them, and more would enlarge it. A tenth fewer pixels than at 760 px need fewer bytes, too.
 */
export const UPRIGHT = {
  ratio: 4 / 5,
  widths: [420, 720],
  avif: { qualities: [38, 34, 30, 26, 22], maxBytes: 12_600, effort: 4 },
} as const;

/** WebP, for the few browsers without AVIF. */
export const WEBP = { quality: 76, effort: 3 } as const;
export const WEBP_WIDTHS = [760, 1120] as const;

/** Whole pictures that journalists download, as JPEG. */
export const DOWNLOAD = { quality: 90, mozjpeg: true } as const;

/** The picture that is shown with a link to a page, as JPEG. */
export const SHARED = { quality: 78, mozjpeg: true } as const;

/** What shows in a JPEG where a picture is transparent; sharp's own would be black. */
export const GROUND = 'white';
