import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files by address; what was in the folder before is gone. */
export async function writeSite(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await Promise.all(
    [...files].map(async ([address, content]) => {
      const path = join(folder, address);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }),
  );
}
