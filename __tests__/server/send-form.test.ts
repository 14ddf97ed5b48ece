/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { BOUNDARY, FIELDS, FORM_TYPE, formBody, postForm, send } from './support/form';
import { rawRequest, statusOf } from './support/raw-request';
import { startSite, type Fixture } from './support/site';

let site: Fixture;
let now = 0;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 10, 11, 12, 345);
  site = await startSite({ clock: () => now });
});
afterEach(() => site.close());

async function expectNoMessage() {
  expect(await site.messages()).toEqual([]);
  expect(site.lines).toEqual([]);
  expect(site.errors).toEqual([]);
}

/** A POST to the mailbox as bytes. */
const rawPost = (headers: string, body: Buffer | string, options?: { halfClose: boolean }) =>
  rawRequest(
    site.port,
    Buffer.concat([
      Buffer.from(`POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`),
      Buffer.from(body),
    ]),
    options,
  );

describe('a message', () => {
  test('is answered as the e-mail service does, written and announced', async () => {
    const { status, text, headers } = await send(site.url);
    expect([status, text]).toEqual([200, 'OK']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const [name] = await site.messages();
    expect(name).toMatch(/^2026-11-20T10-11-12\.345Z-[0-9a-f]{12}\.eml$/);
    expect(site.lines).toEqual([
      expect.stringMatching(/^Message from Asha Rao <asha@example\.com> written to .*\.eml$/),
    ]);
    expect(site.lines[0]?.endsWith(`mailbox/${name}`)).toBe(true);
  });

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

  test('cannot choose where it is written', async () => {
    const evil = '../../evil\0/x.eml';
    await send(site.url, { fullname: evil, email: evil, phone: evil, message: evil, service_id: evil });
    expect(await site.messages()).toEqual([expect.stringMatching(/^2026-11-20T10-11-12\.345Z-[0-9a-f]{12}\.eml$/)]);
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
  ])('without %s is refused with the text of the service', async (field, text) => {
    const others = Object.fromEntries(Object.entries(FIELDS).filter(([name]) => name !== field));
    const empty = { ...FIELDS, [field]: '' };
    expect(await postForm(site.url, formBody(others))).toMatchObject({ status: 400, text });
    expect(await postForm(site.url, formBody(empty))).toMatchObject({ status: 400, text });
    await expectNoMessage();
  });

  test('without anything asks for the public key first', async () => {
    const answer = await postForm(site.url, `--${BOUNDARY}--\r\n`);
    expect(answer.status).toBe(400);
    await expectNoMessage();
  });

  test.each([
    ['application/x-www-form-urlencoded', 'The request must be multipart/form-data'],
    ['application/json', 'The request must be multipart/form-data'],
    ['text/plain', 'The request must be multipart/form-data'],
    ['multipart/mixed; boundary=x', 'The request must be multipart/form-data'],
    ['multipart/form-data', 'The request must be multipart/form-data'],
    ['multipart/form-data; charset=utf-8', 'The request has no valid multipart boundary'],
    ['multipart/form-data; boundary=other', 'The form is malformed or cut off'],
    [`multipart/form-data; boundary="`, expect.any(String)],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, expect.any(String)],
  ])('of type %.50s is refused', async (type, text) => {
    const answer = await postForm(site.url, formBody(FIELDS), { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 400, text });
    await expectNoMessage();
  });

  test('without a type is refused', async () => {
    const body = formBody(FIELDS);
    expect(statusOf(await rawPost(`Content-Length: ${body.length}\r\n`, body))).toBe(400);
    await expectNoMessage();
  });

  test('that is cut off anywhere is refused, and nothing of it is kept', async () => {
    const body = formBody({ ...FIELDS, message: 'x'.repeat(300) });
    const cuts = Array.from({ length: body.length - 4 }, (_, cut) => cut).filter(
      (cut) => cut % 7 === 0 || cut > body.length - 60,
    );
    for (const cut of cuts) {
      now += 1000;
      const { status } = await postForm(site.url, body.subarray(0, cut));
      expect([cut, status]).toEqual([cut, 400]);
    }
    await expectNoMessage();
  });

  test('whose sender goes away leaves nothing behind', async () => {
    const body = formBody(FIELDS);
    const half = body.subarray(0, body.length / 2);
    await rawPost(`Content-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\n`, half, { halfClose: true });
    await expectNoMessage();
    expect((await send(site.url)).status).toBe(200);
  });

  test('with a file is refused', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(FIELDS)) body.append(name, value);
    body.append('attachment', new Blob(['#!/bin/sh']), '../../evil.sh');
    const response = await fetch(site.url + SEND_FORM_PATH, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([400, 'Files are not accepted']);
    await expectNoMessage();
  });

  test('with a field twice is refused: which of the two is meant?', async () => {
    const answer = await postForm(site.url, formBody([...Object.entries(FIELDS), ['email', 'other@example.com']]));
    expect(answer).toMatchObject({ status: 400, text: 'The form has the field email twice' });
    await expectNoMessage();
  });

  test('with a field without a name is refused', async () => {
    const body = `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`;
    expect(await postForm(site.url, body + formBody(FIELDS).toString())).toMatchObject({ status: 400 });
    await expectNoMessage();
  });

  test('with very many fields is refused', async () => {
    const many = Array.from({ length: 93 }, (_, index) => [`field${index}`, ''] as const);
    const answer = await postForm(site.url, formBody([...Object.entries(FIELDS), ...many]));
    expect(answer).toMatchObject({ status: 400, text: 'The form has more than 100 fields' });
    await expectNoMessage();
  });

  test('may have fields that are named like parts of JavaScript', async () => {
    const names = ['__proto__', 'constructor', 'toString'].map((name) => [name, 'x'] as const);
    expect((await postForm(site.url, formBody([...names, ...Object.entries(FIELDS)]))).status).toBe(200);
  });
});

