/** How we resize and compress pictures. All of it is in the cache key, so any change encodes all pictures again. */

/**
 * Widths in px, smallest first: slightly more than common phones need (on a 412 px screen, 721 px at a pixel ratio of
 * 1.75 and 1,082 px at 2.625), because a browser skips a variant that is even one pixel short. Pictures are never
 * enlarged, so each gets only widths up to its own.
 */
export const WIDTHS = [420, 760, 1120, 1600, 2400] as const;

/** Widths of the WebP variants for browsers without AVIF (before 2021): two are enough for those. */
export const FALLBACK_WIDTHS = [760, 1120] as const;

/** Settings of sharp's AVIF encoder. `effort` trades build time for bytes: see README.md in this folder. */
export const AVIF = { quality: 51, effort: 3, chromaSubsampling: '4:2:0' } as const;
/** Variants for wide windows, from `minWidth`: these take the most time to encode, and their bytes matter least. */
export const WIDE = { minWidth: 1600, quality: 52, effort: 2 } as const;
/**
 * Variants for phones, up to `maxWidth`: encoded with more effort, and at about the highest quality within `maxBytes`:
 * each further KB of the first picture takes 8 ms on slow 4G. Each lower quality saves about `savedByStep` of the
 * bytes. Many of the widest exceed the limit at first, so we estimate their quality with the faster `triedEffort`;
 * encoding with `effort` gives at most `triedRatio` of those bytes.
 */
export const PHONE = {
  maxWidth: 760,
  effort: 4,
  triedEffort: 2,
  triedRatio: 0.93,
  quality: 50,
  minQuality: 30,
  maxBytes: 13_400,
  savedByStep: 0.03,
} as const;
/** Whole pictures that journalists download. */
export const DOWNLOAD = { quality: 90, mozjpeg: true } as const;
export const WEBP = { quality: 76, effort: 3 } as const;

/**
 * OG images use the first quality within `maxBytes`, since networks give up on images that load slowly. A picture wider
 * than its place is cut on both sides; for the pages in `leftOf`, only on the right.
 */
export const OG_IMAGE = {
  qualities: [80, 74, 68, 62, 54, 46, 38, 30, 22],
  maxBytes: 80 * 1024,
  leftOf: ['/about', '/digitaltransformation'] as readonly string[],
} as const;
