import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listFolder } from '@/lib/content/list-folder.mjs';
import { bundleEditor, type EditorFiles } from './bundle';
import { EDITOR_HEADERS } from './headers';

/** Where the editor is under `npm run dev`. No page has such an address. */
export const EDITOR_PATH = '/_editor/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Larger than any picture that the editor makes. Bytes. */
const LARGEST = 50_000_000;

/** The files that the editor may read and write: content, in its folders, and pictures. */
const FILE = /^content\/(([\w-]+\/)?[\w-]+\.yaml|pictures\/[\w-][\w.-]*\.(jpe?g|png|webp))$/;

/** Answers requests for the editor. */
type EditorHandler = (pathname: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The editor under `npm run dev`, over the files of `content/`. It is made with the first visit, and anew when code has
 * changed since: it has the schemas and components.
 *
 * @param root the project
 */
export function createEditor(root: string): EditorHandler {
  let made: Promise<EditorFiles> | undefined;
  let madeFrom = 0;
  return async (pathname, request, response) => {
    try {
      const name = decodeURIComponent(pathname.slice(EDITOR_PATH.length));
      if (name.startsWith('files/')) return await answerFile(root, name.slice('files/'.length), request, response);
      const newest = name === '' || !made ? newestCode(root) : madeFrom;
      if (newest !== madeFrom) made = bundleEditor(root, { mode: 'working-tree' });
      madeFrom = newest;
      const content = (await made)?.get(name || 'index.html');
      const type = { 'Content-Type': TYPES[path.extname(name || 'index.html')] ?? 'application/octet-stream' };
      response.writeHead(content ? 200 : 404, { ...EDITOR_HEADERS, ...type }).end(content);
    } catch (error) {
      if (error instanceof URIError) return void response.writeHead(400).end();
      madeFrom = 0;
      console.error((error as Error).message);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message);
    }
  };
}

/** When the code was last changed that the editor is made of, in milliseconds since 1970. */
function newestCode(root: string): number {
  const names = ['app', 'components', 'lib', 'tools/editor'].flatMap((folder) =>
    listFolder(path.join(root, folder)).map(({ name }) => `${folder}/${name}`),
  );
  return Math.max(...names.map((name) => lstatSync(path.join(root, name)).mtimeMs));
}

/** Lists, reads, writes and removes files of `content/`. */
async function answerFile(root: string, file: string, request: IncomingMessage, response: ServerResponse) {
  const refuse = (status: number, text: string) =>
    void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  // Another site cannot send this header without being asked first, and it is not told that it may.
  if (!request.headers['x-editor'] || !isThisMachine(request)) return refuse(403, 'Only the editor may ask.');
  if (file === '') return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(listing(root));
  if (!FILE.test(file) || isLinked(root, file)) return refuse(400, `${file} is no name for a file of content/.`);
  const target = path.join(root, file);
  if (request.method === 'GET') {
    const now = readIfThere(target);
    if (!now) return refuse(404, `There is no ${file}.`);
    const headers = {
      ETag: tagOf(now),
      'Last-Modified': statSync(target).mtime.toUTCString(),
      'Cache-Control': 'no-store',
    };
    return void response.writeHead(200, headers).end(now);
  }
  if (request.method === 'DELETE') {
    rmSync(target, { force: true });
    return void response.writeHead(204).end();
  }
  if (request.method !== 'PUT') return refuse(405, 'GET, PUT and DELETE only.');
  const body = await bodyOf(request);
  const expected = request.headers['if-match'];
  // No other task runs between reading and writing: the text that is replaced is the one that was compared.
  if (expected !== undefined && expected !== tagOf(readIfThere(target))) {
    return refuse(412, 'The file has just been changed by somebody else. Nothing was overwritten: save again.');
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
  response.writeHead(204).end();
}

/** An `ETag`; empty where there is no file. */
function tagOf(content: Buffer | undefined): string {
  return content ? `"${createHash('sha256').update(content).digest('hex')}"` : '';
}

function isThisMachine({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const isLocal = /^(::1|(::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '');
  return isLocal && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** Whether a file, or a folder on the way to it, is a link, which may lead out of `content/`. */
function isLinked(root: string, file: string): boolean {
  const steps = file.split('/');
  return steps.some((_, index) =>
    lstatSync(path.join(root, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}

function listing(root: string): string {
  const paths = listFolder(path.join(root, 'content'))
    .filter(({ type }) => type === 'file')
    .map(({ name }) => `content/${name}`);
  return JSON.stringify(paths.filter((each) => FILE.test(each)).sort());
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws {Error} for more than any picture has */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) throw new Error(`The file is larger than ${LARGEST / 1_000_000} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
