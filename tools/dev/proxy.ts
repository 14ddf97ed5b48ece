import { request as requestOf, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Where Next's development server listens, on this machine only. */
const HOST = '127.0.0.1';

/** Forwards a request to Next's server and the response to the browser, with a script at the end of a page. */
export function forward(request: IncomingMessage, response: ServerResponse, port: number, script = ''): void {
  const { method, url: path } = request;
  // Nothing can be added to a compressed page.
  const headers = { ...request.headers, ...ownOrigin(request), ...(script && { 'accept-encoding': 'identity' }) };
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

/** An origin that Next accepts as its own. This server has already checked the real one. */
const ownOrigin = ({ headers }: IncomingMessage) => headers.origin && { origin: 'http://localhost' };

const STARTING =
  '<!doctype html><html lang="en"><title>Starting</title><p>The site is starting. This page loads it when it is ready.</p></html>';

/**
 * Connects a WebSocket, through which Next reports code changes to the browser. Nothing else is upgraded.
 *
 * @param port where Next's server listens; undefined for a request that must not reach it
 */
export function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer, port?: number) {
  const { url = '', headers } = request;
  // Without a listener, an error on a broken connection would stop the server.
  socket.on('error', () => socket.destroy());
  const close = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  if (!port) return close('403 Forbidden');
  if (headers.upgrade?.toLowerCase() !== 'websocket' || !url.startsWith('/_next/')) return close('400 Bad Request');
  const names = { ...headers, ...ownOrigin(request), connection: 'Upgrade', upgrade: 'websocket' };
  const asked = requestOf({ host: HOST, port, path: url, headers: names, agent: false });
  socket.on('close', () => asked.destroy());
  asked.on('error', () => socket.destroy());
  // What the browser sends next goes to Next unchecked, so it may only be a WebSocket's, never another request.
  asked.on('response', ({ statusCode }) => close(`${statusCode} ${STATUS_CODES[statusCode ?? 0]}`));
  asked.on('upgrade', ({ rawHeaders }, upstream, first) => {
    const lines = rawHeaders.map((each, index) => (index % 2 ? `${each}\r\n` : `${each}: `)).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
    socket.write(first);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  asked.end();
}
