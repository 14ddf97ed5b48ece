import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isText } from './content-types';
import type { Encoding } from './negotiation';

/** One representation of a file: its bytes as they go over the wire, with the headers that describe them. */
export interface Variant {
  headers: Readonly<Record<string, string>>;
  /** With quotes; differs between encodings of one file, as their bytes do. */
  etag: string;
  body: Buffer;
}

/** A file of the site. Its bytes are read and compressed once, when they are first asked for. */
export interface SiteFile {
  isPage: boolean;
  /** The representation in an encoding, or the plain one where that is no larger. Rejects when the file is unreadable. */
  variant(encoding: Encoding): Promise<Variant>;
  /** Of the file when it was listed. */
  stamp: string;
  path: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Changes when a file is written anew; empty when there is none. */
export async function stampOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}

/**
 * @param path of the file on the disk.
 * @param headers that the hosting rules give to its URL.
 */
export function siteFile(path: string, stamp: string, headers: Readonly<Record<string, string>>): SiteFile {
  const type = headers['Content-Type'] ?? contentType(path);
  const variants = new Map<Encoding, Promise<Variant>>();

  async function make(encoding: Encoding): Promise<Variant> {
    if (encoding === 'identity') {
      const body = await readFile(path);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const vary = isText(type) && { Vary: 'Accept-Encoding' };
      return { body, etag, headers: { ...headers, 'Content-Type': type, ...vary, ETag: etag } };
    }
    const plain = await variant('identity');
    const body = await compress(plain.body, encoding);
    if (body.length >= plain.body.length) return plain;
    const etag = plain.etag.replace(/"$/, `-${encoding}"`);
    return { body, etag, headers: { ...plain.headers, 'Content-Encoding': encoding, ETag: etag } };
  }

  function variant(encoding: Encoding): Promise<Variant> {
    const key = isText(type) ? encoding : 'identity';
    const known = variants.get(key);
    if (known) return known;
    const made = make(key);
    variants.set(key, made);
    made.catch(() => variants.delete(key));
    return made;
  }

  return { path, stamp, isPage: type.startsWith('text/html'), variant };
}

/** As small as hosts make it: brotli 11, gzip 9. */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 9 });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
