import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder, as paths from it with slashes, in order. */
export function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.posix.join(path.relative(folder, parentPath), name)).sort();
}
