/**
 * How pictures are cut and compressed. Everything here is part of the cache key: a change makes all pictures anew.
 */

/** Widths in px, smallest first. A picture is never enlarged: widths above its own are left out. */
export const WIDTHS = [400, 720, 1080, 1600, 2400] as const;

/** Widths of the WebP copies for browsers without AVIF (before 2021): two are enough for those. */
export const FALLBACK_WIDTHS = [720, 1080] as const;

/** Encoder settings of sharp. `effort` trades build time for bytes. */
export const AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:2:0' } as const;
export const WEBP = { quality: 76, effort: 4 } as const;

/**
 * The cards that stand for a page where its link is shared: 1200 by 630 is what networks show without cropping. The first
 * quality that keeps within `maxBytes` is taken: networks give up on cards that come slowly.
 */
export const CARD = { width: 1200, height: 630, qualities: [84, 78, 72, 66], maxBytes: 90 * 1024 } as const;

/**
 * The places a picture can stand in, each with its `sizes`: the width of the picture on the page as the browser must
 * know it before the layout does. Keep in step with the classes of the components that use them.
 */
export const LAYOUTS = {
  /** From edge to edge of the window. */
  full: '100vw',
  /** One half of the page's column on wide windows, all of it on phones. */
  half: '(min-width: 64rem) min(38rem, 48vw), calc(100vw - 2.5rem)',
  /** One of three in a row; one of two on tablets; beside its text on phones, where a square is cut out of it. */
  third: '(min-width: 64rem) min(24rem, 30vw), 46vw',
  /** One of four in a row; as above on tablets and phones. */
  quarter: '(min-width: 64rem) min(17rem, 22vw), 46vw',
  /** The whole of the page's column. */
  column: '(min-width: 80rem) 74rem, calc(100vw - 2.5rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;
