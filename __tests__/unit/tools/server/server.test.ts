import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { createMailbox, type Mailbox } from '@/tools/server/mailbox';
import { listen, mailboxHandler, siteHandler } from '@/tools/server/server';

/** The mailbox answers as the email service does, and takes a message whole or not at all. */

const FIELDS = {
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'We need help\r\nwith a portal.',
  lib_version: '3.11.0',
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
};
const TYPE = 'multipart/form-data; boundary=boundary7MA4';

/** A multipart body with the values byte for byte: FormData would change their line breaks. */
const formOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `--boundary7MA4\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('') + '--boundary7MA4--\r\n';

const FORM = formOf(FIELDS);

let dir: string;
let lines: string[];
let server: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  lines = [];
  server = await listen(mailboxHandler(createMailbox(path.join(dir, 'new'), (line) => lines.push(line), 3)));
});
afterEach(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + SEND_FORM_PATH, {
    method: 'POST',
    headers: { 'Content-Type': TYPE, ...headers },
    body,
  });
  return [response.status, await response.text()];
}

const messages = () => readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.eml'));

test('a message is written as it was sent, for its owner alone, until the mailbox is full', async () => {
  const odd = { ...FIELDS, fullname: 'Eve\r\nBcc: a@b.c\u001b[2J\u202e', message: '\u{1f4a9}'.repeat(12 * 1024) };
  expect(await post(formOf(odd))).toEqual([200, 'OK']);
  const [name, ...more] = messages().map((each) => path.join(dir, String(each)));
  expect(more).toEqual([]);
  expect([statSync(path.dirname(name!)).mode & 0o777, statSync(name!).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(lines).toEqual([`Message from Eve Bcc: a@b.c [2J <asha@example.com> written to ${name}`]);

  const { headers, attachments } = await PostalMime.parse(readFileSync(name!));
  const { fullname, email, phone, message } = odd;
  const attached = new TextDecoder().decode(attachments[0]!.content as ArrayBuffer);
  expect(JSON.parse(attached)).toEqual({ fullname, email, phone, message });
  expect(headers.map(({ key }) => key).sort()).toEqual(
    'content-type date from message-id mime-version subject to'.split(' '),
  );

  expect([await post(FORM), await post(FORM)]).toEqual([
    [200, 'OK'],
    [200, 'OK'],
  ]);
  expect(await post(FORM)).toEqual([429, expect.stringContaining('The mailbox is full')]);
});

test.each<[what: string, status: number, text: string, body: string, headers: Record<string, string>]>([
  ['with a field twice', 400, 'field twice', formOf({ email: 'x' }).replace('--boundary7MA4--\r\n', '') + FORM, {}],
  ['with a file', 400, 'Files', FORM.replace('name="phone"', 'name="phone"; filename="a.sh"'), {}],
  ['of another type', 400, 'malformed', FORM, { 'Content-Type': 'text/plain' }],
  ['that is cut off', 400, 'cut off', FORM.slice(0, -8), {}],
  ['that is too large', 413, 'too large', formOf({ ...FIELDS, message: 'x'.repeat(5_000_000) }), {}],
  ['of another site', 403, 'this machine', FORM, { Origin: 'https://evil.test' }],
  ['of another server here', 403, 'this machine', FORM, { Origin: 'http://localhost:1' }],
  ['of a frame without an origin', 403, 'this machine', FORM, { Origin: 'null' }],
])('a form %s is refused', async (_what, status, text, body, headers) => {
  expect(await post(body, headers)).toEqual([status, expect.stringContaining(text)]);
  expect(messages()).toEqual([]);
});

test('under development the form posts to a route that puts the message into the mailbox', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const { POST } = (await import(`@/app${SEND_FORM_PATH}/route.dev`)) as { POST: Mailbox };
  const before = process.cwd();
  process.chdir(dir);
  const headers = { Host: '127.0.0.1:3000', 'Content-Type': TYPE, 'Content-Length': `${FORM.length}` };
  const answer = await POST(
    new Request(`http://127.0.0.1:3000${SEND_FORM_PATH}`, { method: 'POST', headers, body: FORM }),
  );
  process.chdir(before);
  log.mockRestore();
  expect([answer.status, await answer.text(), messages().length]).toEqual([200, 'OK', 1]);
});

test('a missing or damaged build, and a port in use, are named with what to do', async () => {
  const site = () => siteHandler(dir, createMailbox());
  expect(site).toThrow('out/index.html is missing. Run "npm run build".');
  mkdirSync(path.join(dir, 'out'));
  for (const file of ['out/index.html', 'out/404.html']) writeFileSync(path.join(dir, file), '');
  writeFileSync(path.join(dir, 'firebase.json'), '{"hosting":');
  expect(site).toThrow(/^firebase\.json is missing or damaged .*Run "npm run build"\.$/);
  const { port } = new URL(server.url);
  await expect(listen(() => Promise.resolve(), Number(port))).rejects.toThrow(/in use.*: stop the program .*PORT=4000/);
});
