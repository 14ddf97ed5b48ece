/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { LIVE_SETTINGS, LIVE_SITE } from '@/tools/hosting/test-settings';
import { listen, siteHandler } from '@/tools/server/server';
import { filesOf } from '@/__tests__/support/files-of';
import { firebaseHeaders } from '@/__tests__/support/firebase-headers';
import { OUT } from './built-site';
import { ROUTES } from './routes';

/**
 * The headers, redirects and statuses of the site, written down as they were on 2026-11-27. They are literals on
 * purpose: an expectation from the rules would agree with any mistake in them.
 */

/** The hash of a page's styles changes with them: `STYLES` is the right hash, or any for what is not a page. */
const POLICY =
  "default-src 'none'; script-src 'self' 'inline-speculation-rules'; style-src STYLES; img-src 'self'; " +
  "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types worker";

const EVERY_FILE = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
};
const HTML = { ...EVERY_FILE, 'content-type': 'text/html; charset=utf-8' };
const A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

const PAGES = [...ROUTES, '/about?a=1&b=%20%2F'];

const CMS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' " +
    "'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' https://api.github.com " +
    "https://www.githubstatus.com blob: data:; manifest-src blob:; form-action 'none'; frame-ancestors 'none'; " +
    "base-uri 'none'",
  'x-robots-tag': 'noindex',
};

const REDIRECTS: [from: string, to: string][] = [
  ['/home', '/'],
  ['/index', '/'],
  ['/contact', '/contacts'],
  ['/contact/', '/contacts'],
  ['/productengg', '/productEngg'],
  ['/productengineering', '/productEngg'],
  ['/product-engineering', '/productEngg'],
  ['/sustainability', '/sustainabilty'],
  ['/productEngg.html', '/productEngg'],
  ['/about/', '/about'],
  ['/index.html', '/'],
  ...[
    ...['/contacts)', '/contacts%E2%80%8B', '/contacts%22,', '/contacts!?from=chat', '/Contacts', '/Contact'],
    ...['/contacts%3Futm_source=x', '/contacts%3fa=b%2Fc', '/contacts&fbclid=a', '/contacts;jsessionid=1'],
    '/contacts%23offices',
  ].map((from) => [from, '/contacts'] as [string, string]),
  ['/ABOUT', '/about'],
  ['/ProductEngg', '/productEngg'],
  ['/PRODUCTENGG&a=b', '/productEngg'],
  ['/HOME', '/'],
];

const MISSING = [
  ...['/nothing?a=1', '/aBOUT', '/Aboutus', '/aboutus', '/contact-us', '/about/below', '/__proto__', '/constructor'],
  ...['/pictures', '/pictures/missing-0a1b2c3d-400.avif', '/fonts/missing-0a1b2c3d.woff2', '/islands/missing.js'],
  ...['/.env', '/.git/config', '/.well-known/missing', '/firebase.json', '/missing.txt', '/_not-found', '/robots.txt.'],
];

/** Ways to ask for a file outside the site, or to be led to another host. */
const ATTACKS = [
  ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/..%5cpackage.json', '/%zz'],
  ...['//host.example/about', '//host.example/contact/', '/%2f%2fhost.example/', '/\\host.example/'],
  '/contact/%0d%0aX-Evil:%201',
];

let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ url: origin, close } = await listen(siteHandler('.', () => Promise.reject(new Error('No message is sent')))));
});
afterAll(() => close());

const LIVE_FILE = {
  ...EVERY_FILE,
  'content-security-policy': POLICY.replace(/(connect-src|form-action) 'self'/g, '$& https://api.emailjs.com'),
};

/** What Firebase sends with what is built like a release. It sends the headers of a folder with missing files too. */
const LIVE: [path: string, headers: object, page?: string][] = [
  ['/about', LIVE_FILE, 'about.html'],
  ['/', LIVE_FILE, 'index.html'],
  ['/contacts', LIVE_FILE, 'contacts.html'],
  ...['/sw.js', '/.well-known/security.txt', '/missing.txt', '/no/such/page'].map(
    (each) => [each, LIVE_FILE] as [string, object],
  ),
  ['/pictures/missing.avif', { ...LIVE_FILE, ...A_YEAR, 'cross-origin-resource-policy': 'cross-origin' }],
  ['/islands/missing.js', { ...LIVE_FILE, ...A_YEAR }],
  ['/fonts/missing.woff2', { ...LIVE_FILE, ...A_YEAR }],
  ['/admin', { ...LIVE_FILE, ...CMS }],
  ['/admin/x.js', { ...LIVE_FILE, ...CMS }],
];

