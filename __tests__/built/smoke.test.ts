/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { smoke } from '@/tools/hosting/smoke';
import { LIVE_SITE } from '@/tools/hosting/test-settings';
import { listen, siteHandler } from '@/tools/server/server';
import { failing, type Fault } from '@/__tests__/support/faults';
import { readOut } from './built-site';

/** `npm run smoke` against the local server, as it is and with faults. */

const serve = (root: string, faults: Record<string, Fault> = {}) => {
  const handler = siteHandler(root, () => Promise.reject(new Error('The smoke test sends no message')));
  return listen(failing(({ url }) => faults[url ?? ''], handler));
};

const ADDRESS = 'https://www.example.com';

function publish(url: string): void {
  const ask = fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((target, init) => ask(String(target).replace(ADDRESS, url), init));
}
afterEach(() => jest.restoreAllMocks());

test('the tested site has no issues, and neither has a release', async () => {
  const [tested, release] = [await serve('.'), await serve(LIVE_SITE)];
  expect(await smoke(tested.url)).toEqual([]);
  publish(release.url);
  expect(await smoke(ADDRESS)).toEqual([]);
  await Promise.all([tested.close(), release.close()]);
});

test('without an address it tests what is in out/, as a release', async () => {
  const command = promisify(execFile)('node', ['--import', 'tsx', 'tools/commands/smoke.ts']);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^FAILED: what is in out\/\n.*https:\/\/api\.emailjs\.com.*\n.*mailbox\n$/),
  });
});

test('each thing that is wrong is reported', async () => {
  const answer = (status: number, body = '', headers = {}): Fault => ({ kind: 'answer', status, body, headers });
  const faults: Record<string, Fault> = {};
  const { url, close } = await serve('.', faults);
  const about = await fetch(`${url}/about`);
  const headers = Object.fromEntries([...about.headers].filter(([name]) => name !== 'content-length'));
  const policy = headers['content-security-policy']!;
  const withPolicy = (text: string) => ({ ...headers, 'content-security-policy': text });
  const [font = ''] = /\/fonts\/[^" )]+/.exec(readOut('index.html')) ?? [];
  Object.assign(faults, {
    '/about': answer(200, readOut('about.html'), withPolicy(policy.replace("'none'", "'self'"))),
    '/careers': answer(500),
    '/retail': answer(200, readOut('retail.html').replace('<style>', '<style>main{color:red}'), headers),
    '/cloud': answer(200, readOut('cloud.html'), { ...headers, 'strict-transport-security': 'max-age=31535999' }),
    // Right: Firebase's own, of a year.
    '/media': answer(200, readOut('media.html'), {
      ...headers,
      'strict-transport-security': 'max-age=31556926; preload',
    }),
    '/contacts': answer(200, readOut('contacts.html').replace('action="/', 'action="https://form.example/'), headers),
    '/insurance': answer(200, '<a href="/cdn-cgi/l/email-protection#ab">', headers),
    '/no-such-page': answer(200),
    '/contact': answer(301, '', { Location: '/' }),
    '/.well-known/security.txt': answer(200, 'Expires: 2026-01-01T00:00:00Z\n'),
    [font]: answer(200, '', { 'cache-control': 'no-cache' }),
    '/sw.js': answer(200, '', withPolicy("default-src 'none'")),
    '/admin': answer(200, '', headers),
  });
  publish(url);
  const issues = (await smoke(ADDRESS)).join('\n');
  await close();
  for (const expected of [
    /^\/about: the policy is /m,
    '/careers: the status is 500, not 200',
    '/retail: the policy is ',
    '/cloud: strict-transport-security is "max-age=31535999", not a year or more',
    '/careers: strict-transport-security is null, not a year or more',
    '/contacts: the policy forbids sending the form to https://form.example',
    '/contacts: where the form sends to is "https://form.example", not "https://api.emailjs.com"',
    '/contacts has the ids of the local mailbox',
    '/sw.js: the policy forbids sending the form to https://form.example',
    '/admin: Content-Security-Policy is ',
    '/admin: X-Robots-Tag is null, not "noindex"',
    '/insurance: a network on the way rewrites the page',
    '/no-such-page: the status is 200, not 404',
    '/no-such-page does not show the not-found page',
    '/contact: Location is "/", not "/contacts"',
    'security.txt has expired',
    `${font}: Cache-Control is "no-cache"`,
  ]) {
    expect(issues).toMatch(expected);
  }
  expect(issues).not.toMatch('/media: strict-transport-security');
});
