import { readFileSync } from 'node:fs';
import { createServer, request as requestOf, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createEditor, EDITOR_PATH } from '@/tools/editor/dev';
import { sendPicture } from '@/tools/pictures/serve';
import { issuesPage } from './issues-page';
import type { LiveSite } from './live-site';
import { EVENTS_PATH, Listeners, reloadScript } from './reload';

/** Where Next's development server listens, on this machine only. */
const HOST = '127.0.0.1';

/**
 * The server of `npm run dev`, in front of Next's. It answers requests for pages with the mistakes while the content
 * has any, adds the script that reloads a page after a change, and serves the pictures and the editor. Everything else
 * comes from Next.
 *
 * @param port where Next's server listens
 */
export function createDevServer(site: LiveSite, port: number): Server {
  const listeners = new Listeners();
  const editor = createEditor(process.cwd());
  site.subscribe(() => listeners.reload());

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const [pathname = '', query] = url.split('?');
    if (method === 'GET' && pathname === EVENTS_PATH) {
      const version = new URLSearchParams(query).get('version');
      return listeners.add(response, version, (await site.refresh()).version);
    }
    if (pathname.startsWith(EDITOR_PATH)) return editor(pathname, request, response);
    if (isRead(method) && pathname.startsWith('/pictures/')) {
      return sendPicture((await site.refresh()).result.variants, pathname, response);
    }
    if (!isPage(request, pathname)) return forward(request, response, port);
    const { version, result } = await site.refresh();
    if (result.issues.length === 0) return forward(request, response, port, reloadScript(version, true));
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(issuesPage(result.issues, readLines, reloadScript(version, false)));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) return response.destroy();
      response.writeHead(500).end('npm run dev could not answer this request: the terminal says why.');
    });
  });
  return server.on('upgrade', (request, socket, head) => tunnel(request, socket, head, port));
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Whether a request is for a page, not for a file or by Next's own client. */
function isPage({ method = '', headers }: IncomingMessage, pathname: string): boolean {
  return isRead(method) && !headers.rsc && !/^\/(_next|__nextjs)|\.\w+$/.test(pathname);
}

function readLines(file: string): string[] | undefined {
  if (!file.endsWith('.yaml')) return undefined;
  try {
    return new TextDecoder().decode(readFileSync(file)).split(/\r\n?|\n/);
  } catch {
    return undefined;
  }
}

/** Sends a request to Next's server and its answer to the browser, with a script at the end of a page. */
function forward(request: IncomingMessage, response: ServerResponse, port: number, script = ''): void {
  const { method, url: path } = request;
  // A compressed page could not be added to.
  const headers = { ...request.headers, ...(script && { 'accept-encoding': 'identity' }) };
  const upstream = requestOf({ host: HOST, port, method, path, headers }, (answer) => {
    const { 'content-length': length, ...others } = answer.headers;
    const isAddedTo = Boolean(script) && method === 'GET' && /^text\/html/.test(answer.headers['content-type'] ?? '');
    response.writeHead(answer.statusCode ?? 502, isAddedTo || !length ? others : answer.headers);
    answer.on('end', () => response.end(isAddedTo ? script : undefined));
    answer.on('error', () => response.destroy());
    answer.pipe(response, { end: false });
  });
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '1' });
    response.end(STARTING);
  });
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

const STARTING =
  '<!doctype html><html lang="en"><title>Starting</title><p>The site is starting. This page loads it when it is ready.</p></html>';

/** Connects a WebSocket, by which Next tells the browser of changes in the code. Nothing else is upgraded. */
function tunnel(
  { method, url = '', headers, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number,
) {
  // Without a listener the error of a connection that breaks would end the server.
  socket.on('error', () => socket.destroy());
  if (headers.upgrade?.toLowerCase() !== 'websocket' || !url.startsWith('/_next/')) {
    return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  }
  const upstream = connect(port, HOST, () => {
    const lines = rawHeaders.map((each, index) => (index % 2 === 0 ? `${each}: ` : `${each}\r\n`)).join('');
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
}
