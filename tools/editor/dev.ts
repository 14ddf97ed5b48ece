import { lstatSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listFolder } from '@/lib/files/list-folder.mjs';
import { bundleEditor, type EditorFiles } from './bundle';
import { EDITOR_HEADERS } from '@/tools/hosting/editor-headers';
import { isThisMachine } from '@/tools/server/asking';
import { LOCAL_TOKEN } from './page/local-token';
import { askWorkingTree } from './working-tree';

/** Where the editor is under `npm run dev`. No page has such an address. */
export const EDITOR_PATH = '/_editor/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Larger, in bytes, than any page, even with its pictures. */
const LARGEST = 100_000_000;

/** Answers requests for the editor. */
type EditorHandler = (pathname: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the editor under `npm run dev`; it edits the files of `content/`. The first visit builds it. A visit after a
 * change to the code builds it again, because the editor contains the schemas and components.
 *
 * @param root the project
 */
export function createEditor(root: string): EditorHandler {
  let made: Promise<EditorFiles> | undefined;
  let madeFrom = 0;
  return async (pathname, request, response) => {
    try {
      const name = decodeURIComponent(pathname.slice(EDITOR_PATH.length));
      if (name.startsWith('api/')) return await answerApi(root, name.slice('api'.length), request, response);
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

/** When the editor's code last changed, in milliseconds since 1970. */
function newestCode(root: string): number {
  const names = ['app', 'components', 'lib', 'tools/editor'].flatMap((folder) =>
    listFolder(path.join(root, folder)).map(({ name }) => `${folder}/${name}`),
  );
  return Math.max(...names.map((name) => lstatSync(path.join(root, name)).mtimeMs));
}

/** Answers from the files of `content/`. */
async function answerApi(root: string, at: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Another site's page can send this header only after a preflight request, and we never allow it there.
  const isEditor = request.headers.authorization === `token ${LOCAL_TOKEN}` && isThisMachine(request);
  const sent = isEditor ? await bodyOf(request) : undefined;
  const { status, body } = !isEditor
    ? { status: 403, body: { message: 'Only the editor may send requests here.' } }
    : sent === undefined
      ? { status: 413, body: { message: `Nothing was saved: you cannot save more than ${LARGEST / 1e6} MB at once.` } }
      : askWorkingTree(root, request.method ?? '', at, parsed(sent));
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, headers).end(isFile ? body : JSON.stringify(body));
}

/** The value of a JSON string; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a request; undefined if it is longer than any page. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= LARGEST) parts.push(part);
  }
  return size > LARGEST ? undefined : Buffer.concat(parts).toString();
}
