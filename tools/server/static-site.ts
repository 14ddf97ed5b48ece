import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import send from '@fastify/send';
import { headersFor, NOT_FOUND_FILE, type HostingRules } from '@/tools/hosting/rules';
import { rulesOfSite, type BuiltSite } from '@/tools/hosting/site-rules';
import { compressFile, isText, type CompressionOptions } from './compressed-file';
import { HttpError, type Handler, type HttpResponse } from './http';

/** In the server's order of preference; it ignores the client's. */
const ENCODINGS = ['br', 'gzip'] as const;

/**
 * Serves the files of a built site by its hosting rules. Nothing is cached between requests: a new build, and its
 * policy, take effect at the next one.
 */
export function createStaticSite({ outDir, policyFile, ...compression }: BuiltSite & CompressionOptions): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpError(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const { path, search } = parseTarget(request.url ?? '');
    assertBuilt(outDir);
    const rules = await rulesOfSite({ outDir, policyFile }, false);
    const root = await realpath(outDir);

    // An answer that is not a file gets the headers of a page, so that it is not cached for a year.
    const pageHeaders = headersFor(rules, '/');
    const to = path && (await findRedirect(root, rules, path));
    if (to) {
      return { status: 301, headers: { ...pageHeaders, Location: encodeURI(to) + search }, body: Buffer.alloc(0) };
    }
    const file = path && (await findFile(root, path));
    if (file) return fileResponse(request, await negotiate(request, file, headersFor(rules, path), compression));

    const notFound = join(root, NOT_FOUND_FILE);
    if (!existsSync(notFound)) throw new HttpError(404, 'Not Found');
    const { headers, path: page } = await negotiate(request, notFound, pageHeaders, compression);
    return { status: 404, headers, body: await readFile(page) };
  };
}

/** @throws HttpError (503) when there is no built site to serve. */
export function assertBuilt(outDir: string): void {
  if (existsSync(join(outDir, 'index.html'))) return;
  const message = `There is no built site in ${relative('', outDir)}/. Run "npm run build" first.`;
  throw new HttpError(503, message, { 'Retry-After': '5' });
}

/**
 * Parses the target of a request: the path decoded, the query as sent. The path is undefined if no page can have it:
 * with invalid percent-encoding, control characters, a backslash, or a segment `.` or `..` in any encoding.
 */
function parseTarget(target: string): { path: string | undefined; search: string } {
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  let path = '';
  try {
    path = decodeURIComponent(encoded);
  } catch {
    // Invalid percent-encoding: the path is left empty.
  }
  const isPath = path.startsWith('/') && !/[\u0000-\u001f\u007f\\]|\/\.\.?(\/|$)/.test(path);
  return { path: isPath ? path : undefined, search };
}

/** Where a path redirects: by the rules, or to the clean URL of the page that it names. */
async function findRedirect(root: string, rules: HostingRules, path: string): Promise<string | undefined> {
  const bare = path.replace(/(?<=.)\/$/, '');
  const redirect = rules.redirects.find(({ from }) => from === bare);
  if (redirect) return redirect.to;
  const clean = cleanUrl(path);
  const isPage = clean !== path && (await findFile(root, clean))?.endsWith('.html');
  return isPage ? clean : undefined;
}

function cleanUrl(path: string): string {
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** The file at a clean URL: the path itself, or a page. */
async function findFile(root: string, path: string): Promise<string | undefined> {
  const isHidden = /\/\.(?!well-known\/)/.test(path);
  if (isHidden || path.includes('//') || path !== cleanUrl(path)) return undefined;
  for (const candidate of [path, `${path === '/' ? '/index' : path}.html`]) {
    const file = join(root, candidate);
    if (relative(root, file) !== NOT_FOUND_FILE && (await isFile(file))) return file;
  }
  return undefined;
}

/** Whether a file has exactly this path: without symlinks, and in the same case. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await realpath(path)) === path && (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** A file as it is transferred, compressed or not, with the headers that describe it. */
interface Representation {
  path: string;
  headers: Record<string, string>;
}

/** Chooses the representation of a file that the client accepts. */
async function negotiate(
  request: IncomingMessage,
  file: string,
  rules: Record<string, string>,
  compression: CompressionOptions,
): Promise<Representation> {
  const type = rules['Content-Type'] ?? send.mime.getType(file) ?? 'application/octet-stream';
  const charset = send.isUtf8MimeType(type) ? '; charset=utf-8' : '';
  const headers = { ...rules, 'Content-Type': type + charset };
  if (!isText(file)) return { path: file, headers };

  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((each) => accepted.includes(each));
  if (!encoding) return { path: file, headers: { ...headers, Vary: 'Accept-Encoding' } };
  const path = await compressFile(file, encoding, compression);
  return { path, headers: { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': encoding } };
}

/** Responds with a file, including to conditional requests, range requests and HEAD. */
async function fileResponse(request: IncomingMessage, { path, headers }: Representation): Promise<HttpResponse> {
  const options = { dotfiles: 'allow', index: false, cacheControl: false, contentType: false } as const;
  const result = await send(request, encodeURIComponent(path), options);
  if (result.type === 'error') {
    const { 'Content-Range': range } = result.headers;
    throw new HttpError(
      result.statusCode,
      STATUS_CODES[result.statusCode] ?? '',
      range ? { 'Content-Range': range } : {},
    );
  }
  return { status: result.statusCode, headers: { ...headers, ...result.headers }, body: await buffer(result.stream) };
}
