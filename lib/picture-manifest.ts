import { readFileSync } from 'node:fs';

/** The variants of one source image. */
export interface Variants {
  /** Address without width and extension: `/pictures/team-1a2b3c4d`. */
  base: string;
  /** Size of the source image in px. */
  width: number;
  height: number;
  /** Widths of the AVIF variants in px, smallest first. */
  widths: number[];
  /** Widths of the WebP variants in px, smallest first. */
  fallbackWidths: number[];
  /** Address of the whole picture as JPEG, for pictures that can be downloaded. */
  download?: string;
}

/** The image that represents a page where its link is shared. */
export interface OgImage {
  /** Its address: `/pictures/og-about-1a2b3c4d.jpg`. */
  src: string;
  alt: string;
}

/** What `npm run pictures`, `npm run dev` and the build write for the pages. */
export interface PictureManifest {
  /** By file name in `content/pictures`, and for a part of a picture its place as well: see `manifestKey`. */
  pictures: Record<string, Variants>;
  /** By route. */
  ogImages: Record<string, OgImage>;
}

export const MANIFEST_FILE = '.cache/pictures/manifest.json';

/**
 * Reads the manifest. The editor has one of its own in its place, of the pictures that its page has loaded.
 *
 * @throws {Error} when there is none
 */
export function readManifest(): PictureManifest {
  try {
    return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as PictureManifest;
  } catch {
    throw new Error('There is no picture manifest: run "npm run pictures".');
  }
}
