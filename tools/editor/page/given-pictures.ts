import type { PictureManifest } from '@/lib/site/picture-manifest';

export type { OgImage, PictureManifest, Variants } from '@/lib/site/picture-manifest';

/** A picture's size in px. */
export interface Size {
  width: number;
  height: number;
}

/** The size that a picture has until it is loaded. */
const UNKNOWN: Size = { width: 1600, height: 1067 };

let sizes: ReadonlyMap<string, Size> = new Map();

/** Sets the pictures for the next pages to be rendered, by file name. */
export function givePictures(given: ReadonlyMap<string, Size>): void {
  sizes = given;
}

/** The file name of a picture, from the address that a page uses for it. */
export const pictureIn = (address: string): string | undefined => /^\/pictures\/(.+)\/-/.exec(address)?.[1];

/** In the editor this module replaces `@/lib/site/picture-manifest`: every picture has one variant, itself. */
export function readManifest(): PictureManifest {
  return {
    pictures: lookUp((file) => ({
      base: `/pictures/${file}/`,
      download: `/pictures/${file}/-`,
      ...(sizes.get(file) ?? UNKNOWN),
      widths: [640],
      fallbackWidths: [640],
    })),
    ogImages: lookUp(() => ({ src: '', alt: '' })),
  };
}

/** A record that finds the value of a key when it is read. */
const lookUp = <Value>(find: (key: string) => Value): Record<string, Value> =>
  new Proxy({}, { get: (_, key) => find(String(key)) });
