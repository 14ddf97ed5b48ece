import { readManifest } from '@/pictures/manifest';
import { LAYOUTS, type Layout } from '@/pictures/settings';

/** A picture as content names it. */
export interface ContentPicture {
  file: string;
  alt: string;
}

/** Everything the `Picture` component writes into the page; serialisable, so that client components can take it. */
export interface PictureSource {
  alt: string;
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  width: number;
  height: number;
}

/**
 * Looks up the copies of a picture for one place in the layout.
 *
 * @param picture file in `content/pictures` and alternative text
 * @param layout the place it stands in; it decides `sizes`
 * @throws {Error} when the pictures have not been made
 */
export function pictureSource({ file, alt }: ContentPicture, layout: Layout): PictureSource {
  const made = readManifest()[file];
  if (!made) throw new Error(`content/pictures/${file} has not been made yet: run "npm run pictures".`);
  const { base, width, height, widths, fallbackWidths } = made;
  const srcSet = (format: string, each: readonly number[]) =>
    each.map((w) => `${base}-${w}.${format} ${w}w`).join(', ');
  return {
    alt,
    avif: srcSet('avif', widths),
    webp: srcSet('webp', fallbackWidths),
    src: `${base}-${fallbackWidths[0]}.webp`,
    sizes: LAYOUTS[layout],
    width,
    height,
  };
}
