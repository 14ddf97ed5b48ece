import { existsSync, readdirSync, renameSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { listFolder } from '@/lib/files/list-folder.mjs';
import { AFTER_UPGRADE, PostbuildError } from '../issues';
import { mentionedIn } from './references';

/** The files of a folder, by path: `/about.html`, `/pictures/team.avif`. */
export type Files = ReadonlyMap<string, Buffer>;

/** All files of a folder, as paths from it with slashes, in order. */
export function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')).sort();
}

/**
 * Reads what `next build` wrote.
 *
 * @throws PostbuildError when there is no export
 */
export async function readExport(folder: string): Promise<Files> {
  const names = existsSync(folder) ? filesOf(folder) : [];
  const read = async (name: string) => [`/${name}`, await readFile(join(folder, name))] as const;
  const files = new Map(await Promise.all(names.map(read)));
  if (![...files.keys()].some((path) => path.startsWith('/_next/'))) {
    const fix = `Run "next build" first: an export can be processed only once. ${AFTER_UPGRADE}`;
    throw new PostbuildError([{ file: folder, found: 'no _next folder', expected: 'the export of Next', fix }]);
  }
  return files;
}

/** Files to publish although no page refers to them, by path. */
const INCLUDED = /^\/(robots\.txt$|sitemap\.xml$|favicon\.ico$|\.well-known\/)/;

/** Files whose text can refer to other files. */
const TEXT = /\.(html|xml|svg|txt)$/;

/**
 * Selects the files to publish: generated files, included files, and every file that these refer to.
 *
 * @param generated pages, scripts, fonts and the like, by path; they replace files of the export
 */
export function selectFiles(files: Files, generated: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const selected = new Map(generated);
  for (const [path, content] of files) {
    if (!path.endsWith('.html') && INCLUDED.test(path)) selected.set(path, content);
  }
  // The loop also visits files that it adds.
  for (const [path, content] of selected) {
    if (!TEXT.test(path)) continue;
    for (const mentioned of mentionedIn(Buffer.from(content).toString())) {
      const file = mentioned.endsWith('.html') ? undefined : files.get(mentioned);
      if (file && !selected.has(mentioned)) selected.set(mentioned, file);
    }
  }
  return new Map([...selected].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Writes files by path. It replaces the folder in one step, so that even a server in use never finds half a site, or old
 * files. Every web server can read the files, whatever the umask.
 */
export async function writeSite(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  for (const left of [fresh, old]) await rm(left, { recursive: true, force: true });
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const target = join(fresh, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
      await chmod(target, 0o644);
    }),
  );
  for (const { name, type } of listFolder(fresh)) if (type === 'folder') await chmod(join(fresh, name), 0o755);
  await chmod(fresh, 0o755);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  await rm(old, { recursive: true, force: true });
}
