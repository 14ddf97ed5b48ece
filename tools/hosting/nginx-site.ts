import { copyFile, cp, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFile, isText } from '@/tools/server/compressed-file';
import { filesOf } from './site-rules';

/**
 * Makes a folder that nginx serves: `out/` with a `.br` and a `.gz` file beside each text, and `nginx.conf`, which
 * names that folder as `root`. So files and headers change together, when nginx reads another folder's file. Other
 * hosts compress by themselves, and would publish the compressed files.
 *
 * @param root the folder with the built site and its `nginx.conf`
 * @throws the system's error when a file cannot be read or written.
 */
export async function writeNginxSite(root: string, folder: string): Promise<void> {
  const to = resolve(folder, 'out');
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'out'), to, { recursive: true, preserveTimestamps: true });
  await precompress(to, resolve('.cache/compressed'));
  const rules = await readFile(join(root, 'nginx.conf'), 'utf8');
  await writeFile(join(folder, 'nginx.conf'), `root ${JSON.stringify(to)};\n${rules}`);
}

async function precompress(to: string, cacheDir: string): Promise<void> {
  for (const file of filesOf(to).filter(isText)) {
    const { atime, mtime } = await stat(join(to, file));
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const compressed = join(to, file + ending);
      await copyFile(await compressFile(join(to, file), encoding, { cacheDir, brotliQuality: 11 }), compressed);
      // The same time as the text: ETag and Last-Modified are made of it.
      await utimes(compressed, atime, mtime);
    }
  }
}
