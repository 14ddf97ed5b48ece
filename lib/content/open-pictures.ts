import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CheckResult, PictureFile } from './check';
import { listPictures, loadContent } from './load';
import { PICTURES } from './schema/pictures';

/** The names that the picture step takes. */
export const PICTURE_NAME = /\.(jpe?g|png|webp)$/;

/**
 * Reads and checks all content, and opens every picture: a picture that passes here fails neither in the picture step
 * nor on a page.
 *
 * @param root the folder that holds `content/`
 */
export async function checkContent(root: string = process.cwd()): Promise<CheckResult> {
  const pictures = listPictures(root).map(async ({ name }) => ({
    name,
    ...(PICTURE_NAME.test(name) ? await openPicture(path.join(root, PICTURES, name)) : {}),
  }));
  return loadContent(root, await Promise.all(pictures));
}

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
