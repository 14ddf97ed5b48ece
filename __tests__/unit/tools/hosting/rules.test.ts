/** @jest-environment node */
import { headersFor, hostingRules } from '@/tools/hosting/rules';

test('each redirect takes one step, and no address has two redirects', () => {
  const { redirects } = hostingRules();
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
});

test.each([
  ['/home', '/'],
  ['/contact', '/contacts'],
  ['/sustainability', '/sustainabilty'],
  ['/productengg', '/productEngg'],
  ['/productengineering', '/productEngg'],
])('a visitor who types %s gets %s', (from, to) => expect(hostingRules().redirects).toContainEqual({ from, to }));

test('every response has the security headers', () => {
  const { security } = hostingRules({ contentSecurityPolicy: "default-src 'none'", https: true });
  expect(security).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each(['/', '/about', '/pictures/team.avif'])('a preview asks search engines to leave out %s', (path) =>
  expect(headersFor(hostingRules({ noindex: true }), path)).toHaveProperty('X-Robots-Tag', 'noindex'),
);
