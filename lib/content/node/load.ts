import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSources, type CheckResult, type PictureFile } from '../core/check';
import { fileIssue } from '../core/issues';
import { listFolder } from '@/lib/files/list-folder.mjs';
import { PICTURES } from '../core/schema/pictures';

const LINK_FIX = 'replace the link with the file itself';

/**
 * Reads and checks all content.
 *
 * @param root the folder that contains `content/`
 * @param pictures the opened pictures, from `check-content.ts`; without them only the names are checked
 */
export function loadContent(
  root: string = process.cwd(),
  pictures: readonly PictureFile[] = listPictures(root),
): CheckResult {
  const listed = visible(root);
  const files = namesOf('file', listed);
  const sources = files.filter((file) => file.endsWith('.yaml') && !file.startsWith(PICTURES));
  const result = checkSources(
    new Map(sources.map((file) => [file, new TextDecoder('utf-8').decode(readFileSync(path.join(root, file)))])),
    pictures,
    files,
  );
  const links = namesOf('link', listed).map((file) =>
    fileIssue(file, 'is a link, which the site does not follow', LINK_FIX),
  );
  return links.length === 0 ? result : { ...result, content: undefined, issues: [...links, ...result.issues] };
}

/** The files in `content/pictures`. */
export const listPictures = (root: string): PictureFile[] =>
  namesOf('file', visible(root))
    .filter((file) => path.posix.dirname(file) === PICTURES)
    .map((file) => ({ name: path.posix.basename(file) }));

/** Everything in `content/`, by path from the root. */
export function listContent(root: string) {
  if (!existsSync(path.join(root, 'content'))) return [];
  return listFolder(path.join(root, 'content')).map(({ name, type }) => ({ name: `content/${name}`, type }));
}

/**
 * Everything in `content/` except hidden files: programs keep unsaved text in them, and `hidden-files.ts` checks them.
 */
const visible = (root: string) => listContent(root).filter(({ name }) => !name.includes('/.'));

const namesOf = (type: string, listed: ReturnType<typeof listContent>): string[] =>
  listed.filter((entry) => entry.type === type).map(({ name }) => name);
