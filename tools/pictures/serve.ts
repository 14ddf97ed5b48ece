import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { cachePath, isCached, type Variant } from './encode';

/**
 * Answers a request for a variant during development: from the picture cache, or with a preview, which takes a tenth of a
 * second. Encoding takes several seconds.
 *
 * @param variants the variants of all pictures
 * @param pathname such as `/pictures/team-1a2b3c4d-760.avif`; only the file name counts
 */
export async function sendPicture(
  variants: readonly Variant[],
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const variant = variants.find(({ name }) => name === path.posix.basename(pathname));
  if (!variant) return void response.writeHead(404).end();
  try {
    // No Content-Type: a preview's format does not match its extension, and browsers detect the format.
    response.end(isCached(variant) ? await readFile(cachePath(variant)) : await variant.preview());
  } catch (error) {
    console.error((error as Error).message);
    response.writeHead(500).end();
  }
}