describe('size', () => {
  const TEXT = 'Variables size limit. The maximum allowed variables size is 50Kb';
  const others = FIELDS.fullname.length + FIELDS.email.length + FIELDS.phone.length;

  test('50 KB of variables are taken, one byte more is not', async () => {
    expect((await send(site.url, { message: 'x'.repeat(50 * 1024 - others) })).status).toBe(200);
    const tooLong = await send(site.url, { message: 'x'.repeat(50 * 1024 - others + 1) });
    expect(tooLong).toMatchObject({ status: 413, text: TEXT });
    expect(await site.messages()).toHaveLength(1);
  });

  test('is counted in bytes', async () => {
    expect((await send(site.url, { message: '\u{1f4a9}'.repeat(13 * 1024) })).status).toBe(413);
    expect((await send(site.url, { message: '\u{1f4a9}'.repeat(12 * 1024) })).status).toBe(200);
  });

  test('a body without end is answered while it is sent', async () => {
    expect(await send(site.url, { message: 'x'.repeat(5_000_000) })).toMatchObject({ status: 413, text: TEXT });
    await expectNoMessage();
    expect((await send(site.url)).status).toBe(200);
  });

  test('a body that lies about its length does no harm', async () => {
    const headers = `Content-Type: ${FORM_TYPE}\r\nContent-Length: 99999999\r\n`;
    await rawPost(headers, formBody(FIELDS), { halfClose: true });
    await expectNoMessage();
  });
});

describe('flooding', () => {
  test('ten messages at once are taken, then one a second', async () => {
    const statuses = async (count: number) => {
      const list: number[] = [];
      for (let index = 0; index < count; index += 1) list.push((await send(site.url)).status);
      return list;
    };
    expect(await statuses(12)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const refused = await send(site.url);
    expect([refused.text, refused.headers.get('access-control-allow-origin')]).toEqual(['Too Many Requests', '*']);
    now += 999;
    expect(await statuses(1)).toEqual([429]);
    now += 1;
    expect(await statuses(2)).toEqual([200, 429]);
    now += 60_000;
    expect(await statuses(11)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await site.messages()).toHaveLength(21);
  });

  test('refused forms count as well, pages do not', async () => {
    for (let index = 0; index < 10; index += 1) await postForm(site.url, 'nonsense');
    expect((await send(site.url)).status).toBe(429);
    expect((await fetch(site.url)).status).toBe(200);
  });

  test('has limits that can be set', async () => {
    const other = await startSite({ limits: { burst: 1 }, clock: () => now });
    expect([(await send(other.url)).status, (await send(other.url)).status]).toEqual([200, 429]);
    await other.close();
  });
});

describe('methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
    const response = await fetch(site.url + SEND_FORM_PATH, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('OPTIONS lets any page post a form', async () => {
    const { status, headers } = await fetch(site.url + SEND_FORM_PATH, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('paths beside the endpoint are none of it', async () => {
    for (const path of [`${SEND_FORM_PATH}/`, SEND_FORM_PATH.toUpperCase(), '/api/v1.0/email/send']) {
      expect((await fetch(site.url + path, { method: 'POST', body: '' })).status).toBe(405);
      expect((await fetch(site.url + path)).status).toBe(404);
    }
  });
});

describe('a mailbox that cannot be written', () => {
  test('is a failure that both sides are told of', async () => {
    await writeFile(site.mailboxDir, 'a file where the folder should be');
    const { status, text, headers } = await send(site.url);
    expect([status, text]).toEqual([500, 'The mailbox could not store the message']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(String(site.errors)).toContain('A message could not be written to the mailbox:');
    expect(site.lines).toEqual([]);
    expect((await fetch(site.url)).status).toBe(200);
  });

  test('may lie anywhere and is made when it is needed', async () => {
    const mailboxDir = join(site.root, 'far', 'away', 'mail box');
    const other = await startSite({ mailboxDir });
    expect((await send(other.url)).status).toBe(200);
    expect(await other.messages()).toHaveLength(1);
    await other.close();
  });
});
