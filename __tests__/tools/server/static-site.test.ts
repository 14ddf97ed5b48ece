/** @jest-environment node */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from './support/request';
import { ABOUT_PAGE, startSite, writeFiles, type Fixture } from './support/site';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What the table of requests (`__tests__/conformance/requests.test.ts`) cannot ask of the built site. */

let site: Fixture;

beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  request(site.url + path, headers, method);

describe('a path', () => {
  test.each([
    ['/about', 'About'],
    ['/docs', 'Documents'],
  ])('%s is a page', async (path, title) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(body)).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/islands/main-0A1B2C.js', 'application/javascript; charset=utf-8', IMMUTABLE],
    ['/.well-known/no-extension', 'application/octet-stream', REVALIDATED],
  ])('%s is a file of type %s', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/about.html?a=1&b=%20', '/about?a=1&b=%20'],
    ['/docs/index', '/docs'],
    ['/docs/', '/docs'],
    ['//', '/'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/404', '/_not-found.html', '/.hidden', '/.well-known/.hidden', '/link.txt', '/folder/secret.txt'])(
    '%s is not found, and not cached for a year',
    async (path) => {
      await writeFiles(site.outDir, { '.hidden': 'secret', '.well-known/.hidden': 'secret' });
      await writeFiles(site.root, { 'secret.txt': 'secret' });
      await symlink(join(site.root, 'secret.txt'), join(site.outDir, 'link.txt'));
      await symlink(site.root, join(site.outDir, 'folder'));
      const { status, headers, body } = await get(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe(REVALIDATED);
      expect(String(body)).toContain('NOT APPLICABLE');
    },
  );
});

describe('methods', () => {
  test('HEAD gets the headers of GET and no body', async () => {
    const [full, head] = [await get('/about'), await get('/about', {}, 'HEAD')];
    expect({ ...head, headers: { ...head.headers, date: '' } }).toEqual({
      status: 200,
      headers: { ...full.headers, date: '' },
      body: Buffer.alloc(0),
    });
    expect((await get('/nothing', {}, 'HEAD')).headers['content-length']).toBe('44');
  });
});

test('POST is not allowed, and the answer says what is', async () => {
  const { status, headers } = await get('/about', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('compression', () => {
  const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['BR;Q=1.0', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['*;q=0', undefined],
    ['br;q=nonsense', undefined],
    [undefined, undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, expected) => {
    const { headers, body } = await get('/about', accepted ? { 'Accept-Encoding': accepted } : {});
    expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding']);
    expect(String(DECODERS[expected ?? '']?.(body) ?? body)).toBe(ABOUT_PAGE);
  });

  test('applies to text, found or not', async () => {
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

  test('is cached by content and quality, without unfinished files', async () => {
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
  test('an unchanged file gets status 304, its ETag and its headers', async () => {
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
    ['bytes=0-8', 206, '<!doctype', REVALIDATED],
    ['bytes=-4', 206, '</p>', REVALIDATED],
    ['bytes=5-2', 416, 'Range Not Satisfiable', 'no-store'],
    ['bytes=9999-', 416, 'Range Not Satisfiable', 'no-store'],
    ['nonsense', 200, ABOUT_PAGE, REVALIDATED],
  ])('the range %s gets status %i', async (Range, status, text, caching) => {
    const { headers, body, ...response } = await get('/about', { Range });
    expect([response.status, String(body), headers['cache-control']]).toEqual([status, text, caching]);
    if (status === 416) expect(headers['content-range']).toBe(`bytes */${ABOUT_PAGE.length}`);
  });
});

describe('a new build', () => {
  const policyOf = async () => (await get('/about')).headers['content-security-policy'];

  test('is served at the next request, with its policy and its pages', async () => {
    const { headers } = await get('/about');
    for (const name of ['content-security-policy', 'strict-transport-security']) {
      expect(headers).not.toHaveProperty(name);
    }
    await writeFiles(site.outDir, { 'about.html': '<title>New</title>' });
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: ['sha256-abc='], connect: "'self'" }));
    const response = await get('/about');
    expect(String(response.body)).toBe('<title>New</title>');
    expect(await policyOf()).toContain("style-src 'sha256-abc='");
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: [], connect: 'https://api.emailjs.com' }));
    expect(await policyOf()).toContain("connect-src 'self' https://api.emailjs.com");
    await writeFiles(site.outDir, { 'new.html': 'new' });
    expect((await get('/new')).status).toBe(200);
    await rm(join(site.outDir, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  test('that is in progress gets status 503', async () => {
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
