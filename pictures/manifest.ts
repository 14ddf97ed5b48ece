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

/** The picture that stands for a page where its link is shared. */
export interface Card {
  /** Its address: `/pictures/card-about-1a2b3c4d.jpg`. */
  src: string;
  /** What it shows. */
  alt: string;
}

/** Route to card. */
export type Cards = Record<string, Card>;

export const CARDS_FILE = '.cache/pictures/cards.json';

/**
 * Reads the manifest that `npm run pictures` wrote.
 *
 * @throws {Error} when it has not been written yet
 */
export function readManifest(): Manifest {
  return read<Manifest>(MANIFEST_FILE);
}

/**
 * Reads which card each page has; `npm run pictures` wrote it too.
 *
 * @throws {Error} when it has not been written yet
 */
export function readCards(): Cards {
  return read<Cards>(CARDS_FILE);
}

function read<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    throw new Error('The pictures have not been made yet: run "npm run pictures".');
  }
}
