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
  const entries = entriesIn(path.join(root, 'content'), { recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      isFile: entry.isFile(),
      file: path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    }))
    .filter(({ file }) => !/\/\.[^/]*\//.test(file));
  const files = entries.filter(({ isFile }) => isFile).map(({ file }) => file);
  const links = entries.filter(({ isFile }) => !isFile).map(({ file }) => file);
  const sources = files.filter((file) => file.endsWith('.yaml') && !file.startsWith(PICTURES));
  return checkFiles(
    new Map(sources.map((file) => [file, new TextDecoder('utf-8').decode(readFileSync(path.join(root, file)))])),
    pictures,
    { files, links },
  );
}

/** The files in `content/pictures`. */
export function listPictures(root: string): PictureFile[] {
  const entries = entriesIn(path.join(root, PICTURES)).filter((entry) => !entry.isDirectory());
  return entries.map(({ name }) => ({ name }));
}

/** What stands in a folder; links are not followed, as they may lead in circles. */
const entriesIn = (folder: string, options = {}) =>
  existsSync(folder) ? readdirSync(folder, { ...options, withFileTypes: true }) : [];
