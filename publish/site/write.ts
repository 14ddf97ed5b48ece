import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files by address. The folder is replaced as a whole: it never holds half a site, nor anything it held before. */
export async function writeSite(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await Promise.all(
    [...files].map(async ([address, content]) => {
      const path = join(fresh, address);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }),
  );
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
