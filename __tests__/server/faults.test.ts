/** @jest-environment node */
import type { Fault } from '@/server/faults';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { send } from './support/form';
import { rawGet } from './support/raw-request';
import { startSite, type Fixture } from './support/site';

let site: Fixture;
let fault: Fault | undefined;

beforeEach(async () => {
  site = await startSite({ fault: (request) => (request.url === SEND_FORM_PATH ? fault : undefined) });
});
afterEach(() => site.close());

test('a fault is asked for by request: the others are answered as ever', async () => {
  fault = { kind: 'answer', status: 500 };
  expect((await send(site.url)).status).toBe(500);
  expect((await fetch(site.url)).status).toBe(200);
  fault = undefined;
  expect((await send(site.url)).status).toBe(200);
});

test('delay: the message is taken at once, the answer comes later', async () => {
  fault = { kind: 'delay', milliseconds: 300 };
  const start = Date.now();
  const answer = send(site.url);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await site.messages()).toHaveLength(1);
  expect(await answer).toMatchObject({ status: 200, text: 'OK' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(295);
});

test('answer: any status and body, and no message', async () => {
  fault = { kind: 'answer', status: 503, body: 'Busy', headers: { 'Access-Control-Allow-Origin': '*' } };
  const answer = await send(site.url, { message: 'x'.repeat(40_000) });
  expect(answer).toMatchObject({ status: 503, text: 'Busy' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await site.messages()).toEqual([]);
});

test('silence: no answer ever, no message, and a server that can be closed', async () => {
  fault = { kind: 'silence' };
  const answer = send(site.url).then(
    () => 'answered',
    () => 'failed',
  );
  const pause = new Promise((resolve) => setTimeout(resolve, 300, 'nothing'));
  expect(await Promise.race([answer, pause])).toBe('nothing');
  expect(await site.messages()).toEqual([]);
  await site.close();
  expect(await answer).toBe('failed');
});

test('answer, handled: the message is taken, and any answer given', async () => {
  fault = { kind: 'answer', status: 500, body: 'OK', handled: true };
  expect(await send(site.url)).toMatchObject({ status: 500, text: 'OK' });
  expect(await site.messages()).toHaveLength(1);
});

test('endless: the message is taken, the answer begins and does not end', async () => {
  fault = { kind: 'endless' };
  const form = new FormData();
  for (const name of ['user_id', 'service_id', 'template_id', 'message']) form.set(name, 'x');
  const answer = await fetch(site.url + SEND_FORM_PATH, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < 4) text += decoder.decode((await reader.read()).value);
  expect(text).toMatch(/^OK +$/);
  expect(await site.messages()).toHaveLength(1);
  await reader.cancel();
});

test('a server with faults keeps no connection: a browser may repeat a request on one that it used before', async () => {
  fault = undefined;
  expect((await fetch(site.url)).headers.get('connection')).toBe('close');
  const other = await startSite();
  expect((await fetch(other.url)).headers.get('connection')).toBe('keep-alive');
  await other.close();
});

test.each([
  ['connect', 0],
  ['answer', 1],
  ['headers', 1],
  ['body', 1],
] as const)('reset at %s: the client fails, %s messages', async (stage, count) => {
  fault = { kind: 'reset', stage };
  await expect(send(site.url)).rejects.toThrow();
  expect(await site.messages()).toHaveLength(count);
  expect(site.errors).toEqual([]);
});

test.each([
  ['connect', /^$/],
  ['answer', /^$/],
  ['headers', /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s],
  ['body', /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n<!doctype html><t$/s],
] as const)('reset at %s sends so much', async (stage, expected) => {
  const other = await startSite({ fault: () => ({ kind: 'reset', stage }) });
  const answer = await rawGet(other.port, '/');
  expect(answer).toMatch(expected);
  await other.close();
});

test('a fault that fails itself is an error of the server, and the server goes on', async () => {
  const other = await startSite({
    fault: (request) => {
      if (request.url === '/about') throw new Error('broken fault');
      return undefined;
    },
  });
  expect((await fetch(`${other.url}/about`)).status).toBe(500);
  expect(String(other.errors)).toContain('broken fault');
  expect((await fetch(other.url)).status).toBe(200);
  await other.close();
});
