/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '@/tools/hosting/cloudflare';
import { contentSecurityPolicy } from '@/tools/hosting/content-security-policy';
import { firebaseJson } from '@/tools/hosting/firebase';
import { writeHostFiles } from '@/tools/hosting/host-files';
import { netlifyToml } from '@/tools/hosting/netlify';
import { nginxConf } from '@/tools/hosting/nginx';
import { hostingRules } from '@/tools/hosting/rules';
import { fileOf } from '@/tools/hosting/site-rules';

/** What can be said of the files without the hosts. `npm run test:hosts` has their engines read them. */

const RULES = hostingRules({
  contentSecurityPolicy: contentSecurityPolicy({ styleHashes: ['sha256-AAAA'], connect: 'https://api.emailjs.com' }),
  https: true,
});
const PICTURE = 'pictures/a-0a1b2c.avif';
const FILES = ['404.html', 'about.html', 'index.html', 'productEngg.html', 'robots.txt', PICTURE, '.well-known/x.txt'];

interface Block {
  pattern: string;
  headers: [name: string, value: string][];
}

/** Parses `_headers` as both hosts do: trimmed lines, a line with a slash begins a block, the first colon ends a name. */
function parseHeaders(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) blocks.push({ pattern: line, headers: [] });
    else if (line)
      blocks.at(-1)?.headers.push([line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return blocks;
}

interface Hosting {
  ignore: string[];
  redirects: unknown[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}
const hosting = () => (JSON.parse(firebaseJson(RULES, FILES)) as { hosting: Hosting }).hosting;

/** The lines of the block of a text that has this line. */
const blockWith = (text: string, line: string) => {
  const block = text.split('\n\n').find((each) => each.split('\n').some((own) => own.trim() === line));
  return block?.split('\n').map((own) => own.trim());
};

test('only files that exist are kept for a year, where a host sends the headers of a folder with status 404', () => {
  const kept = hosting().headers.filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')));
  expect(kept.map(({ source }) => source)).toEqual([`/${PICTURE}`]);
  const toml = netlifyToml(RULES, FILES);
  expect(toml.match(/immutable/g)).toHaveLength(1);
  expect(blockWith(toml, `for = "/${PICTURE}"`)).toContain('Cache-Control = "public, max-age=31536000, immutable"');
  // The folders of `_headers` are those of Cloudflare Pages alone: Netlify knows no placeholder within a segment.
  const folders = parseHeaders(headersFile(RULES)).filter(({ headers }) => String(headers).includes('immutable'));
  const patterns = folders.map(({ pattern }) => pattern);
  expect(patterns.map((pattern) => pattern.replace(':', ''))).toEqual(['/pictures/*', '/islands/*', '/fonts/*']);
  for (const pattern of patterns) expect(pattern).toMatch(/\w:\w\/\*$/);
});

test('_headers uses only what both hosts understand', () => {
  for (const { pattern, headers } of parseHeaders(headersFile(RULES))) {
    expect(pattern).toMatch(/^\/([\w/.-]*(:\w\/)?\*?|:page\/?)$/);
    expect(headers.length).toBeGreaterThan(0);
    // Cloudflare Pages puts what a placeholder or splat matched into values that name it.
    for (const [name, value] of headers) expect(`${name}: ${value}`).not.toMatch(/:page|:splat|:[a-z]\b/);
  }
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

test('_redirects has each redirect with and without a trailing slash, as static 301', () => {
  const lines = redirectsFile(RULES).trim().split('\n');
  expect(lines).toContain('/sustainability /sustainabilty 301');
  expect(lines).toContain('/sustainability/ /sustainabilty 301');
  expect(lines).toContain('/productengg /productEngg 301');
  for (const line of lines) expect(line).toMatch(/^\/[\w-]+\/? \/\w* 301$/);
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

test('firebase.json has clean URLs, permanent redirects and no file that is not part of the site', () => {
  expect(hosting()).toMatchObject({ public: 'out', cleanUrls: true, trailingSlash: false });
  expect(hosting().redirects).toContainEqual({ source: '/contact', destination: '/contacts', type: 301 });
  expect(hosting().ignore).toEqual(expect.arrayContaining(['_headers', '_redirects', '_not-found.html']));
  expect(hosting().ignore).not.toContain('**/.*');
});

test('netlify.toml has pretty URLs off, and redirects the names of the pages’ files', () => {
  const toml = netlifyToml(RULES, FILES);
  expect(blockWith(toml, '[build.processing.html]')).toContain('pretty_urls = false');
  for (const [from, to, status] of [
    ['/productEngg.html', '/productEngg', 301],
    ['/index.html', '/', 301],
    ['/index', '/', 301],
    ['/404', '/404.html', 404],
    ['/_headers', '/404.html', 404],
  ]) {
    const lines = blockWith(toml, `from = "${from}"`);
    expect(lines).toEqual(['[[redirects]]', `from = "${from}"`, `to = "${to}"`, `status = ${status}`, 'force = true']);
  }
});

test('nginx.conf has the headers once, for all its locations', () => {
  const conf = nginxConf(RULES);
  const headers = conf.split('\n').filter((line) => line.trim().startsWith('add_header'));
  // In a location they would replace those of the server.
  expect(headers.filter((line) => line.startsWith(' '))).toEqual([]);
  expect(headers.filter((line) => !line.endsWith(' always;'))).toEqual([]);
  expect(headers.map((line) => line.split(' ')[1])).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'Cache-Control']),
  );
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
