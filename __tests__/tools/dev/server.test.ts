/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request as requestOf, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { LiveSite, State } from '@/tools/dev/live-site';
import { createDevServer } from '@/tools/dev/server';

let state: State;
let listener: (state: State) => void;
const site: LiveSite = {
  refresh: async () => state,
  subscribe: (each) => void (listener = each),
  close: () => undefined,
};
function change(version: string) {
  state = { version, changed: [], result: { issues: [], placeholders: [], variants: [] } };
  listener?.(state);
}

/** Stands for Next's server. */
const upstream = createServer((request, response) => {
  const { url, headers, method } = request;
  if (url === '/_next/script.js') return response.setHeader('Content-Type', 'text/javascript').end('script()');
  if (url === '/broken') return response.destroy();
  if (method === 'POST') return request.pipe(response);
  const page = `<html><body>${url} for ${headers.host} ${headers['accept-encoding']}</body></html>`;
  response.writeHead(url === '/none' ? 404 : 200, { 'Content-Type': 'text/html', 'Content-Length': page.length });
  response.end(page);
});
upstream.on('upgrade', (_: IncomingMessage, socket: Duplex) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  socket.on('data', (data: Buffer) => socket.end(`heard ${String(data)}`));
});

let server: Server;
let origin: string;
beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  server = createDevServer(site, (upstream.address() as AddressInfo).port);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => change('run-1'));
afterAll(() => {
  for (const each of [server, upstream]) {
    each.close();
    each.closeAllConnections();
  }
});

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('a page comes from Next, with the script that reloads it', async () => {
  const { status, text } = await get('/about?a=b');
  expect(status).toBe(200);
  expect(text).toContain(`<body>/about?a=b for ${new URL(origin).host} identity</body></html><script>`);
  expect(text).toContain("new EventSource('/_dev/changes?version=run-1')");
  const missing = await get('/none');
  expect([missing.status, missing.text.includes('EventSource')]).toEqual([404, true]);
});

test('scripts, pictures, data, POST and HEAD come from Next as they are', async () => {
  expect((await get('/_next/script.js')).text).toBe('script()');
  expect((await get('/icon.svg')).text).not.toContain('<script>');
  expect((await get('/about', { headers: { RSC: '1' } })).text).not.toContain('<script>');
  expect((await get('/send', { method: 'POST', body: 'a message' })).text).toBe('a message');
  const head = await get('/about', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});

test('an open page hears of a change, at once if it has missed it', async () => {
  const listen = async (version: string) => {
    const { body, headers } = await fetch(`${origin}/_dev/changes?version=${version}`);
    expect(headers.get('content-type')).toBe('text/event-stream');
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    return { read: async () => (await reader.read()).value, stop: () => reader.cancel() };
  };
  const current = await listen('run-1');
  expect(await current.read()).toBe('retry: 500\n\n');
  change('run-2');
  expect(await current.read()).toBe('data: reload\n\n');
  await current.stop();

  const late = await listen('run-1');
  let text = '';
  while (!text.includes('data')) text += await late.read();
  expect(text).toBe('retry: 500\n\ndata: reload\n\n');
  await late.stop();
});

test('a WebSocket reaches Next', async () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const request = requestOf(`${origin}/_next/webpack-hmr`, { headers }).end();
  const [response, socket] = (await once(request, 'upgrade')) as [IncomingMessage, Duplex];
  expect(response.statusCode).toBe(101);
  socket.write('ping');
  const chunks = await socket.toArray();
  expect(String(Buffer.concat(chunks as Buffer[]))).toBe('heard ping');
});

test('a body or a WebSocket that breaks off, and a check that fails, leave the server answering', async () => {
  for (const request of [
    'POST /send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc',
    'GET /_next/hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ]) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(request);
    await once(socket, 'data');
    socket.resetAndDestroy();
  }

  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(site, 'refresh').mockRejectedValueOnce(new Error('read while it was replaced'));
  expect((await get('/about')).status).toBe(500);
  expect(log).toHaveBeenCalled();
  expect((await get('/about')).status).toBe(200);
});

test('until Next answers, a page says that the site is starting and asks again', async () => {
  const { status, text, headers } = await get('/broken');
  expect([status, headers.get('refresh')]).toEqual([503, '1']);
  expect(text).toContain('The site is starting.');
});
