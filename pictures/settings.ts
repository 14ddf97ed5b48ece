/**
 * How pictures are cut and compressed. All but the layouts is part of the cache key: a change makes all pictures anew.
 */

/**
 * Widths in px, smallest first: a little above what common phones need (721 px on one of 412 px and 1.75 device px, 1,082 px
 * on one of 2.625), since a copy that is a hair too small is passed over for the next one. A picture is never enlarged: widths
 * above its own are left out.
 */
export const WIDTHS = [400, 760, 1120, 1600, 2400] as const;

/** The least width of a master in px; logos of partners may be smaller. */
export const LEAST_WIDTH = 1200;

/** Widths of the WebP copies for browsers without AVIF (before 2021): two are enough for those. */
export const FALLBACK_WIDTHS = [760, 1120] as const;

/** Encoder settings of sharp. `effort` trades build time for bytes. */
export const AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:2:0' } as const;
/**
 * Up to this width, phones' copies: the first quality that keeps within `maxBytes` is taken, so that a copy comes in one
 * initial window of TCP. Only crowded pictures need less than the usual quality.
 */
export const PHONE = { width: 760, qualities: [AVIF.quality, 45, 40, 35, 30], maxBytes: 13_400 } as const;
export const WEBP = { quality: 76, effort: 4 } as const;

/**
 * The cards that stand for a page where its link is shared: 1200 by 630 is what networks show without cropping. The first
 * quality that keeps within `maxBytes` is taken: networks give up on cards that come slowly.
 */
export const CARD = { width: 1200, height: 630, qualities: [84, 78, 72, 66], maxBytes: 90 * 1024 } as const;

/**
 * The places a picture can stand in, each with its `sizes`: the width of the picture on the page as the browser must
 * know it before the layout does. Keep in step with the classes of the components that use them, and with the growth of
 * the page on very wide windows (`html` in `app/globals.css`), which `rem` does not know here.
 */
export const LAYOUTS = {
  /** From edge to edge of the window. */
  full: '100vw',
  /** One half of the page's column on wide windows, all of it on phones. */
  half: '(min-width: 64rem) max(min(38rem, 48vw), 19rem + 19vw), calc(100vw - 2.5rem)',
  /** One half of a wide window, up to its edge; the page's column on phones. */
  side: '(min-width: 64rem) 50vw, calc(100vw - 2.5rem)',
  /** Two thirds of the page's column on wide windows, all of it on phones. */
  wide: '(min-width: 64rem) max(min(50rem, 62vw), 25rem + 25vw), calc(100vw - 2.5rem)',
  /** One of three in a row; one of two on tablets; beside its text on phones, where a square is cut out of it. */
  third: '(min-width: 64rem) max(min(24rem, 30vw), 12rem + 12vw), 46vw',
  /** One of four in a row; as above on tablets and phones. */
  quarter: '(min-width: 64rem) max(min(17rem, 22vw), 8.5rem + 8.5vw), 46vw',
  /** The whole of the page's column. */
  column: '(min-width: 80rem) max(74rem, 37rem + 37vw), calc(100vw - 2.5rem)',
} as const;

export type Layout = keyof typeof LAYOUTS;
