/** @jest-environment node */
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import type { Fault } from '@/tools/server/fault-injection';
import { FIELDS, FORM_TYPE, formBody, send } from './support/form';
import { rawRequest } from './support/request';
import { startSite, type Fixture } from './support/site';

let site: Fixture;
let fault: Fault | undefined;

beforeEach(async () => {
  site = await startSite({ fault: (request) => (request.url === SEND_FORM_PATH ? fault : undefined) });
});
afterEach(() => site.close());

test('a fault applies to the requests it is returned for, and to no others', async () => {
  fault = { kind: 'answer', status: 500 };
  expect((await send(site.url)).status).toBe(500);
  expect((await fetch(site.url)).status).toBe(200);
  fault = undefined;
  expect((await send(site.url)).status).toBe(200);
});

test('delay: the message is stored at once, the response is sent later', async () => {
  fault = { kind: 'delay', milliseconds: 300 };
  const start = Date.now();
  const answer = send(site.url);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await site.messages()).toHaveLength(1);
  expect(await answer).toMatchObject({ status: 200, text: 'OK' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(295);
});

test.each([
  [{ kind: 'answer', status: 503, body: 'Busy', headers: { 'Retry-After': '9' } }, 0],
  [{ kind: 'answer', status: 503, body: 'Busy', headers: { 'Retry-After': '9' }, handled: true }, 1],
] as const)('%j: status, body and headers, and %i messages', async (answer, count) => {
  fault = answer;
  const { status, text, headers } = await send(site.url, { message: 'x'.repeat(40_000) });
  expect([status, text, headers.get('retry-after')]).toEqual([503, 'Busy', '9']);
  expect(await site.messages()).toHaveLength(count);
});

test('silence: no response, no message, and a server that can be closed', async () => {
  fault = { kind: 'silence' };
  const answer = send(site.url).then(
    () => 'response',
    () => 'failed',
  );
  const pause = new Promise((resolve) => setTimeout(resolve, 300, 'nothing'));
  expect(await Promise.race([answer, pause])).toBe('nothing');
  expect(await site.messages()).toEqual([]);
  await site.close();
  expect(await answer).toBe('failed');
});

test('endless: the message is stored, the response starts and does not end', async () => {
  fault = { kind: 'endless' };
  const body = new Uint8Array(formBody(FIELDS));
  const answer = await fetch(site.url + SEND_FORM_PATH, {
    method: 'POST',
    headers: { 'Content-Type': FORM_TYPE },
    body,
  });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < 4) text += decoder.decode((await reader.read()).value);
  expect(text).toMatch(/^OK +$/);
  expect(await site.messages()).toHaveLength(1);
  await reader.cancel();
});

test.each([
  ['connect', 0, /^$/],
  ['answer', 1, /^$/],
  ['headers', 1, /^HTTP\/1\.1 200 OK\r\n.*Content-Length: 2\r\n.*\r\n\r\n$/s],
  ['body', 1, /^HTTP\/1\.1 200 OK\r\n.*Content-Length: 2\r\n.*\r\n\r\nO$/s],
] as const)('reset at %s: %s messages, and this much of the response', async (stage, count, expected) => {
  fault = { kind: 'reset', stage };
  const body = formBody(FIELDS);
  const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}`;
  expect(await rawRequest(site.port, `${head}\r\n\r\n${body.toString()}`)).toMatch(expected);
  await expect(send(site.url)).rejects.toThrow();
  expect(await site.messages()).toHaveLength(2 * count);
  expect(site.errors).toEqual([]);
});

test('a server with faults keeps no connection alive: a browser may repeat a request on one that it used before', async () => {
  fault = undefined;
  expect((await fetch(site.url)).headers.get('connection')).toBe('close');
  const other = await startSite();
  expect((await fetch(other.url)).headers.get('connection')).toBe('keep-alive');
});

test('a fault that throws is an error of the server, which continues to serve', async () => {
  const other = await startSite({
    fault: (request) => {
      if (request.url === '/about') throw new Error('broken fault');
      return undefined;
    },
  });
  expect((await fetch(`${other.url}/about`)).status).toBe(500);
  expect(String(other.errors)).toContain('broken fault');
  expect((await fetch(other.url)).status).toBe(200);
});
