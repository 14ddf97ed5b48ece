/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { emailText } from '@/tools/server/eml';
import { anyMessage, fieldsOf, withLf } from './support/email';
import { BOUNDARY, FIELDS, FORM_TYPE, formBody, postForm, send } from './support/form';
import { rawRequest, statusOf } from './support/request';
import { startSite, type Fixture } from './support/site';

const FILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{12}\.eml$/;
const ADDRESSES = ['contact-form@mailbox.localhost', 'inbox@mailbox.localhost'];

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

/** A POST to the mailbox as bytes. */
const rawPost = (headers: string, body: Buffer, options?: { halfClose: boolean }) =>
  rawRequest(
    site.port,
    Buffer.concat([
      Buffer.from(`POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`),
      body,
    ]),
    options,
  );

describe('a message', () => {
  test('gets the response of the e-mail service, is readable for its owner only, and logged', async () => {
    const { status, text, headers } = await send(site.url);
    expect([status, text, headers.get('content-type')]).toEqual([200, 'OK', 'text/plain; charset=utf-8']);
    const [name = '', ...more] = await site.messages();
    expect([name, more]).toEqual([expect.stringMatching(FILE_NAME), []]);
    expect(site.lines).toEqual([
      expect.stringMatching(/^Message from Asha Rao <asha@example\.com> written to .*mailbox\//),
    ]);
    expect(site.lines[0]).toContain(name);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(site.mailboxDir)).toBe(0o700);
    expect(await modeOf(join(site.mailboxDir, name))).toBe(0o600);
  });

  test('is stored byte for byte, readable except for the kind of line break, and cannot choose a header or a path', async () => {
    const HEADERS = 'from to subject message-id date mime-version content-type'.split(' ').sort();
    const hostile = [
      '../../evil\0/x.eml',
      'Eve\r\n\r\n<html>',
      '"Eve" <eve@example.com>, victim@example.com',
      '=?utf-8?Q?Eve=0D=0ABcc:_a=40b?=',
    ];
    await fc.assert(
      fc.asyncProperty(anyMessage, async (message) => {
        const before = new Set(await site.messages());
        expect((await send(site.url, message)).status).toBe(200);
        const [name = '', ...more] = (await site.messages()).filter((file) => !before.has(file));
        expect([name, more]).toEqual([expect.stringMatching(FILE_NAME), []]);
        const bytes = await readFile(join(site.mailboxDir, name));
        const email = await PostalMime.parse(bytes);
        expect(await fieldsOf(email)).toEqual(message);
        // The parser may add a line break to the end.
        const text = withLf(emailText(message));
        expect([text, `${text}\n`]).toContain(withLf(email.text));
        const names = email.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
        expect(names.sort()).toEqual(HEADERS);
        expect([email.from, ...email.to!].map((each) => each?.address)).toEqual(ADDRESSES);
        expect(email.attachments).toHaveLength(1);
        // Headers are printable ASCII, folded.
        const head = bytes.toString('latin1').split('\r\n\r\n')[0]!;
        expect(head.replaceAll('\r\n', '')).toMatch(/^[\x20-\x7e]*$/);
      }),
      {
        numRuns: 150,
        examples: hostile.map((text) => [{ fullname: text, email: text, phone: text, message: text }]),
      },
    );
  }, 30_000);

  test('may come from a FormData, as in a browser', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(FIELDS)) body.append(name, value);
    expect((await fetch(site.url + SEND_FORM_PATH, { method: 'POST', body })).status).toBe(200);
    expect(await site.messages()).toHaveLength(1);
  });

  test('may be empty and may leave fields out', async () => {
    const { user_id, service_id, template_id } = FIELDS;
    expect((await postForm(site.url, formBody({ user_id, service_id, template_id }))).status).toBe(200);
    expect(site.lines).toEqual([expect.stringContaining('Message from (no name) <> written to')]);
  });

  test('is logged as one line of plain text', async () => {
    await send(site.url, {
      fullname: '\u001b[2J\u001b]0;owned\u0007\r\nMessage from Boss\u009b31m\u202eevil',
      email: 'a\nb',
    });
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
    expect(site.lines[0]).toContain('Message from [2J ]0;owned Message from Boss 31m evil <a b>');
  });

  test('does not replace one of the same moment', async () => {
    await Promise.all([send(site.url), send(site.url), send(site.url)]);
    expect(new Set(await site.messages()).size).toBe(3);
  });
});

