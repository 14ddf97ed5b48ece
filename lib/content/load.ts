import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles, type CheckResult, type PictureFile } from './check';
import type { Listing } from './find-files';

const PICTURES = 'content/pictures';

/**
 * Reads and checks all content.
 *
 * @param root the folder that holds `content/`
 * @param pictures what the pictures hold, from `tools/pictures/check.ts`; without it only their names count
 */
export function loadContent(
  root: string = process.cwd(),
  pictures: readonly PictureFile[] = listPictures(root),
): CheckResult {
  const listing = listFiles(root);
  const files = listing.files.filter((file) => file.endsWith('.yaml') && !file.startsWith(PICTURES));
  return checkFiles(
    new Map(files.map((file) => [file, decode(readFileSync(path.join(root, file)))])),
    pictures,
    listing,
  );
}

/** A file's text without a byte order mark, and with `\n` as its only line ending. */
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n');

/** The files in `content/pictures`. */
export function listPictures(root: string): PictureFile[] {
  const folder = path.join(root, PICTURES);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map(({ name }) => ({ name }));
}

/** The files of `content/`, but for those below hidden folders; and links: one is not followed, as it may lead in circles. */
function listFiles(root: string): Listing {
  const entries = existsSync(path.join(root, 'content')) ? listFolder(root, 'content') : [];
  return {
    files: entries.filter(({ kind }) => kind === 'file').map(({ file }) => file),
    links: entries.filter(({ kind }) => kind === 'link').map(({ file }) => file),
    pictureFolders: entries.filter(({ kind }) => kind === 'picture folder').map(({ file }) => file),
  };
}

function listFolder(root: string, folder: string): { file: string; kind: 'file' | 'link' | 'picture folder' }[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [{ file, kind: entry.isFile() ? ('file' as const) : ('link' as const) }];
    if (entry.name.startsWith('.')) return [];
    const below = listFolder(root, file);
    return folder === PICTURES ? [{ file, kind: 'picture folder' as const }, ...below] : below;
  });
}
