/** @jest-environment node */
import { headersFor, hostingRules } from '@/tools/hosting/rules';
import { rulesOfSite } from '@/tools/hosting/site-rules';

const PATHS = ['/', '/about', '/robots.txt', '/fonts', '/islands/a.js', '/fonts/b/c.woff2', '/pictures/a.avif'];
const ALL = { contentSecurityPolicy: "default-src 'none'", https: true };

test('each redirect is one step, and there is one from each address', () => {
  const { redirects } = hostingRules();
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
});

test.each(['/contact', '/contactus', '/contact-us'])('a visitor who types %s gets the contact page', (from) =>
  expect(hostingRules().redirects).toContainEqual({ from, to: '/contacts' }),
);

test('every answer has the security headers', () => {
  expect(hostingRules(ALL).headers.find(({ path }) => path === '/*')?.headers).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

/** Hosts disagree on which of the two would win. What the headers are is in the table of requests. */
test.each(PATHS)('%s gets no header from two rules', (path) => {
  const rules = hostingRules(ALL);
  const names = rules.headers.flatMap((rule) => Object.keys(headersFor({ ...rules, headers: [rule] }, path)));
  expect(names.length).toBe(new Set(names.map((name) => name.toLowerCase())).size);
});

test('search engines are told to leave a preview out, whatever they ask for', async () => {
  const rules = await rulesOfSite({ outDir: 'none', policyFile: 'none', noindex: true }, true);
  for (const path of ['/', '/about', '/pictures/team.avif']) {
    expect(headersFor(rules, path)).toHaveProperty('X-Robots-Tag', 'noindex');
  }
  expect(headersFor(hostingRules(ALL), '/')).not.toHaveProperty('X-Robots-Tag');
});

test('pages preload their font, files do not', () => {
  const rules = hostingRules({ ...ALL, font: '/fonts/a.woff2' });
  const preload = '</fonts/a.woff2>; rel=preload; as=font; crossorigin';
  for (const path of ['/', '/about']) expect(headersFor(rules, path)).toHaveProperty('Link', preload);
  for (const path of PATHS.slice(4)) expect(headersFor(rules, path)).not.toHaveProperty('Link');
});

test('without a policy, https or a font there is no header for it', () => {
  const headers = headersFor(hostingRules(), '/');
  for (const name of ['Content-Security-Policy', 'Strict-Transport-Security', 'Link'])
    expect(headers).not.toHaveProperty(name);
});
