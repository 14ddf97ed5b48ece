import { lstat } from 'node:fs/promises';
import { listFolder } from '@/lib/files/list-folder.mjs';

/** Maps each file's path from the project root to a string that changes whenever the file is saved or replaced. */
export type Stamp = ReadonlyMap<string, string>;

/** How often the files are checked, and how long a changed file must then remain unchanged, in milliseconds. */
const INTERVAL = 100;
const REST = 40;

/**
 * Looks at every file in and below a folder, except hidden ones, in which editors keep unsaved text.
 *
 * @param folder such as `content`; one that is missing has no files
 */
export async function stampOf(folder: string): Promise<Stamp> {
  const files = namesIn(folder)
    .filter((name) => !/(^|\/)\./.test(name))
    .map((name) => `${folder}/${name}`);
  const stamps = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      // A file may be gone by now.
      const stats = await lstat(file).catch(() => undefined);
      return stats ? [[file, stats.isDirectory() ? 'folder' : `${stats.size} ${stats.ctimeMs} ${stats.ino}`]] : [];
    }),
  );
  return new Map(stamps.flat());
}

function namesIn(folder: string): string[] {
  try {
    return listFolder(folder).map(({ name }) => name);
  } catch {
    // A folder has just been removed.
    return [];
  }
}

/** The files that are new, gone or changed, in alphabetical order. */
export function changedFiles(before: Stamp, after: Stamp): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}

/**
 * Calls `onChange` after each change to a file in `folder`, when no file has changed for a moment: an editor may save
 * in several steps. It polls the files because the system's events do not arrive from network drives, containers and
 * Windows' folders under WSL.
 *
 * @returns a function that stops it
 */
export function watchFiles(folder: string, onChange: () => unknown): () => void {
  let reported: Stamp | undefined;
  let last: Stamp | undefined;
  let timer: NodeJS.Timeout;
  let ended = false;
  const look = async () => {
    const stamp = await stampOf(folder);
    reported ??= stamp;
    const isSettled = !last || changedFiles(last, stamp).length === 0;
    last = stamp;
    if (isSettled && changedFiles(reported, stamp).length > 0) {
      reported = stamp;
      await onChange();
    }
    if (!ended) timer = setTimeout(look, isSettled ? INTERVAL : REST);
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
