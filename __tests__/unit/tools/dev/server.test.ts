/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request as requestOf, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { WatchedSite, State } from '@/tools/dev/watched-site';
import { createDevServer } from '@/tools/dev/server';

let state: State;
let listener: (state: State) => void;
const site: WatchedSite = {
  refresh: async () => state,
  subscribe: (each) => void (listener = each),
  close: () => undefined,
};
function change(version: string) {
  state = { version, changed: [], result: { issues: [], placeholders: [], variants: [] } };
  listener?.(state);
}

/** A fake Next server. */
const upstream = createServer((request, response) => {
  const { url, headers, method } = request;
  if (url === '/_next/script.js') return response.setHeader('Content-Type', 'text/javascript').end('script()');
  if (url === '/broken') return response.destroy();
  if (url?.startsWith('/__nextjs')) return response.end(`done for ${headers.origin}`);
  if (method === 'POST') return request.pipe(response);
  const page = `<html><body>${url} for ${headers.host} ${headers['accept-encoding']}</body></html>`;
  response.writeHead(url === '/none' ? 404 : 200, { 'Content-Type': 'text/html', 'Content-Length': page.length });
  response.end(page);
});
upstream.on('upgrade', (_: IncomingMessage, socket: Duplex) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  socket.on('data', (data: Buffer) => socket.end(`heard ${String(data)}`)).on('end', () => socket.end());
});

/** The address from which requests come; undefined means this machine. */
let remote: string | undefined;

