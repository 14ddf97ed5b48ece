import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isThisMachine, refusalOf } from '@/tools/server/asking';
import { sendPicture } from '@/tools/pictures/serve';
import { issuesPage } from './issues-page';
import { forward, tunnel } from './proxy';
import type { WatchedSite } from './watched-site';
import { EVENTS_PATH, Listeners, reloadScript } from './reload';

/**
 * The server of `npm run dev`, in front of Next's. While the content has mistakes, it answers requests for pages with a
 * list of them. It adds the script that reloads a page after a change, and serves the pictures.
 * Everything else comes from Next.
 *
 * Other machines, if it listens to them, get pages and their files. Next's own tools for programmers, such as opening a
 * file in an editor, are only for this machine.
 *
 * @param port where Next's server listens
 * @param hostname the name or address under which it is opened, besides `localhost`
 */
export function createDevServer(site: WatchedSite, port: number, hostname = 'localhost'): Server {
  const listeners = new Listeners();
  site.subscribe(() => listeners.reload());

  const refusal = (request: IncomingMessage) =>
    refusalOf(request, [hostname.toLowerCase()]) ??
    (isForAll(request) || isThisMachine(request) ? undefined : NOT_HERE) ??
    (isForAll(request) || !isFromElsewhere(request) ? undefined : NOT_BY_LINK);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const [pathname = '', query] = url.split('?');
    const reason = refusal(request);
    if (reason) return response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    if (method === 'GET' && pathname === EVENTS_PATH) {
      const version = new URLSearchParams(query).get('version');
      return listeners.add(response, version, (await site.refresh()).version);
    }
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
  // Otherwise Node drops all headers after the first thousand, and Next would take the body of such a request for the
  // next request.
  server.maxHeadersCount = 0;
  return server.on('upgrade', (request, socket, head) => {
    tunnel(request, socket, head, refusal(request) ? undefined : port);
  });
}

const NOT_HERE = 'Only the machine that runs "npm run dev" gets this: open it there, as localhost.';
const NOT_BY_LINK = 'A page of another site sent you here: type the address into a new tab.';

/** Whether a page of another site has sent the browser here, by a link or in a frame. */
const isFromElsewhere = ({ headers }: IncomingMessage) =>
  !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));

/** What pages load from Next under `/_next`, and the address where they listen for changes. */
const FOR_PAGES = /^\/_next\/(static\/|(webpack-)?hmr$)|^\/_dev\/changes$/;

/** Whether a request is for a page or its files, with a path that can be interpreted in only one way. */
function isForAll({ method = '', url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  if (!isRead(method) || !URL.canParse(`http://localhost${path}`)) return false;
  const isPlain = new URL(`http://localhost${path}`).pathname === path && !/%2f|%5c|%5f|\/\//i.test(path);
  return isPlain && (FOR_PAGES.test(path) || !path.includes('/_'));
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Whether a request is for a page, not for a file and not from Next's own client. */
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
