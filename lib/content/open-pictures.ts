import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CheckResult, PictureFile } from './check';
import { listPictures, loadContent } from './load';

const SOURCE = 'content/pictures';
/** The names that the picture step takes. */
export const PICTURE_NAME = /\.(jpe?g|png|webp)$/;

/**
 * Reads and checks all content, and opens every picture: what passes here fails neither in the picture step nor on a page.
 *
 * @param root the folder that holds `content/`
 */
export async function checkContent(root: string = process.cwd()): Promise<CheckResult> {
  const pictures = listPictures(root).map(async ({ name }) => ({
    name,
    ...(PICTURE_NAME.test(name) ? await openPicture(path.join(root, SOURCE, name)) : {}),
  }));
  return loadContent(root, await Promise.all(pictures));
}

/** The kinds that browsers and the encoder know, by the names of their formats. */
const FORMATS = ['jpeg', 'png', 'webp'];
const SAVE_AGAIN = 'save it again as JPEG, PNG or WebP';

/** What opening a picture found, and when the picture was last changed: until then it need not be opened again. */
const opened = new Map<string, { changed: string; found: Promise<Opened> }>();

/** The size of a picture in px, or why it cannot be used. */
type Opened = Pick<PictureFile, 'width' | 'height' | 'fault'>;

/** Opens a picture: it may be empty, damaged, or of a wrong kind. */
export async function openPicture(file: string): Promise<Opened> {
  // A link that leads nowhere is an issue of its own.
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: undefined }));
  if (size === undefined) return {};
  if (size === 0) return { fault: { problem: 'the picture is empty', fix: 'copy it here once more' } };
  const changed = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  const found = known?.changed === changed ? known.found : open(file);
  opened.set(file, { changed, found });
  return found;
}

/** Reads a picture's header, and then all of its pixels, as damage may be anywhere. */
async function open(file: string): Promise<Opened> {
  try {
    const bytes = await readFile(file);
    const { autoOrient, format, pages = 1 } = await sharp(bytes).metadata();
    if (!FORMATS.includes(format)) {
      const problem = `the picture is of the kind ${format.toUpperCase()}, whatever its name says`;
      return { fault: { problem, fix: SAVE_AGAIN } };
    }
    if (pages > 1) {
      return { fault: { problem: 'the picture moves, which the site cannot show', fix: 'save one picture of it' } };
    }
    await sharp(bytes).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const { message } = error as Error;
    if (/pixel limit/.test(message)) {
      return { fault: { problem: 'the picture is too large', fix: 'scale it down to 4800 px or less' } };
    }
    const problem = 'the picture cannot be opened: it is damaged, cut off, or no picture';
    return { fault: { problem, fix: `copy it here once more, or ${SAVE_AGAIN}` } };
  }
}