/** A policy with `STYLES` in place of the hash of the styles in a page, which is in Latin-1. */
function readablePolicy(policy: string, html: string): string {
  const styles = /<style>([^<]*)<\/style>/.exec(html)?.[1];
  const hash = styles && createHash('sha256').update(styles, 'latin1').digest('base64');
  return policy.replace(hash ? `'sha256-${hash}'` : /'sha256-[^']+'/, 'STYLES');
}

/** Sends a target as it is: `fetch` would normalise it. */
const ask = (target: string) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    request({ hostname: '127.0.0.1', port, path: target }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('latin1')) body += chunk;
      const { headers } = response;
      const policy = readablePolicy(String(headers['content-security-policy']), body);
      resolve({ status: response.statusCode!, headers: { ...headers, 'content-security-policy': policy }, body });
    })
      .on('error', reject)
      .end();
  });

const NOT_APPLICABLE = expect.stringContaining('NOT APPLICABLE');

test.each(PAGES)('%s is a page', async (target) => {
  expect(await ask(target)).toMatchObject({ status: 200, headers: HTML, body: expect.not.stringContaining('NOT APP') });
});

test.each(REDIRECTS)('%s redirects to %s', async (from, to) => {
  const first = await ask(from);
  expect(first.status).toBe(301);
  // A server may take two steps, such as /contact/, /contact, /contacts.
  const second = await ask(first.headers.location!);
  expect(second.status === 301 ? second.headers.location : first.headers.location).toBe(to);
});

test.each(MISSING)('%s is not found', async (target) => {
  expect(await ask(target)).toMatchObject({ status: 404, headers: HTML, body: NOT_APPLICABLE });
});

test.each(ATTACKS)('%s leads nowhere', async (target) => {
  const { status, headers, body } = await ask(target);
  expect([301, 400, 404]).toContain(status);
  expect(headers).not.toHaveProperty('x-evil');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  expect(body).not.toContain('nestif-website');
});

test.each(LIVE)('a release: Firebase sends %s with its headers', (target, right, page = '404.html') => {
  const headers = firebaseHeaders(readFileSync(`${LIVE_SITE}/firebase.json`, 'utf8'), target);
  const html = readFileSync(`${LIVE_SITE}/out/${page}`, 'latin1');
  const policy = readablePolicy(headers['content-security-policy']!, html);
  expect({ ...headers, 'content-security-policy': policy }).toEqual(right);
});

test('Firebase finds pages without .html and slash, and gets hidden files too', () => {
  const { hosting } = JSON.parse(readFileSync(`${LIVE_SITE}/firebase.json`, 'utf8'));
  const rest = { ...hosting, headers: [], redirects: [] };
  const ignore = ['**/.DS_Store'];
  expect(rest).toEqual({ public: 'out', ignore, cleanUrls: true, trailingSlash: false, headers: [], redirects: [] });
});

test('a release is the tested site, but for where the form sends to', () => {
  const live = `${LIVE_SITE}/out`;
  const shared = (root: string) =>
    filesOf(root).filter((file) => !/^contacts\.html$|^islands\/(Contact|chunk)|^\.well-known|^licences/.test(file));
  expect(shared(live)).toEqual(shared(OUT));
  const differ = shared(live).filter((file) => !readFileSync(`${live}/${file}`).equals(readFileSync(`${OUT}/${file}`)));
  expect(differ).toEqual([]);
  const contactPage = (root: string) =>
    readFileSync(`${root}/contacts.html`, 'utf8').replace(/<script type="module".*?>/, '');
  const local = Object.values(LIVE_SETTINGS).reduce(
    (html, id) => html.replaceAll(id, 'local-mailbox'),
    contactPage(live),
  );
  expect(local.replaceAll('https://api.emailjs.com', '')).toBe(contactPage(OUT));
});
