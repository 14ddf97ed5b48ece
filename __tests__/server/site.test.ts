/** @jest-environment node */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get as httpGet } from 'node:http';
import { ABOUT_PAGE, startSite, writeFiles, type Fixture } from './support/site';

let site: Fixture;
let now = 0;

beforeEach(async () => {
  site = await startSite({ clock: () => now });
});
afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

/** Without fetch, which undoes compression and adds headers of its own. */
function getBytes(path: string, headers: Record<string, string>): Promise<{ encoding?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(site.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

describe('pages', () => {
  test('have clean URLs', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/about?utm_source=x', 'About'],
      ['/productEngg', 'Product Engineering'],
      ['/product%45ngg', 'Product Engineering'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain(`<title>${title}</title>`);
    }
  });

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about.html?a=1&b=%20', '/about?a=1&b=%20'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/index', '/'],
    ['/contact', '/contacts'],
    ['/contact/', '/contacts'],
    ['/contact?from=mail', '/contacts?from=mail'],
    ['/home', '/'],
    ['/sustainability', '/sustainabilty'],
    ['/productengg', '/productEngg'],
    ['/productengineering', '/productEngg'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/nothing',
    '/nothing/at/all',
    '/ABOUT',
    '/PRODUCTENGG',
    '/nothing.html',
    '/404',
    '/robots.txt/',
    '/404.html',
    '/pictures',
    '/pictures/',
    '/_next/static/',
    '/about//',
    '/_headers',
    '/_redirects',
    '/_not-found',
    '/_not-found.html',
    '/constructor',
    '/__proto__',
  ])('%s is not found', async (path) => {
    const response = await get(path, { Accept: 'application/json' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toContain('NOT APPLICABLE');
  });

  test('a missing file in a folder of hashed files is not remembered for a year', async () => {
    const response = await get('/pictures/missing.avif');
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=0, must-revalidate',
    ]);
  });

  test('a path can be no link to elsewhere', async () => {
    const response = await get('//example.com/..%2fabout/');
    expect(response.status).toBe(400);
    expect((await get('//example.com/')).headers.get('location')).toBeNull();
  });

  test('what a symbolic link leads to is not served', async () => {
    await writeFiles(site.root, { 'secret.txt': 'secret' });
    await symlink(join(site.root, 'secret.txt'), join(site.outDir, 'link.txt'));
    await symlink(site.root, join(site.outDir, 'folder'));
    now += 1000;
    expect((await get('/link.txt')).status).toBe(404);
    expect((await get('/folder/secret.txt')).status).toBe(404);
  });
});

describe('methods', () => {
  test('HEAD gives the headers of a GET and no body', async () => {
    const [head, full] = [await get('/about', {}, 'HEAD'), await get('/about')];
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'content-encoding', 'etag', 'cache-control', 'content-length']) {
      expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
    }
    expect(await head.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const response = await get('/about', {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('Accept-Encoding "%s" is answered with %s', async (accepted, expected) => {
    const { encoding, body } = await getBytes('/about', accepted ? { 'Accept-Encoding': accepted } : {});
    expect(encoding).toBe(expected);
    const undo = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(undo(body).toString()).toBe(ABOUT_PAGE);
  });

  test('is for text that gets smaller by it', async () => {
    const all = { 'Accept-Encoding': 'br, gzip' };
    expect((await getBytes('/pictures/team.0a1b2c.avif', all)).encoding).toBeUndefined();
    expect((await getBytes('/fonts/text.0a1b2c.woff2', all)).encoding).toBeUndefined();
    expect((await getBytes('/_next/static/chunks/main.0a1b2c.js', all)).encoding).toBe('br');
    expect((await getBytes('/robots.txt', all)).encoding).toBeUndefined();
  });

  test('is named by Vary wherever it could have been', async () => {
    const vary = async (path: string) => (await get(path)).headers.get('vary');
    expect(await vary('/about')).toBe('Accept-Encoding');
    expect(await vary('/robots.txt')).toBe('Accept-Encoding');
    expect(await vary('/nothing')).toBe('Accept-Encoding');
    expect(await vary('/pictures/team.0a1b2c.avif')).toBeNull();
  });
});

describe('revalidation', () => {
  test('an unchanged file is answered with 304, its ETag and its rules', async () => {
    const first = await get('/about');
    const etag = first.headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/about', { 'If-None-Match': header });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/nothing', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('differently encoded bytes have different ETags', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await get('/about', { 'Accept-Encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });
});

describe('headers', () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');

  test('pages are revalidated, hashed files are kept for a year', async () => {
    for (const path of ['/', '/about', '/robots.txt']) {
      expect([path, await cacheControl(path)]).toEqual([path, 'public, max-age=0, must-revalidate']);
    }
    for (const path of [
      '/pictures/team.0a1b2c.avif',
      '/_next/static/chunks/main.0a1b2c.js',
      '/fonts/text.0a1b2c.woff2',
    ]) {
      expect([path, await cacheControl(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
    }
  });

  test('pictures have their type', async () => {
    expect((await get('/pictures/team.0a1b2c.avif')).headers.get('content-type')).toBe('image/avif');
  });

  test('there is no policy and no HSTS before the publish step and over http', async () => {
    const { headers } = await get('/about');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('speculation-rules')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('a new build', () => {
  test('is served with its policy as soon as it is there', async () => {
    await get('/about');
    await writeFiles(site.outDir, { 'about.html': '<title>New</title>', 'speculation-rules.json': '{}' });
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: ['sha256-abc='], connect: "'self'" }));
    const response = await get('/about');
    expect(await response.text()).toBe('<title>New</title>');
    expect(response.headers.get('content-security-policy')).toContain("style-src 'sha256-abc='");
    expect(response.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect((await get('/speculation-rules.json')).headers.get('content-type')).toBe(
      'application/speculationrules+json',
    );
  });

  test('a changed policy alone is taken up', async () => {
    await get('/about');
    await writeFile(site.policyFile, JSON.stringify({ styleHashes: [], connect: 'https://api.emailjs.com' }));
    const policy = (await get('/about')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com");
  });

  test('may add pages and take some away', async () => {
    expect((await get('/new')).status).toBe(404);
    await writeFiles(site.outDir, { 'new.html': 'new' });
    now += 1000;
    expect((await get('/new')).status).toBe(200);
    await rm(join(site.outDir, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  test('that is under way is said to be', async () => {
    await rm(site.outDir, { recursive: true });
    const response = await get('/about');
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('Run "npm run build" first'),
    ]);
    await writeFiles(site.outDir, { 'index.html': 'home', 'about.html': 'about' });
    expect((await get('/about')).status).toBe(200);
  });

  test('with a broken policy is not served without one', async () => {
    await writeFile(site.policyFile, '{"styleHashes": "none"}');
    expect((await get('/about')).status).toBe(500);
    expect(String(site.errors)).toContain('is not a policy');
  });
});

test('a page may lie in a folder of its own', async () => {
  await mkdir(join(site.outDir, 'docs'));
  await writeFiles(site.outDir, { 'docs/index.html': 'docs', 'docs/first.html': 'first' });
  now += 1000;
  expect(await (await get('/docs')).text()).toBe('docs');
  expect((await get('/docs/')).headers.get('location')).toBe('/docs');
  expect(await (await get('/docs/first')).text()).toBe('first');
});