describe('a form', () => {
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\nx\r\n`;
  const without = (name: string) =>
    formBody(Object.fromEntries(Object.entries(FIELDS).filter(([key]) => key !== name)));
  const COMPLETE = formBody(FIELDS).toString();
  const NO_KEY = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account';
  const NO_SERVICE = 'The service ID is required. Visit https://dashboard.emailjs.com/admin';
  const NO_TEMPLATE = 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates';
  const NO_FORM = 'The request must be multipart/form-data';

  test.each<[string, string | Buffer, string, string?]>([
    ['without a public key', without('user_id'), NO_KEY],
    ['with an empty public key', formBody({ ...FIELDS, user_id: '' }), NO_KEY],
    ['without a service', without('service_id'), NO_SERVICE],
    ['with an empty service', formBody({ ...FIELDS, service_id: '' }), NO_SERVICE],
    ['without a template', without('template_id'), NO_TEMPLATE],
    ['with an empty template', formBody({ ...FIELDS, template_id: '' }), NO_TEMPLATE],
    ['with a file', part('; name="a"; filename="../../evil.sh"') + COMPLETE, 'Files are not accepted'],
    ['with a field twice', part('; name="email"') + COMPLETE, 'The form has the field email twice'],
    ['with a field without a name', part('') + COMPLETE, ''],
    [
      'with very many fields',
      Array.from({ length: 93 }, (_, index) => part(`; name="${index}"`)).join('') + COMPLETE,
      'The form has more than 100 fields',
    ],
    ['of another type', COMPLETE, NO_FORM, 'application/x-www-form-urlencoded'],
    ['of another multipart type', COMPLETE, NO_FORM, 'multipart/mixed; boundary=x'],
    ['without parameters of its type', COMPLETE, NO_FORM, 'multipart/form-data'],
    [
      'without a boundary',
      COMPLETE,
      'The request has no valid multipart boundary',
      'multipart/form-data; charset=utf-8',
    ],
    ['with another boundary', COMPLETE, 'The form is malformed or cut off', 'multipart/form-data; boundary=other'],
    ['with half a boundary', COMPLETE, '', 'multipart/form-data; boundary="'],
    ['with a very long boundary', COMPLETE, '', `multipart/form-data; boundary=${'x'.repeat(5000)}`],
  ])('%s is a bad request', async (_what, body, text, type = FORM_TYPE) => {
    const response = await postForm(site.url, body, { 'Content-Type': type });
    expect([response.status, response.text]).toEqual([400, text || expect.any(String)]);
    await expectNoMessage();
  });

  test('without a type is a bad request', async () => {
    const body = formBody(FIELDS);
    expect(statusOf(await rawPost(`Content-Length: ${body.length}\r\n`, body))).toBe(400);
    await expectNoMessage();
  });

  test('that is cut off anywhere is a bad request, and nothing of it is stored', async () => {
    const body = formBody({ ...FIELDS, message: 'x'.repeat(300) });
    for (let cut = 0; cut < body.length - 4; cut += cut < body.length - 60 ? 17 : 1) {
      expect([cut, (await postForm(site.url, body.subarray(0, cut))).status]).toEqual([cut, 400]);
    }
    await expectNoMessage();
  });

  test.each([0.5, 1])('whose client disconnects after %f of it leaves nothing', async (share) => {
    const body = formBody(FIELDS);
    const headers = `Content-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length + 1}\r\n`;
    await rawPost(headers, body.subarray(0, body.length * share), { halfClose: true });
    await expectNoMessage();
    expect((await send(site.url)).status).toBe(200);
  });

  test('may have fields that are named like parts of JavaScript', async () => {
    const parts = ['__proto__', 'constructor', 'toString'].map((name) => part(`; name="${name}"`));
    expect((await postForm(site.url, parts.join('') + formBody(FIELDS).toString())).status).toBe(200);
  });
});

describe('size', () => {
  const TOO_LARGE = {
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
  };
  const others = FIELDS.fullname.length + FIELDS.email.length + FIELDS.phone.length;

  test('50 KB of variables, counted in bytes, are accepted; one byte more is not', async () => {
    const message = '\u{1f4a9}'.repeat(12 * 1024) + 'x'.repeat(2 * 1024 - others);
    expect((await send(site.url, { message })).status).toBe(200);
    expect(await send(site.url, { message: `${message}x` })).toMatchObject(TOO_LARGE);
    expect(await site.messages()).toHaveLength(1);
  });

  test('a client that sends far too much still gets the response', async () => {
    expect(await send(site.url, { message: 'x'.repeat(5_000_000) })).toMatchObject(TOO_LARGE);
    await expectNoMessage();
    expect((await send(site.url)).status).toBe(200);
  });
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('the method %s is not allowed', async (method) => {
  const response = await fetch(site.url + SEND_FORM_PATH, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test.each([`${SEND_FORM_PATH}/`, SEND_FORM_PATH.toUpperCase(), '/api/v1.0/email/send'])(
  '%s is not the mailbox',
  async (path) => {
    expect((await fetch(site.url + path, { method: 'POST', body: '' })).status).toBe(405);
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

test('a folder that cannot be written is an error for client and server', async () => {
  await writeFile(dirname(site.mailboxDir), 'a file where a folder should be');
  expect(await send(site.url)).toMatchObject({ status: 500, text: 'The mailbox could not store the message' });
  expect(String(site.errors)).toContain('A message could not be written to the mailbox:');
  expect(site.lines).toEqual([]);
  expect((await fetch(site.url)).status).toBe(200);
});
