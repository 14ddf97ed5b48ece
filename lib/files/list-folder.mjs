import { readdirSync } from 'node:fs';

/**
 * Lists everything in a folder, at any depth, and follows no symlink: one might lead out of the folder, or form a loop.
 * From Node 26 on, its own `readdir` with `recursive` follows them. This is plain Node, because `tools/firebase`
 * installs no packages.
 *
 * @param {string} folder
 * @returns {{ name: string, type: 'file' | 'folder' | 'link' | 'other' }[]} by path from the folder, with slashes; a
 *   folder comes before its content
 * @throws the system's error when there is no such folder
 */
export function listFolder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (!entry.isDirectory()) return [{ name, type: typeOf(entry) }];
    const inside = listFolder(`${folder}/${name}`);
    return [{ name, type: 'folder' }, ...inside.map((each) => ({ ...each, name: `${name}/${each.name}` }))];
  });
}

/** @param {import('node:fs').Dirent} entry */
function typeOf(entry) {
  if (entry.isFile()) return 'file';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