let server: Server;
let origin: string;
beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  server = createDevServer(site, (upstream.address() as AddressInfo).port, 'our-laptop.test');
  server.prependListener('connection', (socket) => {
    if (remote) Object.defineProperty(socket, 'remoteAddress', { value: remote });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => change('run-1'));
afterEach(() => (remote = undefined));
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

test('scripts, pictures, data and the responses to POST and HEAD come from Next unchanged', async () => {
  expect((await get('/_next/script.js')).text).toBe('script()');
  expect((await get('/icon.svg')).text).not.toContain('<script>');
  expect((await get('/about', { headers: { RSC: '1' } })).text).not.toContain('<script>');
  expect((await get('/send', { method: 'POST', body: 'a message' })).text).toBe('a message');
  const head = await get('/about', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});

test('an open page is notified of a change, and immediately of one that it missed', async () => {
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

/** Sends a request with these headers and an unchanged path. @returns the status, text and headers of the response */
async function ask(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  const request = requestOf({ hostname, port, path, method, headers, agent: false }).end();
  const [response, socket] = (await Promise.race([once(request, 'response'), once(request, 'upgrade')])) as [
    IncomingMessage,
    Duplex?,
  ];
  const text = response.statusCode === 101 ? '' : String(Buffer.concat((await response.toArray()) as Buffer[]));
  request.destroy();
  socket?.destroy();
  return { status: response.statusCode, text, headers: response.headers };
}
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket' };

test.each([
  ['/about', {}],
  ['/_next/script.js', {}],
  ['/pictures/team.avif', {}],
  ['/_dev/changes?version=x', {}],
  ['/_editor/', {}],
  ['/_next/hmr', UPGRADE],
])('%s is refused under a host name that is not ours', async (path, headers) => {
  for (const host of [
    'evil.test',
    'localhost.evil.test',
    'evil.test:3000',
    'localhost@evil.test',
    '127.0.0.1.evil.test',
  ]) {
    expect([host, await statusOf(path, { ...headers, host })]).toEqual([host, 403]);
  }
});

test('our own host names are accepted: localhost, IP addresses and the configured one', async () => {
  for (const host of [
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1',
    '[::1]:3000',
    '192.168.1.5:3000',
    'our-laptop.test:80',
  ]) {
    expect([host, await statusOf('/about', { host })]).toEqual([host, 200]);
  }
});

test('a page from another origin gets nothing by fetch, form, frame, script or WebSocket', async () => {
  const foreign = ['https://evil.test', 'http://localhost:1', 'null'];
  for (const each of foreign) {
    expect(await statusOf('/send', { method: 'POST', origin: each })).toBe(403);
    expect(await statusOf('/_editor/files/', { origin: each, 'x-editor': '1' })).toBe(403);
    expect(await statusOf('/_next/hmr', { ...UPGRADE, origin: each })).toBe(403);
  }
  const across = { 'sec-fetch-site': 'cross-site' };
  expect(await statusOf('/_editor/editor.js', { ...across, 'sec-fetch-mode': 'no-cors' })).toBe(403);
  const link = await ask('/about', { ...across, 'sec-fetch-mode': 'navigate' });
  expect([link.status, link.headers['content-security-policy']]).toEqual([200, "frame-ancestors 'self'"]);
});

test('a request from our own origin reaches Next with the origin localhost', async () => {
  const { text, status } = await ask('/__nextjs_original-stack-frames', {
    method: 'POST',
    host: '10.0.0.7:3000',
    origin: 'http://10.0.0.7:3000',
  });
  expect([status, text]).toEqual([403, expect.stringContaining('as localhost')]);
  expect((await ask('/__nextjs_original-stack-frames', { method: 'POST', origin })).text).toBe(
    'done for http://localhost',
  );
  expect(await statusOf('/_next/hmr', { ...UPGRADE, origin, host: new URL(origin).host })).toBe(101);
});

test.each([
  ['POST', '/__nextjs_restart_dev'],
  ['GET', '/__nextjs_launch-editor?file=package.json'],
  ['GET', '/x/../__nextjs_launch-editor?file=package.json'],
  ['GET', '/%5f_nextjs_launch-editor'],
  ['GET', '//__nextjs_launch-editor'],
  ['GET', '/\\__nextjs_launch-editor'],
  ['GET', 'http://localhost/__nextjs_launch-editor'],
  ['POST', '/_next/mcp'],
  ['GET', '/_next/mcp'],
  ['GET', '/_next/static/../mcp'],
  ['GET', '/_next/static/%2e%2e/mcp'],
  ['GET', '/_next/static/..%2fmcp'],
  ['GET', '/_next/image?url=/x'],
  ['GET', '/_editor/'],
  ['GET', '/_editor/files/'],
  ['POST', '/about'],
])('%s %s responds only to this machine', async (method, path) => {
  remote = '192.168.1.7';
  expect(await statusOf(path, { method, host: '192.168.1.5:3000' })).toBe(403);
  expect(await statusOf(path, { method, host: 'localhost:3000' })).toBe(403);
});

test.each([
  ['/_next/hmr', 'Upgrade: websocket', 'Connection: Upgrade'],
  ['/_next/static/x.js', 'Upgrade: websocket', 'Connection: Upgrade'],
  ['/icon.svg', 'Accept: */*', `Content-Length: ${'GET /__nextjs_x HTTP/1.1\r\nHost: localhost\r\n\r\n'.length}`],
])('bytes after a request for %s with a thousand headers do not reach Next as a request', async (path, first, last) => {
  remote = '192.168.1.7';
  const asked: string[] = [];
  const note = ({ url = '' }: IncomingMessage) => void asked.push(url);
  upstream.on('request', note);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 192.168.1.5:3000\r\n${first}\r\n${'a:\r\n'.repeat(1_000)}${last}\r\n\r\n`,
  );
  socket.write('GET /__nextjs_x HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  upstream.off('request', note);
  expect(asked.filter((url) => url !== path)).toEqual([]);
});

test('a WebSocket that Next refuses is closed', async () => {
  const [handler] = upstream.listeners('upgrade') as ((...args: unknown[]) => void)[];
  upstream.removeAllListeners('upgrade');
  expect(await statusOf('/_next/hmr', UPGRADE)).toBe(200);
  upstream.on('upgrade', handler!);
});

test.each(['/__nextjs_launch-editor?file=x', '/__nextjs_attach-nodejs-inspector', '/_editor/'])(
  'another site cannot send the browser to %s, by a link or in a frame',
  async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      expect(await statusOf(path, { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).toBe(403);
    }
    expect(await statusOf('/__nextjs_x', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(200);
  },
);

test('another machine can load pages, their files and their changes', async () => {
  remote = '192.168.1.7';
  const headers = { host: '192.168.1.5:3000' };
  for (const path of ['/', '/about?a=/_b', '/icon.svg', '/_next/static/chunks/a%5Bb%5D_c.js']) {
    expect([path, await statusOf(path, headers)]).toEqual([path, 200]);
  }
  expect(await statusOf('/_next/hmr?id=x', { ...headers, ...UPGRADE, origin: 'http://192.168.1.5:3000' })).toBe(101);
});

test('an interrupted body or WebSocket, or a failed check, does not stop the server', async () => {
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

test('until Next responds, a page says that the site is starting, and reloads', async () => {
  const { status, text, headers } = await get('/broken');
  expect([status, headers.get('refresh')]).toEqual([503, '1']);
  expect(text).toContain('The site is starting.');
});
