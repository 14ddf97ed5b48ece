import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The extensions of text files. */
const TEXTS = ['.html', '.js', '.json', '.svg', '.txt', '.xml'];

/** Whether a file is text, and so worth compressing; pictures and fonts are compressed already. */
export const isText = (file: string): boolean => TEXTS.includes(extname(file));

export interface CompressionOptions {
  /** The folder for compressed files. They are named by their content, so that each content is compressed once. */
  cacheDir: string;
  /** 0 to 11. Content networks that compress on the fly send 4 or 5. */
  brotliQuality: number;
}

/**
 * Compresses a file, unless the cache has it.
 *
 * @returns the path of the compressed file.
 * @throws the system's error when the file cannot be read or the cache cannot be written.
 */
export async function compressFile(
  file: string,
  encoding: 'br' | 'gzip',
  { cacheDir, brotliQuality }: CompressionOptions,
): Promise<string> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const path = join(cacheDir, `${hash}.${encoding === 'br' ? `br${brotliQuality}` : 'gz'}`);
  if (existsSync(path)) return path;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await (encoding === 'br' ? toBrotli(content, { params }) : toGzip(content, { level: 9 }));
  // Servers that run side by side share the cache: a file appears in it complete.
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(unfinished, compressed);
  await rename(unfinished, path);
  return path;
}
