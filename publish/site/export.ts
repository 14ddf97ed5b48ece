import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { AFTER_UPGRADE, PublishError } from '../faults';

/** The files of a folder, by address: `/about.html`, `/pictures/team.avif`. */
export type Files = Map<string, Buffer>;

/**
 * Reads what `next build` wrote.
 *
 * @throws PublishError when there is no export
 */
export async function readExport(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files: Files = new Map(
    await Promise.all(
      paths.map(async (path) => [`/${relative(folder, path).split(sep).join('/')}`, await readFile(path)] as const),
    ),
  );
  if (![...files.keys()].some((address) => address.startsWith('/_next/'))) {
    const remedy = `Run "next build" first: a folder is published once. ${AFTER_UPGRADE}`;
    throw new PublishError([{ file: folder, found: 'no _next folder', expected: 'the export of Next', remedy }]);
  }
  return files;
}
