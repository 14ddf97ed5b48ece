import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureFile } from './check';

/** The names that the picture step takes. */
export const PICTURE_NAME = /\.(jpe?g|png|webp)$/;

/** The result of opening a picture, and the time of its last change: an unchanged picture need not be opened again. */
const opened = new Map<string, { changed: string; found: Promise<Opened> }>();

/** The size of a picture in px, or why it cannot be used. */
type Opened = Pick<PictureFile, 'width' | 'height' | 'fault'>;

/** Opens a picture: it may be empty, damaged, or no picture at all. */
export async function openPicture(file: string): Promise<Opened> {
  const { mtimeMs, size } = await stat(file);
  const changed = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  const found = known?.changed === changed ? known.found : open(file);
  opened.set(file, { changed, found });
  return found;
}

/** Reads a picture's header, and then all of its pixels, as damage may be anywhere. */
async function open(file: string): Promise<Opened> {
  try {
    const image = sharp(await readFile(file));
    const { autoOrient } = await image.metadata();
    await image.raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    const problem = 'the picture cannot be opened: it is empty, damaged, far too large, or no picture';
    return { fault: { problem, fix: 'copy it here once more, or save it again as JPEG, PNG or WebP' } };
  }
}
