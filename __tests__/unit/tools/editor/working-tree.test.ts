/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as requestOf, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEditor } from '@/tools/editor/dev';
import { LOCAL_TOKEN } from '@/tools/editor/page/local-token';

const folder = mkdtempSync(path.join(tmpdir(), 'working-tree-'));
const root = path.join(folder, 'site');
const SITE_FILE = 'content/site.yaml';
const [BEFORE, AFTER] = ['name: Nestif\n', 'name: Nestif Ltd\n'] as const;
const at = (file: string) => path.join(root, file);
const editor = createEditor(root);
const server = createServer((request, response) => void editor(request.url ?? '', request, response));

beforeAll(async () => {
  mkdirSync(at('content/pictures'), { recursive: true });
  writeFileSync(at(SITE_FILE), BEFORE);
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

/** Sends a request unchanged: `fetch` would normalise the path and set the host. */
async function send(method: string, at: string, body: unknown = undefined, headers: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo;
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = requestOf({
    port,
    method,
    path: `/_editor/api/${at}`,
    headers: {
      Host: `localhost:${port}`,
      Authorization: `token ${LOCAL_TOKEN}`,
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    },
  });
  const [response] = await once(sent.end(text), 'response');
  let answer = '';
  for await (const part of response) answer += String(part);
  return { status: response.statusCode as number, text: answer, headers: response.headers };
}

const SITE = 'repos/local/site';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const shaOf = (text: string) => createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex');
const write = (...files: object[]) => send('POST', `${SITE}/contents`, { files });
const update = (path: string, from: string, to: string) => ({
  operation: 'update',
  path,
  sha: shaOf(from),
  content: base64(to),
});
const CREATED = { operation: 'create', path: 'content/new.yaml', content: base64('a: b\n') };
const read = (file: string) => readFileSync(at(file), 'utf8');

test('a symlink at the name of a temporary file cannot redirect a write outside content/', async () => {
  writeFileSync(path.join(folder, 'profile'), 'as it was');
  mkdirSync(at('content/pages-of'));
  symlinkSync('../../../profile', at('content/pages-of/.new.yaml.part'));
  const file = { operation: 'create', path: 'content/pages-of/new.yaml', content: base64(AFTER) };
  expect(await write(file)).toMatchObject({ status: 200 });
  expect(readFileSync(path.join(folder, 'profile'), 'utf8')).toBe('as it was');
  expect([read('content/pages-of/new.yaml'), lstatSync(at('content/pages-of/new.yaml')).isFile()]).toEqual([
    AFTER,
    true,
  ]);
  rmSync(at('content/pages-of'), { recursive: true });
});

test('files in content/ are listed, read, written and removed, and newer changes are never overwritten', async () => {
  const { tree } = JSON.parse((await send('GET', `${SITE}/git/trees/main`)).text) as { tree: object[] };
  expect(tree).toMatchObject([{ path: 'content/pictures/team.jpg' }, { path: SITE_FILE, sha: shaOf(BEFORE) }]);
  const [file] = JSON.parse((await send('POST', `${SITE}/file-contents`, { files: [SITE_FILE] })).text) as object[];
  expect(file).toEqual({ path: SITE_FILE, sha: shaOf(BEFORE), encoding: 'base64', content: base64(BEFORE) });
  expect((await send('GET', `${SITE}/media/main/content/pictures/team.jpg`)).text).toBe('pixels');

  const head = async () => (await send('GET', `${SITE}/branches/main`)).text;
  const before = await head();
  expect(await write(update(SITE_FILE, BEFORE, AFTER))).toMatchObject({ status: 200 });
  expect(read(SITE_FILE)).toBe(AFTER);
  expect(await head()).not.toBe(before);

  // If a file has changed since it was read, the other person's text or picture is kept, and nothing else in the same
  // commit is written.
  const added = { operation: 'create', path: 'content/insights/new.yaml', content: base64('a: b\n') };
  for (const change of [
    update(SITE_FILE, BEFORE, 'name: Mine\n'),
    { ...update(SITE_FILE, AFTER, 'x'), sha: undefined },
    { ...added, path: SITE_FILE },
    { operation: 'delete', path: 'content/pictures/team.jpg', sha: shaOf('other pixels') },
    { operation: 'delete', path: 'content/pictures/team.jpg' },
    { ...update(SITE_FILE, AFTER, 'x'), path: 'content/moved.yaml', from_path: SITE_FILE, sha: shaOf(BEFORE) },
  ]) {
    const { status } = await write(added, change);
    expect([change, [403, 409].includes(status)]).toEqual([change, true]);
  }
  expect([read(SITE_FILE), read('content/pictures/team.jpg')]).toEqual([AFTER, 'pixels']);
  expect(existsSync(at(added.path))).toBe(false);

  // A folder is made with its first page, and a page can move to another address.
  const moved = { ...update('content/insights/other.yaml', 'a: b\n', 'a: c\n'), from_path: added.path };
  for (const change of [added, moved, { operation: 'delete', path: moved.path, sha: shaOf('a: c\n') }]) {
    expect(await write(change)).toMatchObject({ status: 200 });
  }
  expect(readdirSync(at('content/insights'))).toEqual([]);
});

test('a page that the site needs cannot be removed, and a failed write changes nothing', async () => {
  mkdirSync(at('content/industries'), { recursive: true });
  writeFileSync(at('content/industries/insurance.yaml'), 'a: b\n');
  const remove = { operation: 'delete', path: 'content/industries/insurance.yaml', sha: shaOf('a: b\n') };
  expect(await write(remove)).toMatchObject({ status: 403, text: expect.stringContaining('The site needs this page') });
  expect(read(remove.path)).toBe('a: b\n');
  // A folder has the name of the temporary file.
  mkdirSync(at('content/.navigation.yaml.part'));
  const added = { operation: 'create', path: 'content/pages.yaml', content: base64('a: b\n') };
  const failing = { operation: 'create', path: 'content/navigation.yaml', content: base64('a: b\n') };
  expect(await write(added, failing)).toMatchObject({ status: 507 });
  rmSync(at('content/.navigation.yaml.part'), { recursive: true, force: true });
  // A folder has the name of the file, so the writes before it are undone.
  mkdirSync(at(failing.path));
  const changed = update(SITE_FILE, read(SITE_FILE), 'name: Other\n');
  const before = read(SITE_FILE);
  expect(await write(added, changed, failing)).toMatchObject({
    status: 507,
    text: expect.stringContaining('Nothing was'),
  });
  expect(read(SITE_FILE)).toBe(before);
  rmSync(at(failing.path), { recursive: true });
  expect(readdirSync(at('content')).sort()).toEqual([
    'industries',
    'insights',
    'link.yaml',
    'out',
    'pictures',
    'site.yaml',
  ]);
});

test('a symlink that is made while the body arrives is not followed', async () => {
  const { port } = server.address() as AddressInfo;
  const file = 'content/late.yaml';
  const body = JSON.stringify({ files: [{ operation: 'create', path: file, content: base64('a: changed\n') }] });
  const headers = { Host: `localhost:${port}`, Authorization: `token ${LOCAL_TOKEN}`, 'Content-Length': body.length };
  const sent = requestOf({ port, method: 'POST', path: `/_editor/api/${SITE}/contents`, headers });
  sent.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  symlinkSync('../../secret.yaml', at(file));
  const [response] = await once(sent.end(body.slice(10)), 'response');
  expect(response.statusCode).toBe(400);
  expect(readFileSync(path.join(folder, 'secret.yaml'), 'utf8')).toBe('a: secret\n');
  rmSync(at(file));
});

test.each([
  ['a path out of content/', 'content/../secret.yaml'],
  ['a path out of content/ with a backslash', 'content/..\\secret.yaml'],
  ['an absolute path', '/etc/passwd'],
  ['a file in another folder', 'package.json'],
  ['another kind of file', 'content/script.ts'],
  ['a picture outside its folder', 'content/team.jpg'],
  ['a hidden file', 'content/.gitignore'],
  ['a link to a file', 'content/link.yaml'],
  ['a link to a folder', 'content/out/secret.yaml'],
  ['a file of content/ through a linked folder', 'content/out/site/content/site.yaml'],
])('the editor cannot read or change %s', async (_, file) => {
  for (const operation of ['create', 'update', 'delete']) {
    const change = { operation, path: file, content: base64('a: changed\n'), sha: shaOf('a: secret\n') };
    expect(await write(change)).toMatchObject({ status: 400 });
    expect(await write({ ...update('content/x.yaml', 'a: secret\n', 'x'), from_path: file })).toMatchObject({
      status: 400,
    });
  }
  expect((await send('POST', `${SITE}/file-contents`, { files: [file] })).text).toBe('[null]');
  expect(await send('GET', `${SITE}/media/main/${encodeURIComponent(file)}`)).toMatchObject({ status: 404 });
  expect(readFileSync(path.join(folder, 'secret.yaml'), 'utf8')).toBe('a: secret\n');
});

test.each([
  ['no change at all', undefined],
  ['a name in place of a list', { files: 'content/new.yaml' }],
  ['null in place of a change', { files: [null] }],
  ['a change without a name', { files: [{ operation: 'create', content: '' }] }],
  ['a change of an unknown kind', { files: [{ operation: 'chmod', path: 'content/new.yaml', content: '' }] }],
  ['a file without content', { files: [{ operation: 'create', path: 'content/new.yaml' }] }],
  ['an invalid hash', { files: [{ operation: 'delete', path: 'content/new.yaml', sha: 1 }] }],
  ['a file twice', { files: [CREATED, CREATED] }],
  ['a file twice, in different case', { files: [CREATED, { ...CREATED, path: 'content/New.yaml' }] }],
  ['a page that moves to the address of a new page', { files: [{ ...CREATED, from_path: SITE_FILE }, CREATED] }],
])('%s is refused with a reason, and nothing is saved', async (_, body) => {
  const { status, text } = await send('POST', `${SITE}/contents`, body);
  expect([status, JSON.parse(text)]).toEqual([
    400,
    { message: expect.stringMatching(/^Nothing was saved: .*\. Copy/) },
  ]);
  expect(existsSync(at(CREATED.path))).toBe(false);
  expect(await send('POST', `${SITE}/file-contents`, { files: {} })).toMatchObject({ status: 400 });
});

test.each<[string, string, OutgoingHttpHeaders]>([
  ['a form on another site', 'POST', { Authorization: '' }],
  ['a preflight request from another site', 'OPTIONS', { Authorization: '', Origin: 'https://a.example' }],
  ['another name that leads to this machine', 'POST', { Host: 'a.example:3000' }],
])('%s is refused', async (_, method, headers) => {
  const change = { files: [{ operation: 'create', path: 'content/theirs.yaml', content: base64('x') }] };
  const { status, headers: answered } = await send(method, `${SITE}/contents`, change, headers);
  expect(status).toBe(403);
  expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(existsSync(at('content/theirs.yaml'))).toBe(false);
});

test('other requests, and invalid addresses, are refused', async () => {
  expect(await send('PATCH', `${SITE}/contents`)).toMatchObject({ status: 404 });
  expect(await send('GET', `${SITE}/media/main/content/%E0%A4%A`)).toMatchObject({ status: 400 });
});
