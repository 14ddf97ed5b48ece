/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as requestOf, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEditor } from '@/tools/editor/dev';

const folder = mkdtempSync(path.join(tmpdir(), 'working-tree-'));
const root = path.join(folder, 'site');
const at = (file: string) => path.join(root, file);
const editor = createEditor(root);
const server = createServer((request, response) => void editor(request.url ?? '', request, response));

beforeAll(async () => {
  mkdirSync(at('content/pictures'), { recursive: true });
  writeFileSync(at('content/site.yaml'), 'name: Nestif\n');
  writeFileSync(at('content/pictures/team.jpg'), 'pixels');
  writeFileSync(at('content/pictures/.hidden.jpg'), '');
  writeFileSync(path.join(folder, 'secret.yaml'), 'a: secret\n');
  symlinkSync('../../secret.yaml', at('content/link.yaml'));
  symlinkSync('../..', at('content/out'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request as it is: `fetch` would tidy the path and set the host. */
async function send(method: string, file: string, body = '', headers: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = requestOf({
    port,
    method,
    path: `/_editor/files/${file}`,
    headers: { Host: `localhost:${port}`, 'X-Editor': '1', 'Content-Length': Buffer.byteLength(body), ...headers },
  });
  const [response] = await once(sent.end(body), 'response');
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode as number, text, headers: response.headers };
}

test('the files of content/ are listed, read, written and removed', async () => {
  expect(JSON.parse((await send('GET', '')).text)).toEqual(['content/pictures/team.jpg', 'content/site.yaml']);
  const read = await send('GET', 'content/site.yaml');
  expect([read.status, read.text]).toEqual([200, 'name: Nestif\n']);

  const ifMatch = { 'If-Match': read.headers.etag };
  expect(await send('PUT', 'content/site.yaml', 'name: Nestif Ltd\n', ifMatch)).toMatchObject({ status: 204 });
  // By now another file: text that somebody else has written stays.
  const late = await send('PUT', 'content/site.yaml', 'name: Mine\n', ifMatch);
  expect(late).toMatchObject({ status: 412, text: expect.stringContaining('Nothing was overwritten') });
  expect(readFileSync(at('content/site.yaml'), 'utf8')).toBe('name: Nestif Ltd\n');

  // A folder is made with its first page.
  expect(await send('PUT', 'content/insights/cloud.yaml', 'a: b\n', { 'If-Match': '' })).toMatchObject({ status: 204 });
  expect(await send('DELETE', 'content/insights/cloud.yaml')).toMatchObject({ status: 204 });
  expect(await send('GET', 'content/insights/cloud.yaml')).toMatchObject({ status: 404 });
});

test.each([
  ['no path out of content/', 'content/../secret.yaml'],
  ['nor an encoded one', 'content/%2e%2e/%2e%2e/secret.yaml'],
  ['nor one with backslashes', 'content/..%5Csecret.yaml'],
  ['no absolute path', '%2Fetc%2Fpasswd'],
  ['no other folder', 'package.json'],
  ['no other kind of file', 'content/script.ts'],
  ['no picture outside its folder', 'content/team.jpg'],
  ['no hidden file', 'content/.gitignore'],
  ['no link to a file', 'content/link.yaml'],
  ['no link to a folder', 'content/out/secret.yaml'],
  ['no link of links', 'content/out/site/content/site.yaml'],
])('%s', async (_, file) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect(await send(method, file, 'a: changed\n')).toMatchObject({
      status: 400,
      text: expect.not.stringContaining('secret\n'),
    });
  }
  expect(readFileSync(path.join(folder, 'secret.yaml'), 'utf8')).toBe('a: secret\n');
});

test.each<[string, string, OutgoingHttpHeaders]>([
  ['a form of another site', 'PUT', { 'X-Editor': '' }],
  ['the question whether another site may', 'OPTIONS', { 'X-Editor': '', Origin: 'https://a.example' }],
  ['a name that leads to this machine', 'PUT', { Host: 'a.example:3000' }],
])('%s is refused', async (_, method, headers) => {
  const { status, headers: answered } = await send(method, 'content/site.yaml', 'name: Theirs\n', headers);
  expect(status).toBe(403);
  expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(readFileSync(at('content/site.yaml'), 'utf8')).not.toContain('Theirs');
});

test('other methods, and what is no address, are refused', async () => {
  for (const method of ['POST', 'PATCH'])
    expect(await send(method, 'content/site.yaml')).toMatchObject({ status: 405 });
  expect(await send('GET', 'content/%E0%A4%A')).toMatchObject({ status: 400 });
});
