/** @jest-environment node */
import { headersFor, hostingRules } from '@/tools/hosting/rules';
import { rulesOfSite } from '@/tools/hosting/site-rules';

const PAGES = ['/', '/about', '/productEngg', '/nothing', '/robots.txt', '/fonts'];
const HASHED = ['/islands/a.js', '/fonts/a.woff2', '/fonts/b/c.woff2'];
const PATHS = [...PAGES, ...HASHED, '/pictures/a.avif', '/nothing/below'];
const ALL = { contentSecurityPolicy: "default-src 'none'", https: true };

test('redirects correct the likely spellings, each once and in one step', () => {
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
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
});

test.each(PATHS)('%s gets the security headers, and no header from two rules', (path) => {
  const rules = hostingRules(ALL);
  expect(headersFor(rules, path)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const names = rules.headers.flatMap((rule) => Object.keys(headersFor({ ...rules, headers: [rule] }, path)));
  expect(names.length).toBe(new Set(names.map((name) => name.toLowerCase())).size);
});

test.each([
  ...PAGES.map((path) => [path, 'public, max-age=0, must-revalidate', 'same-origin'] as const),
  ...HASHED.map((path) => [path, 'public, max-age=31536000, immutable', 'same-origin'] as const),
  // Other sites may embed pictures.
  ['/pictures/a.avif', 'public, max-age=31536000, immutable', 'cross-origin'],
  ['/nothing/below', undefined, undefined],
] as const)('%s is cached as "%s", for %s', (path, caching, sharedWith) => {
  const headers = headersFor(hostingRules(), path);
  expect([headers['Cache-Control'], headers['Cross-Origin-Resource-Policy']]).toEqual([caching, sharedWith]);
});

test('search engines are told to leave a preview out, whatever they ask for', async () => {
  const rules = await rulesOfSite({ outDir: 'none', policyFile: 'none', noindex: true }, true);
  for (const path of ['/', '/about', '/pictures/team.avif']) {
    expect(headersFor(rules, path)).toHaveProperty('X-Robots-Tag', 'noindex');
  }
  expect(headersFor(hostingRules(ALL), '/')).not.toHaveProperty('X-Robots-Tag');
});

test('no header refers to what the build does not have', () => {
  const headers = headersFor(hostingRules(), '/');
  for (const name of ['Content-Security-Policy', 'Strict-Transport-Security']) expect(headers).not.toHaveProperty(name);
});
