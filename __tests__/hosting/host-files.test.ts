/** @jest-environment node */
import { contentSecurityPolicy } from '@/hosting/content-security-policy';
import { firebaseJson } from '@/hosting/firebase';
import { headersFile, redirectsFile } from '@/hosting/host-files';
import { headersFor, hostingRules } from '@/hosting/rules';

const RULES = hostingRules({
  contentSecurityPolicy: contentSecurityPolicy({ styleHashes: ['sha256-AAAA'], connect: 'https://api.emailjs.com' }),
  speculationRules: true,
  https: true,
});
const PATHS = [
  '/',
  '/about',
  '/robots.txt',
  '/speculation-rules.json',
  '/a/b',
  '/_next/static/a/b.js',
  '/fonts/a.woff2',
];

type Block = { pattern: string; headers: [string, string][] };

/** Reads `_headers` as both hosts do: trimmed lines, a line with a slash begins a block, the first colon ends a name. */
function parseHeaders(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) blocks.push({ pattern: line, headers: [] });
    else if (line)
      blocks.at(-1)?.headers.push([line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return blocks;
}

/** How the hosts match a path; see the README for where this is written. */
const HOSTS: Record<string, (pattern: string, path: string) => boolean> = {
  'Cloudflare Pages': (pattern, path) =>
    new RegExp(
      `^${escape(pattern)
        .replaceAll('\\*', '.*')
        .replace(/:[a-z]\w*/gi, '[^/]+')}$`,
    ).test(path),
  Netlify: (pattern, path) => {
    const steps = pattern.split('/').filter(Boolean);
    const parts = steps.map((step) => (step === '*' ? '?(.*)' : step.startsWith(':') ? '([^/]+)' : escape(step)));
    return new RegExp(`^/${parts.join('/')}/?$`, 'iu').test(path);
  },
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const globToRegExp = (glob: string) =>
  new RegExp(
    `^${escape(glob)
      .replaceAll('\\*\\*', '.*')
      .replace(/(?<!\.)\\\*/g, '[^/]+')}$`,
  );

describe('every host gives a path the headers that the rules give it', () => {
  test.each(Object.keys(HOSTS))('%s, by _headers', (host) => {
    const blocks = parseHeaders(headersFile(RULES));
    for (const path of PATHS) {
      const given = blocks.filter(({ pattern }) => HOSTS[host]?.(pattern, path)).flatMap(({ headers }) => headers);
      expect([path, given.length]).toEqual([path, new Set(given.map(([name]) => name)).size]);
      expect([path, Object.fromEntries(given)]).toEqual([path, headersFor(RULES, path)]);
    }
  });

  test('Firebase Hosting, by firebase.json', () => {
    const { hosting } = JSON.parse(firebaseJson(RULES)) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
    };
    for (const path of PATHS) {
      const given = hosting.headers
        .filter(({ source }) => globToRegExp(source).test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
      expect([path, given.length]).toEqual([path, new Set(given.map(([name]) => name)).size]);
      expect([path, Object.fromEntries(given)]).toEqual([path, headersFor(RULES, path)]);
    }
  });
});

test('_headers uses only what both hosts understand', () => {
  for (const { pattern, headers } of parseHeaders(headersFile(RULES))) {
    expect(pattern).toMatch(/^\/[^*:]*(\*|:page)?$/);
    expect(headers.length).toBeGreaterThan(0);
    // Cloudflare Pages puts what a placeholder or splat matched into values that name it.
    for (const [name, value] of headers) expect(`${name}: ${value}`).not.toMatch(/:page|:splat/);
  }
});

test('a policy that Cloudflare Pages would drop is an error', () => {
  const styleHashes = Array.from({ length: 40 }, (_, index) => `sha256-${String(index).padStart(43, 'A')}=`);
  const policy = contentSecurityPolicy({ styleHashes, connect: "'self'" });
  expect(() => headersFile(hostingRules({ contentSecurityPolicy: policy }))).toThrow(
    /There are \d{4} characters in the _headers line "Content-Security-Policy: default-src 'no…"; Cloudflare Pages takes 2000/,
  );
});

test('a policy for 24 pages with styles of their own fits', () => {
  const styleHashes = Array.from({ length: 24 }, (_, index) => `sha256-${String(index).padStart(43, 'A')}=`);
  const policy = contentSecurityPolicy({ styleHashes, connect: 'https://api.emailjs.com' });
  expect(() => headersFile(hostingRules({ contentSecurityPolicy: policy }))).not.toThrow();
});

test('_redirects has each redirect with and without a trailing slash, as static 301', () => {
  const lines = redirectsFile(RULES).trim().split('\n');
  expect(lines).toContain('/sustainability /sustainabilty 301');
  expect(lines).toContain('/sustainability/ /sustainabilty 301');
  expect(lines).toContain('/productengg /productEngg 301');
  for (const line of lines) expect(line).toMatch(/^\/[\w-]+\/? \/\w* 301$/);
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

test('firebase.json has clean URLs, permanent redirects and no file that is not the site', () => {
  const { hosting } = JSON.parse(firebaseJson(RULES)) as { hosting: Record<string, unknown> };
  expect(hosting).toMatchObject({ public: 'out', cleanUrls: true, trailingSlash: false });
  expect(hosting.redirects).toContainEqual({ source: '/contact', destination: '/contacts', type: 301 });
  expect(hosting.ignore).toEqual(expect.arrayContaining(['_headers', '_redirects', '_not-found.html']));
  expect(hosting.ignore).not.toContain('**/.*');
});
