/** @jest-environment node */
import { headersFor, hostingRules } from '@/hosting/rules';

const PATHS = [
  '/',
  '/about',
  '/productEngg',
  '/nothing',
  '/robots.txt',
  '/speculation-rules.json',
  '/nothing/below',
  '/_next/static/chunks/a.js',
  '/pictures/a.avif',
  '/islands/a.js',
  '/fonts/a.woff2',
];
const ALL = { contentSecurityPolicy: "default-src 'none'", speculationRules: true, https: true };

test('the redirects that were decided on are there', () => {
  const { redirects } = hostingRules();
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/sustainability', to: '/sustainabilty' },
      { from: '/productengg', to: '/productEngg' },
      { from: '/productengineering', to: '/productEngg' },
      { from: '/contact', to: '/contacts' },
      { from: '/home', to: '/' },
      { from: '/index', to: '/' },
    ]),
  );
});

test('no redirect leads to another, and none is there twice', () => {
  const { redirects } = hostingRules();
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
});

test('no path gets a header from two rules', () => {
  const rules = hostingRules(ALL);
  for (const path of PATHS) {
    const names = rules.headers.flatMap((rule) => Object.keys(headersFor({ ...rules, headers: [rule] }, path)));
    expect([path, names.length]).toEqual([path, new Set(names.map((name) => name.toLowerCase())).size]);
  }
});

test('every path gets the security headers', () => {
  for (const path of PATHS) {
    expect(headersFor(hostingRules(ALL), path)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Speculation-Rules': '"/speculation-rules.json"',
    });
  }
});

test('other sites may show the pictures, and nothing else', () => {
  const shownBy = (path: string) => headersFor(hostingRules(), path)['Cross-Origin-Resource-Policy'];
  expect(shownBy('/pictures/a.avif')).toBe('cross-origin');
  for (const path of ['/', '/about', '/robots.txt', '/_next/static/a.js', '/islands/a.js', '/fonts/a.woff2']) {
    expect([path, shownBy(path)]).toEqual([path, 'same-origin']);
  }
});

test('pages are revalidated, files with a hash in their name are kept', () => {
  const cacheOf = (path: string) => headersFor(hostingRules(), path)['Cache-Control'];
  for (const path of ['/', '/about', '/robots.txt', '/_next', '/fonts']) {
    expect([path, cacheOf(path)]).toEqual([path, 'public, max-age=0, must-revalidate']);
  }
  for (const path of [
    '/_next/static/a.js',
    '/pictures/a.avif',
    '/islands/a.js',
    '/fonts/a.woff2',
    '/fonts/b/c.woff2',
  ]) {
    expect([path, cacheOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
  }
  expect(cacheOf('/_next/data/a.json')).toBeUndefined();
});

test('the speculation rules have the type that browsers ask for', () => {
  expect(headersFor(hostingRules(), '/speculation-rules.json')['Content-Type']).toBe(
    'application/speculationrules+json',
  );
});

test('what a build does not have is not promised', () => {
  const headers = headersFor(hostingRules(), '/');
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Content-Security-Policy|Speculation-Rules|Strict-Transport-Security/),
    ]),
  );
  expect(headers['Content-Security-Policy']).toBeUndefined();
});
