import { readFileSync } from 'node:fs';

/** What the components need to know of a picture that has been made. */
export interface MadePicture {
  /** Address without width and ending: `/pictures/team-1a2b3c4d`. */
  base: string;
  /** Size of the master in px. */
  width: number;
  height: number;
  /** Widths at which the AVIF copies exist, smallest first. */
  widths: number[];
  /** Widths at which the WebP copies exist, smallest first. */
  fallbackWidths: number[];
}

/** File name in `content/pictures` to what was made of it. */
export type Manifest = Record<string, MadePicture>;

export const MANIFEST_FILE = '.cache/pictures/manifest.json';

/**
 * Reads the manifest that `npm run pictures` wrote.
 *
 * @throws {Error} when it has not been written yet
 */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;
  } catch {
    throw new Error('The pictures have not been made yet: run "npm run pictures".');
  }
}
