import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentIssue } from '@/lib/content/issues';
import { loadContent, type LoadResult } from '@/lib/content/load';
import { MIN_LOGO_WIDTH, MIN_WIDTH, PROPORTIONS } from './settings';

const SOURCE = 'content/pictures';
/** The names that the picture step takes. */
export const PICTURE_NAME = /\.(jpe?g|png|webp)$/;

/** What is wrong with a picture, and what to do. */
type Fault = Pick<ContentIssue, 'problem' | 'remedy'>;

/**
 * Reads and validates all content, and opens every picture: what passes here fails neither in the picture step nor on a
 * page.
 *
 * @param root the folder that holds `content/`
 * @returns the typed content, or the issues of all files and pictures
 */
export async function checkContent(root: string = process.cwd()): Promise<LoadResult> {
  const result = loadContent(root);
  const logos = logosIn(result);
  // A picture that nothing shows any more, such as the logo of a former partner, may stay as it is.
  const isShown = picturesShownBy(result.parsed.map(({ yaml }) => yaml.value));
  const kindOf = (name: string) => (logos && isShown(name) ? logos.includes(name) : 'unknown');
  const names = await readdir(path.join(root, SOURCE), { withFileTypes: true }).catch(() => []);
  const pictures = names.filter((entry) => entry.isFile() && PICTURE_NAME.test(entry.name)).map(({ name }) => name);
  const found = await Promise.all(
    pictures.sort().map(async (name): Promise<ContentIssue[]> => {
      const fault = await pictureFault(path.join(root, SOURCE, name), kindOf(name));
      return fault ? [{ file: `${SOURCE}/${name}`, line: 1, column: 1, path: '', ...fault }] : [];
    }),
  );
  const issues = [...result.issues, ...found.flat()];
  return { ...result, issues, content: issues.length > 0 ? undefined : result.content };
}

/** Tells whether content shows a picture, by the name of its file. */
export function picturesShownBy(content: unknown): (name: string) => boolean {
  const json = JSON.stringify(content);
  return (name) => json.includes(`"file":"${name}"`);
}

/** The pictures that are logos of partners; undefined where their page cannot be read. */
function logosIn({ parsed }: LoadResult): string[] | undefined {
  const about = parsed.find(({ yaml }) => yaml.file === 'content/pages/about.yaml')?.yaml.value;
  if (!about) return undefined;
  const logos = (about as { hero?: { partners?: { logos?: unknown } } }).hero?.partners?.logos;
  const entries = Array.isArray(logos) ? (logos as ({ picture?: { file?: unknown } | null } | null)[]) : [];
  return entries.map((entry) => String(entry?.picture?.file));
}

/** The kinds that browsers and the encoder know, by the names of their formats. */
const FORMATS = ['jpeg', 'png', 'webp'];
const SAVE_AGAIN = 'save it again as JPEG, PNG or WebP';

/** What opening a picture found, and when the picture was last changed: until then it need not be opened again. */
const opened = new Map<string, { changed: string; found: Promise<Opened> }>();

/** The size of a picture in px, or why it cannot be used. */
type Opened = { width: number; height: number } | Fault;

/**
 * What is wrong with a picture: it is empty, damaged, of a wrong kind, too small, or far too high or wide.
 *
 * @param file its path
 * @param isLogo logos of partners may be smaller, and of any proportions; 'unknown' asks for neither
 */
export async function pictureFault(file: string, isLogo: boolean | 'unknown'): Promise<Fault | undefined> {
  const { mtimeMs, size } = await stat(file);
  if (size === 0) return { problem: 'the picture is empty', remedy: 'copy it here once more' };
  const changed = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  const found = known?.changed === changed ? known.found : open(file);
  opened.set(file, { changed, found });
  const picture = await found;
  if ('problem' in picture) return picture;
  const { width, height } = picture;
  const minWidth = isLogo ? MIN_LOGO_WIDTH : MIN_WIDTH;
  if (width < minWidth) {
    const problem = `the picture is ${width} px wide, less than ${minWidth} px, which looks blurred`;
    return { problem, remedy: isLogo ? 'put in a larger one' : 'put in a larger one, best 1600 px or more' };
  }
  if (isLogo || (width >= height * PROPORTIONS.min && width <= height * PROPORTIONS.max)) return undefined;
  const problem = `the picture is ${width} px wide and ${height} px high, too ${width < height ? 'high' : 'wide'} for its place`;
  return { problem, remedy: 'cut it so that it is about one and a half times as wide as high' };
}

/** Reads a picture's header, and then all of its pixels, as damage may be anywhere. */
async function open(file: string): Promise<Opened> {
  try {
    const bytes = await readFile(file);
    const { autoOrient, format, pages = 1 } = await sharp(bytes).metadata();
    if (!FORMATS.includes(format)) {
      return {
        problem: `the picture is of the kind ${format.toUpperCase()}, whatever its name says`,
        remedy: SAVE_AGAIN,
      };
    }
    if (pages > 1)
      return { problem: 'the picture moves, which the site cannot show', remedy: 'save one picture of it' };
    await sharp(bytes).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    const { message } = error as Error;
    if (/pixel limit/.test(message)) {
      return { problem: 'the picture is too large', remedy: 'scale it down to 4800 px or less' };
    }
    return {
      problem: 'the picture cannot be opened: it is damaged, cut off, or no picture',
      remedy: `copy it here once more, or ${SAVE_AGAIN}`,
    };
  }
}
