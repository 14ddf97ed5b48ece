/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { anyMessage, fieldsOf } from './support/email';
import { BOUNDARY, FIELDS, FORM_TYPE, formBody, postForm, send } from './support/form';
import { rawRequest, statusOf } from './support/request';
import { startSite, type Fixture } from './support/site';

const FILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{12}\.eml$/;

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
  test('is answered as the e-mail service does, written for its owner alone, and announced', async () => {
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

  test('arrives byte for byte, whatever it says, and cannot choose where it is written', async () => {
    const path = '../../evil\0/x.eml';
    await fc.assert(
      fc.asyncProperty(anyMessage, async (message) => {
        const before = new Set(await site.messages());
        expect((await send(site.url, message)).status).toBe(200);
        const [name = '', ...more] = (await site.messages()).filter((file) => !before.has(file));
        expect([name, more]).toEqual([expect.stringMatching(FILE_NAME), []]);
        expect(await fieldsOf(await readFile(join(site.mailboxDir, name)))).toEqual(message);
      }),
      { numRuns: 100, examples: [[{ fullname: path, email: path, phone: path, message: path }]] },
    );
  }, 20_000);

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

  test('cannot write to the terminal anything but one line of text', async () => {
    await send(site.url, {
      fullname: '\u001b[2J\u001b]0;owned\u0007\r\nMessage from Boss\u009b31m\u202eevil',
      email: 'a\nb',
    });
    expect(site.lines).toHaveLength(1);
    expect(site.lines[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
    expect(site.lines[0]).toContain('Message from [2J ]0;owned Message from Boss 31m evil <a b>');
  });

  test('of the same moment as another is written beside it', async () => {
    await Promise.all([send(site.url), send(site.url), send(site.url)]);
    expect(new Set(await site.messages()).size).toBe(3);
  });
});

describe('a form', () => {
  test.each([
    ['user_id', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'],
    ['service_id', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
    ['template_id', 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates'],
  ])('without %s is answered with the error of the service', async (field, text) => {
    const others = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name !== field));
    for (const fields of [others, { ...FIELDS, [field]: '' }]) {
      expect(await postForm(site.url, formBody(fields))).toMatchObject({ status: 400, text });
    }
    await expectNoMessage();
  });

  test.each([
    ['application/x-www-form-urlencoded', 'The request must be multipart/form-data'],
    ['multipart/mixed; boundary=x', 'The request must be multipart/form-data'],
    ['multipart/form-data', 'The request must be multipart/form-data'],
    ['multipart/form-data; charset=utf-8', 'The request has no valid multipart boundary'],
    ['multipart/form-data; boundary=other', 'The form is malformed or cut off'],
    [`multipart/form-data; boundary="`, expect.any(String)],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, expect.any(String)],
  ])('of type %.50s is a bad request', async (type, text) => {
    expect(await postForm(site.url, formBody(FIELDS), { 'Content-Type': type })).toMatchObject({ status: 400, text });
    await expectNoMessage();
  });

  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\nx\r\n`;
  test.each([
    ['with a file', part('; name="a"; filename="../../evil.sh"'), 'Files are not accepted'],
    ['with a field twice: which of the two is meant?', part('; name="email"'), 'The form has the field email twice'],
    ['with a field without a name', part(''), expect.any(String)],
    [
      'with very many fields',
      Array.from({ length: 93 }, (_, index) => part(`; name="${index}"`)).join(''),
      'The form has more than 100 fields',
    ],
  ])('%s is a bad request', async (_name, parts, text) => {
    expect(await postForm(site.url, parts + formBody(FIELDS).toString())).toMatchObject({ status: 400, text });
    await expectNoMessage();
  });

  test('without a type is a bad request', async () => {
    const body = formBody(FIELDS);
    expect(statusOf(await rawPost(`Content-Length: ${body.length}\r\n`, body))).toBe(400);
    await expectNoMessage();
  });

  test('that is cut off anywhere is a bad request, and nothing of it is kept', async () => {
    const body = formBody({ ...FIELDS, message: 'x'.repeat(300) });
    for (let cut = 0; cut < body.length - 4; cut += cut < body.length - 60 ? 17 : 1) {
      expect([cut, (await postForm(site.url, body.subarray(0, cut))).status]).toEqual([cut, 400]);
    }
    await expectNoMessage();
  });

  test.each([0.5, 1])('whose sender goes away after %f of it leaves nothing behind', async (share) => {
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

  test('50 KB of variables, counted in bytes, are taken; one byte more is not', async () => {
    const message = '\u{1f4a9}'.repeat(12 * 1024) + 'x'.repeat(2 * 1024 - others);
    expect((await send(site.url, { message })).status).toBe(200);
    expect(await send(site.url, { message: `${message}x` })).toMatchObject(TOO_LARGE);
    expect(await site.messages()).toHaveLength(1);
  });

  test('a sender of far too much still gets the answer', async () => {
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
  '%s is none of the mailbox',
  async (path) => {
    expect((await fetch(site.url + path, { method: 'POST', body: '' })).status).toBe(405);
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

describe('the folder', () => {
  test('that cannot be written is an error that both sides are told of', async () => {
    await writeFile(site.mailboxDir, 'a file where the folder should be');
    expect(await send(site.url)).toMatchObject({ status: 500, text: 'The mailbox could not store the message' });
    expect(String(site.errors)).toContain('A message could not be written to the mailbox:');
    expect(site.lines).toEqual([]);
    expect((await fetch(site.url)).status).toBe(200);
  });

  test('may lie anywhere and is made when it is needed', async () => {
    const other = await startSite({ mailboxDir: join(site.root, 'far', 'away', 'mail box') });
    expect((await send(other.url)).status).toBe(200);
    expect(await other.messages()).toHaveLength(1);
  });
});
