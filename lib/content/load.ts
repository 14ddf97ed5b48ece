import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles, type CheckResult, type PictureFile } from './check';

const PICTURES = 'content/pictures';

/**
 * Reads and checks all content.
 *
 * @param root the folder that holds `content/`
 * @param pictures what the pictures hold, from `open-pictures.ts`; without it only their names count
 */
export function loadContent(
  root: string = process.cwd(),
  pictures: readonly PictureFile[] = listPictures(root),
): CheckResult {
  const files = filesIn(root, 'content', { recursive: true }).filter((file) => !/\/\.[^/]*\//.test(file));
  const sources = files.filter((file) => file.endsWith('.yaml') && !file.startsWith(PICTURES));
  return checkFiles(
    new Map(sources.map((file) => [file, new TextDecoder('utf-8').decode(readFileSync(path.join(root, file)))])),
    pictures,
    files,
  );
}

/** The files in `content/pictures`. */
export const listPictures = (root: string): PictureFile[] =>
  filesIn(root, PICTURES).map((file) => ({ name: path.basename(file) }));

/** The paths of the files in a folder, from the root. Links are none: they may lead in circles. */
function filesIn(root: string, folder: string, options = {}): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { ...options, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
