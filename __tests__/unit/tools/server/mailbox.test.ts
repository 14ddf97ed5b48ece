/** @jest-environment node */
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { request as requestOf, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { BOUNDARY, FIELDS, FORM_TYPE, formBody, postForm, send } from './support/form';
import { rawRequest } from './support/request';
import { startSite, type Fixture } from './support/site';

/** Tests that the mailbox responds as the email service does, and stores a message completely or not at all. */

let site: Fixture;

beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

async function expectNoMessage() {
  expect(await site.messages()).toEqual([]);
  expect(site.lines).toEqual([]);
  expect(site.errors).toEqual([]);
}

test('a message gets the service’s response, is readable only by its owner, and is logged', async () => {
  const { status, text, headers } = await send(site.url);
  expect([status, text, headers.get('content-type')]).toEqual([200, 'OK', 'text/plain; charset=utf-8']);
  const [name = '', ...more] = await site.messages();
  expect(more).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{12}\.eml$/);
  expect(site.lines).toEqual([
    expect.stringMatching(`^Message from Asha Rao <asha@example\\.com> written to .*${name}`),
  ]);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await modeOf(site.mailboxDir), await modeOf(join(site.mailboxDir, name))]).toEqual([0o700, 0o600]);
});

const PIECES = [
  '\r',
  '\n',
  '\0',
  '.',
  '=',
  '--',
  '\u2028',
  '\r\nBcc: a@b.c',
  '=?utf-8?Q?=0D=0A?=',
  '\u{1f4a9}',
  '\u001b[2J',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES, 'x'.repeat(90))).map((parts) => parts.join('')),
);
const anyMessage = fc.record({ fullname: anyText, email: anyText, phone: anyText, message: anyText });

test('a message is stored byte for byte, and cannot inject a header, a path or a line of the log', async () => {
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const before = new Set(await site.messages());
      expect((await send(site.url, message)).status).toBe(200);
      const [name = '', ...more] = (await site.messages()).filter((file) => !before.has(file));
      expect(more).toEqual([]);
      const { headers, attachments } = await PostalMime.parse(await readFile(join(site.mailboxDir, name)));
      const json = new TextDecoder('utf-8', { ignoreBOM: true }).decode(attachments[0]?.content as ArrayBuffer);
      expect(JSON.parse(json)).toEqual(message);
      const keys = headers.map(({ key }) => key);
      expect(keys.sort()).toEqual('content-type date from message-id mime-version subject to'.split(' '));
      expect(site.lines.at(-1)).not.toMatch(/[\p{Cc}\u2028-\u202e]/u);
    }),
    { numRuns: 40 },
  );
});

test('fields may be left out, and simultaneous messages are all stored', async () => {
  const { user_id, service_id, template_id } = FIELDS;
  const empty = formBody({ user_id, service_id, template_id });
  for (const { status } of await Promise.all([postForm(site.url, empty), send(site.url), send(site.url)])) {
    expect(status).toBe(200);
  }
  expect(new Set(await site.messages()).size).toBe(3);
});

const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\nx\r\n`;
const COMPLETE = formBody(FIELDS).toString();

test.each<[string, string | Buffer, string, string?]>([
  ['without a public key', formBody({ ...FIELDS, user_id: '' }), 'The user_id is required'],
  ['with a file', part('; name="a"; filename="../../evil.sh"') + COMPLETE, 'Files are not accepted'],
  ['with a field twice', part('; name="email"') + COMPLETE, 'The form has the field email twice'],
  ['of another type', COMPLETE, 'The request must be multipart', 'application/x-www-form-urlencoded'],
  ['without a boundary', COMPLETE, 'The form is malformed or cut off', 'multipart/form-data; charset=utf-8'],
  ['with another boundary', COMPLETE, 'The form is malformed or cut off', 'multipart/form-data; boundary=other'],
])('a form %s is a bad request', async (_what, body, text, type = FORM_TYPE) => {
  const response = await postForm(site.url, body, { 'Content-Type': type });
  expect([response.status, response.text]).toEqual([400, expect.stringContaining(text)]);
  await expectNoMessage();
});

test('a form that is cut off, or whose client disconnects, is not stored', async () => {
  const body = formBody({ ...FIELDS, message: 'x'.repeat(300) });
  for (const cut of [0, 100, body.length - 30, body.length - 5]) {
    expect([cut, (await postForm(site.url, body.subarray(0, cut))).status]).toEqual([cut, 400]);
  }
  const headers = `Host: localhost\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length + 1}\r\n\r\n`;
  await rawRequest(site.port, Buffer.concat([Buffer.from(`POST ${SEND_FORM_PATH} HTTP/1.1\r\n${headers}`), body]));
  await expectNoMessage();
});

test('a 50 KB message is accepted; anything longer is refused, whatever its length', async () => {
  expect((await send(site.url, { message: '\u{1f4a9}'.repeat(12 * 1024) })).status).toBe(200);
  expect((await send(site.url, { message: 'x'.repeat(5_000_000) })).status).toBe(413);
  expect(await site.messages()).toHaveLength(1);
});

test.each([
  ['another site', { Origin: 'https://evil.test' }],
  ['another server on this machine', { Origin: 'http://localhost:1' }],
  ['a frame without an origin', { Origin: 'null' }],
])('a page from %s cannot post a message', async (_, headers) => {
  expect((await postForm(site.url, formBody(FIELDS), headers)).status).toBe(403);
  await expectNoMessage();
});

test('a page on another host name that leads to this server cannot post a message; the site itself can', async () => {
  const post = async (host: string) => {
    const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': FORM_TYPE };
    const request = requestOf(site.url + SEND_FORM_PATH, { method: 'POST', headers }).end(formBody(FIELDS));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await post(`evil.test:${site.port}`)).toBe(403);
  await expectNoMessage();
  expect(await post(`localhost:${site.port}`)).toBe(200);
});

test('a full mailbox accepts no more messages, even simultaneous ones', async () => {
  const small = await startSite({ maxMessages: 3 });
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(small.url)).status));
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  expect((await send(small.url)).text).toMatch(/^The mailbox has 3 messages: delete some in .*mailbox\//);
  expect([(await small.messages()).length, small.errors]).toEqual([3, []]);
});

test('if the folder cannot be written, both the client and the server get an error', async () => {
  await writeFile(dirname(site.mailboxDir), 'a file where a folder should be');
  expect(await send(site.url)).toMatchObject({ status: 500, text: 'The mailbox could not store the message' });
  expect(String(site.errors)).toContain('A message could not be written to the mailbox:');
  expect((await fetch(site.url)).status).toBe(200);
});
