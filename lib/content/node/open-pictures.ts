import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '../core/check';

/** The names that the picture step accepts. */
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
  const found = known?.changed === changed ? known.found : readPicture(file);
  opened.set(file, { changed, found });
  return found;
}

/** The format that each extension promises. sharp reads others too, such as SVG. */
const KINDS: Record<string, string> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp' };

/** Phones take photos of up to 50 million pixels. Reading a picture of 256 million takes eleven seconds. */
const MAX_PIXELS = 64_000_000;

/** Reads a picture's header, and then all of its pixels, as damage may be anywhere. */
async function readPicture(file: string): Promise<Opened> {
  try {
    const bytes = await readFile(file);
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const ending = path.extname(file);
    if (format !== KINDS[ending]) {
      const problem = `the type of the file is ${format.toUpperCase()}, but its name ends in ${ending}`;
      return { fault: { problem, fix: 'save it again as JPEG, PNG or WebP, with the matching file extension' } };
    }
    if (width * height > MAX_PIXELS) {
      const problem = `the picture is ${width} px wide and ${height} px high, more than 64 megapixels`;
      return {
        fault: { problem, fix: 'make it smaller: at most 8000 × 8000 px; a width of 2400 px is enough everywhere' },
      };
    }
    await sharp(bytes).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    const problem = 'the picture cannot be opened: it is empty, damaged, or not a picture';
    return { fault: { problem, fix: 'add it again, or save it again as JPEG, PNG or WebP' } };
  }
}
