/** @jest-environment node */
import { smoke } from '@/tools/hosting/smoke';
import { listen, siteHandler } from '@/tools/server/server';
import { failing, type Fault } from '@/__tests__/support/faults';
import { readOut } from './built-site';

/** `npm run smoke` against the local server, as it is and with faults. */

let faults: Record<string, Fault> = {};
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const handler = siteHandler('.', () => Promise.reject(new Error('The smoke test sends no message')));
  ({ url: origin, close } = await listen(failing(({ url }) => faults[url ?? ''], handler)));
});
afterAll(() => close());

test('the built site has no issues', async () => {
  faults = {};
  expect(await smoke(origin)).toEqual([]);
});

test('each thing that is wrong is reported', async () => {
  const answer = (status: number, body = '', headers = {}): Fault => ({ kind: 'answer', status, body, headers });
  const about = await fetch(`${origin}/about`);
  const headers = Object.fromEntries([...about.headers].filter(([name]) => name !== 'content-length'));
  const policy = headers['content-security-policy']!;
  const withPolicy = (text: string) => ({ ...headers, 'content-security-policy': text });
  const [font = ''] = /\/fonts\/[^" )]+/.exec(readOut('index.html')) ?? [];
  faults = {
    '/about': answer(200, readOut('about.html'), withPolicy(policy.replace("'none'", "'self'"))),
    '/careers': answer(500),
    '/retail': answer(200, readOut('retail.html').replace('<style>', '<style>main{color:red}'), headers),
    '/cloud': answer(200, readOut('cloud.html'), { ...headers, 'strict-transport-security': 'max-age=1' }),
    '/contacts': answer(200, readOut('contacts.html').replace('action="/', 'action="https://form.example/'), headers),
    '/media': answer(200, '<a href="/cdn-cgi/l/email-protection#ab">', headers),
    '/no-such-page': answer(200),
    '/contact': answer(301, '', { Location: '/' }),
    '/.well-known/security.txt': answer(200, 'Expires: 2026-01-01T00:00:00Z\n'),
    [font]: answer(200, '', { 'cache-control': 'no-cache' }),
  };
  const issues = (await smoke(origin)).join('\n');
  for (const expected of [
    /^\/about: the policy is /m,
    '/careers: the status is 500, not 200',
    '/retail: the policy is ',
    '/cloud: strict-transport-security is "max-age=1", not "max-age=63072000"',
    '/contacts: the policy forbids sending the form to https://form.example',
    '/media: a network on the way rewrites the page',
    '/no-such-page: the status is 200, not 404',
    '/no-such-page does not show the not-found page',
    '/contact: Location is "/", not "/contacts"',
    'security.txt has expired',
    `${font}: Cache-Control is "no-cache"`,
  ]) {
    expect(issues).toMatch(expected);
  }
});
