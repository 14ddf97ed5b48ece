/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { smoke } from '@/tools/hosting/smoke/smoke';
import { createServer } from '@/tools/server/create-server';
import { failing, type Fault } from '../faults';
import { readOut, ROUTES } from './built-site';

/** `npm run smoke` against the local server, as it is and with faults. */

const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
let faults: Record<string, Fault> = {};
const server = createServer({ mailboxDir, log: () => undefined, intercept: failing(({ url }) => faults[url ?? '']) });
let origin: string;

beforeAll(async () => {
  origin = (await server.listen(0)).replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  rmSync(mailboxDir, { recursive: true });
});
beforeEach(() => {
  faults = {};
});

test('the built site has no issue, and gets no message', async () => {
  const steps = await smoke(origin);
  expect(steps.flatMap((step) => step.issues)).toEqual([]);
  expect(steps.map(({ count }) => count)).toEqual([ROUTES.length, expect.any(Number), 1, expect.any(Number)]);
  expect(steps[1]!.count).toBeGreaterThan(100);
  expect(readdirSync(mailboxDir)).toEqual([]);
});

test('a missing picture, wrong policies, errors and wrong headers are named', async () => {
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(readOut('about.html')) ?? [];
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const policy = (await fetch(`${origin}/about`)).headers.get('content-security-policy')!;
  const about = readOut('about.html').replace('<style>', '<style>main{color:red}');
  faults = {
    [picture]: { kind: 'answer', status: 404, body: 'Not Found' },
    '/careers': { kind: 'answer', status: 200, body: readOut('careers.html'), headers: html },
    '/about': { kind: 'answer', status: 200, body: about, headers: { ...html, 'Content-Security-Policy': policy } },
    '/media': { kind: 'answer', status: 500 },
    '/pictures/missing.webp?a=1': {
      kind: 'answer',
      status: 404,
      headers: { 'Cache-Control': 'max-age=31536000, immutable' },
    },
    '/api/v1.0/email/send-form': { kind: 'answer', status: 404 },
  };
  const [pages, references, form, requests] = (await smoke(origin)).map((step) => step.issues.join('\n'));
  expect(pages!.split('\n')).toEqual([
    '/about: the policy forbids a style of the page',
    '/careers: the policy forbids a style of the page',
    '/careers: there is no strict Content-Security-Policy',
    '/media is in the sitemap and answers 500',
  ]);
  expect(references!.split('\n')).toHaveLength(2);
  expect(references).toMatch(/ refers to \/media, which answers 500$/m);
  expect(references).toContain(` refers to ${picture}, which answers 404`);
  expect(form).toContain('which answers 404 to a form without ids');
  expect(requests).toContain('GET /pictures/missing.webp?a=1');
  expect(requests).toContain('Cache-Control is max-age=31536000, immutable');
});

test('an address that redirects elsewhere, or answers 503, is an error', async () => {
  faults = { '/': { kind: 'answer', status: 301, headers: { Location: 'https://www.example.com/' } } };
  await expect(smoke(origin)).rejects.toThrow('redirects to https://www.example.com/: ask that address.');
  faults = { '/': { kind: 'answer', status: 503 } };
  await expect(smoke(origin)).rejects.toThrow('answers 503');
});
