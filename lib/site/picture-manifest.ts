import { readFileSync, statSync } from 'node:fs';

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
  /** The image's address: `/pictures/og-about-1a2b3c4d.jpg`. */
  src: string;
  alt: string;
}

/** The file that `npm run pictures`, `npm run dev` and the build write for the pages. */
export interface PictureManifest {
  /** The variants of each picture, by its file name in `content/pictures`. */
  pictures: Record<string, Variants>;
  /** The OG image of each page, by its route. */
  ogImages: Record<string, OgImage>;
}

export const MANIFEST_FILE = '.cache/pictures/manifest.json';

let read: { manifest: PictureManifest; changed: number } | undefined;

/**
 * The manifest. It is read again only when it has changed, because every picture on every page needs it. The editor
 * replaces this module: its manifest has the pictures that its page has loaded.
 *
 * @throws {Error} when there is none, or it cannot be read
 */
export function readManifest(): PictureManifest {
  const changed = statSync(MANIFEST_FILE, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) throw new Error('There is no picture manifest: run "npm run pictures".');
  if (read?.changed !== changed) read = { manifest: parse(readFileSync(MANIFEST_FILE, 'utf8')), changed };
  return read.manifest;
}

function parse(text: string): PictureManifest {
  try {
    return JSON.parse(text) as PictureManifest;
  } catch (cause) {
    throw new Error(`${MANIFEST_FILE} is damaged: run "npm run pictures".`, { cause });
  }
}
