/** @jest-environment node */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from './support/request';
import { ABOUT_PAGE, startSite, writeFiles, type Fixture } from './support/site';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let site: Fixture;

beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  request(site.url + path, headers, method);

describe('a path', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=x', 'About'],
    ['/product%45ngg', 'Product Engineering'],
    ['/docs', 'Documents'],
  ])('%s is a page', async (path, title) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(body)).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/pictures/team.0a1b2c.avif', 'image/avif', IMMUTABLE],
    ['/fonts/text.0a1b2c.woff2', 'font/woff2', IMMUTABLE],
    ['/_next/static/chunks/main.0a1b2c.js', 'application/javascript; charset=utf-8', IMMUTABLE],
    ['/robots.txt', 'text/plain; charset=utf-8', REVALIDATED],
    ['/.well-known/no-extension', 'application/octet-stream', undefined],
  ])('%s is a file of type %s', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about.html?a=1&b=%20', '/about?a=1&b=%20'],
    ['/index.html', '/'],
    ['/docs/index', '/docs'],
    ['/docs/', '/docs'],
    ['//', '/'],
    ['/index', '/'],
    ['/contact', '/contacts'],
    ['/contact/', '/contacts'],
    ['/contact?from=mail', '/contacts?from=mail'],
    ['/productengg', '/productEngg'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/nothing/at/all',
    '/ABOUT',
    '/404',
    '/404.html',
    '/robots.txt/',
    '//robots.txt',
    '//example.com/',
    '/pictures',
    '/pictures/missing.avif',
    '/about//',
    '/_headers',
    '/_not-found.html',
    '/.hidden',
    '/.well-known/.hidden',
    '/constructor',
    '/link.txt',
    '/folder/secret.txt',
  ])('%s is not found, and not remembered for a year', async (path) => {
    await writeFiles(site.outDir, { '.hidden': 'secret', '.well-known/.hidden': 'secret' });
    await writeFiles(site.root, { 'secret.txt': 'secret' });
    await symlink(join(site.root, 'secret.txt'), join(site.outDir, 'link.txt'));
    await symlink(site.root, join(site.outDir, 'folder'));
    const { status, headers, body } = await get(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe(REVALIDATED);
    expect(String(body)).toContain('NOT APPLICABLE');
  });
});

describe('methods', () => {
  test('HEAD gives the headers of a GET and no body', async () => {
    const [full, head] = [await get('/about'), await get('/about', {}, 'HEAD')];
    expect({ ...head, headers: { ...head.headers, date: '' } }).toEqual({
      status: 200,
      headers: { ...full.headers, date: '' },
      body: Buffer.alloc(0),
    });
    expect((await get('/nothing', {}, 'HEAD')).headers['content-length']).toBe('44');
  });

  test.each(['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status, headers } = await get('/about', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;Q=1.0', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['*;q=0', undefined],
    ['br;q=nonsense', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, expected) => {
    const { headers, body } = await get('/about', accepted ? { 'Accept-Encoding': accepted } : {});
    expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding']);
    expect(String(DECODERS[expected ?? '']?.(body) ?? body)).toBe(ABOUT_PAGE);
  });

  test('is for text, found or not', async () => {
    const encodings = ['/robots.txt', '/main.svg', '/nothing', '/pictures/team.0a1b2c.avif'].map(
      async (path) => (await get(path, { 'Accept-Encoding': 'br' })).headers,
    );
    expect((await Promise.all(encodings)).map((each) => [each['content-encoding'], each.vary])).toEqual([
      ['br', 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
      [undefined, undefined],
    ]);
  });

  test('is done once for each content and quality, and leaves nothing unfinished', async () => {
    const br = { 'Accept-Encoding': 'br' };
    const etag = (await get('/about', br)).headers.etag;
    await writeFile(join(site.outDir, 'copy.html'), ABOUT_PAGE);
    expect((await get('/copy', br)).headers.etag).toBe(etag);
    const cacheDir = join(site.root, 'compressed');
    expect(await readdir(cacheDir)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.br11$/)]);
    const fast = await startSite({ cacheDir, brotliQuality: 5 });
    await request(`${fast.url}/about`, br);
    expect(await readdir(cacheDir)).toContainEqual(expect.stringMatching(/\.br5$/));
  });
});

describe('conditional requests and ranges', () => {
  test('an unchanged file is answered with 304, its ETag and its rules', async () => {
    const { etag = '' } = (await get('/about')).headers;
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const { status, headers, body } = await get('/about', { 'If-None-Match': header });
      expect([status, headers.etag, String(body)]).toEqual([304, etag, '']);
      expect([headers['cache-control'], headers.vary]).toEqual([REVALIDATED, 'Accept-Encoding']);
    }
    expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/about', { 'If-Match': '"other"' })).status).toBe(412);
  });

  test('each encoding has an ETag of its own', async () => {
    const etags = ['br', 'gzip', 'identity'].map(
      async (encoding) => (await get('/about', { 'Accept-Encoding': encoding })).headers.etag,
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  test.each([
    ['bytes=0-8', 206, '<!doctype'],
    ['bytes=-4', 206, '</p>'],
    ['bytes=5-2', 416, 'Range Not Satisfiable'],
    ['nonsense', 200, ABOUT_PAGE],
  ])('the range %s is answered with %i', async (Range, status, text) => {
    const response = await get('/about', { Range });
    expect([response.status, String(response.body)]).toEqual([status, text]);
  });

  test('a range beyond the end is never cached', async () => {
    const { status, headers } = await get('/pictures/team.0a1b2c.avif', { Range: 'bytes=9999-' });
    expect([status, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */700', 'no-store']);
  });
});

describe('a new build', () => {
  const policyOf = async () => (await get('/about')).headers['content-security-policy'];

  test('is served at the next request, with its policy', async () => {
    const { headers } = await get('/about');
    for (const name of ['content-security-policy', 'speculation-rules', 'strict-transport-security']) {
      expect(headers).not.toHaveProperty(name);
    }
    await writeFiles(site.outDir, { 'about.html': '<title>New</title>', 'speculation-rules.json': '{}' });
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: ['sha256-abc='], connect: "'self'" }));
    const response = await get('/about');
    expect(String(response.body)).toBe('<title>New</title>');
    expect(await policyOf()).toContain("style-src 'sha256-abc='");
    expect(await policyOf()).not.toContain('upgrade-insecure-requests');
    expect(response.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const rules = (await get('/speculation-rules.json')).headers;
    expect(rules['content-type']).toBe('application/speculationrules+json');
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: [], connect: 'https://api.emailjs.com' }));
    expect(await policyOf()).toContain("connect-src 'self' https://api.emailjs.com");
  });

  test('may add pages and take some away', async () => {
    await writeFiles(site.outDir, { 'new.html': 'new' });
    expect((await get('/new')).status).toBe(200);
    await rm(join(site.outDir, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  test('that is under way is answered with 503', async () => {
    await rm(site.outDir, { recursive: true });
    const { status, headers, body } = await get('/about');
    expect([status, headers['retry-after'], String(body)]).toEqual([
      503,
      '5',
      expect.stringContaining('npm run build'),
    ]);
    await mkdir(site.outDir);
    await writeFiles(site.outDir, { 'index.html': 'home' });
    expect((await get('/')).status).toBe(200);
    expect((await get('/nothing')).status).toBe(404);
  });

  test('with a broken policy is not served without one', async () => {
    await writeFile(site.policyFile, '{"styleHashes": "none"}');
    expect((await get('/about')).status).toBe(500);
    expect(String(site.errors)).toContain('is not a policy');
  });
});
