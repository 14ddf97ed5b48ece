/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFile } from '@/tools/hosting/cloudflare';
import { contentSecurityPolicy } from '@/tools/hosting/content-security-policy';
import { writeHostFiles } from '@/tools/hosting/host-files';
import { netlifyToml } from '@/tools/hosting/netlify';
import { nginxConf } from '@/tools/hosting/nginx';
import { hostingRules } from '@/tools/hosting/rules';
import { fileOf } from '@/tools/hosting/site-rules';

/** What the engines of the hosts do not show: `npm run test:hosts` has them read the files and answer the table. */

const RULES = hostingRules({
  contentSecurityPolicy: contentSecurityPolicy({ styleHashes: ['sha256-AAAA'], connect: 'https://api.emailjs.com' }),
  https: true,
});
test('a policy for 24 pages with styles of their own fits; one that Cloudflare Pages would ignore is an error', () => {
  const headersWith = (count: number) => {
    const styleHashes = Array.from({ length: count }, (_, index) => `sha256-${String(index).padStart(43, 'A')}=`);
    const policy = contentSecurityPolicy({ styleHashes, connect: 'https://api.emailjs.com' });
    return () => headersFile(hostingRules({ contentSecurityPolicy: policy }));
  };
  expect(headersWith(24)).not.toThrow();
  expect(headersWith(40)).toThrow(
    /There are \d{4} characters in the _headers line "Content-Security-Policy: default-src 'no…"; Cloudflare Pages accepts 2000/,
  );
});

test('netlify.toml: no pretty URLs, which would redirect to lower case', () => {
  expect(netlifyToml(RULES, ['index.html'])).toContain('[build.processing.html]\n  pretty_urls = false');
});

test('nginx.conf: a value with a variable of nginx is an error', () => {
  const withDollar = { ...RULES, headers: [{ path: '/*' as const, headers: { 'X-Any': '$host' } }] };
  expect(() => nginxConf(withDollar)).toThrow('nginx.conf cannot have the value $host.');
});

describe('the files of a build', () => {
  const NAMES = [
    'firebase.json',
    'editor.firebase.json',
    'netlify.toml',
    'nginx.conf',
    'out/_headers',
    'out/_redirects',
  ];
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'hosting-'));
    await mkdir(join(root, 'out'));
    for (const { to } of RULES.redirects) await addPage(fileOf(to));
  });
  afterEach(() => rm(root, { recursive: true }));

  const addPage = (name: string) => writeFile(join(root, 'out', name), '');
  const policyFile = () => join(root, 'policy.json');
  /** Writes the files and returns their texts. */
  async function write(): Promise<Record<string, string>> {
    const files = await writeHostFiles({ root, outDir: join(root, 'out'), policyFile: policyFile() });
    expect(files).toEqual(NAMES.map((name) => join(root, name)));
    const texts = files.map(async (file, index) => [NAMES[index]!, await readFile(file, 'utf8')] as const);
    return Object.fromEntries(await Promise.all(texts));
  }

  test('are for https, and the same each time', async () => {
    const texts = await write();
    for (const name of ['firebase.json', 'nginx.conf', 'out/_headers']) {
      expect(texts[name]).toContain('Strict-Transport-Security');
      expect(texts[name]).not.toContain('Content-Security-Policy');
    }
    expect(await write()).toEqual(texts);
  });

  test('include the policy of the build', async () => {
    await writeFile(policyFile(), JSON.stringify({ styleHashes: ['sha256-AAAA'], connect: "'self'" }));
    const texts = await write();
    for (const name of ['firebase.json', 'nginx.conf', 'out/_headers']) {
      expect(texts[name]).toContain("style-src 'sha256-AAAA'");
    }
  });

  test('have no redirect to a page that the content no longer has', async () => {
    expect((await write())['out/_redirects']).toContain('/cyber-security /cybersecurity');
    await rm(join(root, 'out/cybersecurity.html'));
    expect(Object.values(await write()).join('')).not.toContain('cyber');
  });

  test('have no redirect that hides a page: it is an error', async () => {
    await addPage('contact.html');
    await expect(write()).rejects.toThrow('redirects /contact to /contacts, which hides the page contact.html');
  });
});
