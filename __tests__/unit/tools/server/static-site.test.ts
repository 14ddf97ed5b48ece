/** @jest-environment node */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@/tools/hosting/requests/ask';
import { startSite, writeFiles, type Fixture } from './support/site';

const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Tests requests that the table (`__tests__/built/requests.test.ts`) cannot send to the built site. */

let site: Fixture;

beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const get = (target: string, headers?: Record<string, string>) => ask(site.url, { target, headers });

test.each(['/.hidden', '/.well-known/.hidden', '/link.txt', '/folder/secret.txt'])(
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

// The table leaves these out: Firebase may call them bad requests, and its emulator throws an error.
test.each(['/%', '/%E0%A4%A', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/about%00'])(
  '%s gets the not-found page, and is not resolved',
  async (path) => {
    await writeFiles(site.root, { 'secret.txt': 'secret' });
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(String(body)).toContain('NOT APPLICABLE');
    expect(site.errors).toEqual([]);
  },
);

describe('a new build', () => {
  const policyOf = async () => (await get('/about')).headers['content-security-policy'];

  test('is served on the next request, with its policy and its pages', async () => {
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

  test('gives requests status 503 while it is in progress', async () => {
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

  test('with a broken policy gives requests status 500, not a page without a policy', async () => {
    await writeFile(site.policyFile, '{"styleHashes": "none"}');
    expect((await get('/about')).status).toBe(500);
    expect(String(site.errors)).toContain('is not a policy');
  });
});
