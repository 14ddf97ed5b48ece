/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificate, securityTxt } from '@/tools/hosting/smoke/lifetimes';
import { smoke } from '@/tools/hosting/smoke/smoke';
import { createMailbox } from '@/tools/server/mailbox';
import { listen, siteHandler } from '@/tools/server/server';
import { failing, type Fault } from '@/__tests__/support/faults';
import { readOut } from './built-site';

// cspell:ignore pkeyopt paramgen subj keyout
/** `npm run smoke` against the local server, as it is and with faults. */

const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
let faults: Record<string, Fault> = {};
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const handler = siteHandler(
    '.',
    createMailbox(mailboxDir, () => undefined),
  );
  ({ url: origin, close } = await listen(failing(({ url }) => faults[url ?? ''], handler)));
});
afterAll(async () => {
  await close();
  rmSync(mailboxDir, { recursive: true });
});
beforeEach(() => {
  faults = {};
});

test('pages whose email links a network has rewritten are reported', async () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const page = (name: string, to: string): Fault => {
    const body = readOut(`${name}.html`).replaceAll(/mailto:[^"]+/g, to);
    return { kind: 'answer', status: 200, body, headers };
  };
  faults = { '/contacts': page('contacts', '#'), '/about': page('about', '/cdn-cgi/l/email-protection#ab') };
  const issues = (await smoke(origin)).flatMap((step) => step.issues);
  for (const path of ['/about', '/contacts']) {
    expect(issues).toContainEqual(
      `${path}: a network on the way has rewritten the links to email addresses: switch that off (docs/deployment.md)`,
    );
  }
});

test('a missing picture, wrong policies, errors and wrong headers are reported', async () => {
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
  expect(form).toContain('which should answer a form without ids with 400 but answers 404');
  expect(requests).toContain('GET /pictures/missing.webp?a=1');
  expect(requests).toContain('Cache-Control is max-age=31536000, immutable');
});

test('an address that redirects elsewhere, or answers 503, is an error', async () => {
  faults = { '/': { kind: 'answer', status: 301, headers: { Location: 'https://www.example.com/' } } };
  await expect(smoke(origin)).rejects.toThrow('redirects to https://www.example.com/: test that address instead.');
  faults = { '/': { kind: 'answer', status: 503 } };
  await expect(smoke(origin)).rejects.toThrow('answers 503');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

test.each<[string, Fault, string[]]>([
  ['30 days are left', expires(30), []],
  [
    '29 days are left',
    expires(29),
    [expect.stringMatching(/^security.txt expires on .*, in 29 days; it should be valid for at least 30$/)],
  ],
  ['it expired', expires(-3), [expect.stringMatching(/^security.txt expired on .*, 3 days ago$/)]],
  ['it expired within a day', expires(-1), [expect.stringMatching(/, 1 day ago$/)]],
  [
    'it says nothing',
    { kind: 'answer', status: 200, body: 'Contact: x' },
    ['security.txt does not say when it expires'],
  ],
  ['it is gone', { kind: 'answer', status: 404 }, ['security.txt is missing: its address answers 404']],
])('security.txt: %s', async (_, fault, issues) => {
  faults = { '/.well-known/security.txt': fault };
  expect((await securityTxt(origin)).issues).toEqual(issues);
});

function expires(days: number): Fault {
  return { kind: 'answer', status: 200, body: `Contact: x\nExpires: ${inDays(days).toISOString()}\n` };
}

test('a certificate must be valid for 30 more days, no matter who signed it', async () => {
  for (const days of [29, 31]) {
    const file = (name: string) => path.join(mailboxDir, name);
    const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -days ${days}`;
    execFileSync('openssl', [...options.split(' '), '-keyout', file('key'), '-out', file('cert')], { stdio: 'ignore' });
    const secure = createHttpsServer({ key: readFileSync(file('key')), cert: readFileSync(file('cert')) }).listen(0);
    await once(secure, 'listening');
    const { issues } = await certificate(`https://localhost:${(secure.address() as AddressInfo).port}`);
    secure.close();
    expect(issues).toEqual(days > 30 ? [] : [expect.stringMatching(/^The certificate expires on .*, in 2[89] days; /)]);
  }
  expect((await certificate(origin)).issues).toEqual([]);
});
