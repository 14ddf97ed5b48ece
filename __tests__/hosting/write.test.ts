/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingRules } from '@/hosting/rules';
import { writeHostingFiles } from '@/hosting/write';

let root: string;
let outDir: string;
let policyFile: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hosting-'));
  [outDir, policyFile] = [join(root, 'out'), join(root, 'policy.json')];
  await mkdir(outDir);
  for (const { to } of hostingRules().redirects) await build(to === '/' ? 'index.html' : `${to.slice(1)}.html`);
});
afterEach(() => rm(root, { recursive: true }));

const build = (name: string) => writeFile(join(outDir, name), '');
const read = (name: string) => readFile(join(root, name), 'utf8');
const write = () => writeHostingFiles({ root, outDir, policyFile });

test('writes the files of all hosts, for https', async () => {
  expect(await write()).toEqual(['firebase.json', 'out/_headers', 'out/_redirects'].map((name) => join(root, name)));
  for (const name of ['firebase.json', 'out/_headers']) {
    expect(await read(name)).toContain('Strict-Transport-Security');
    expect(await read(name)).not.toContain('Content-Security-Policy');
    expect(await read(name)).not.toContain('"/speculation-rules.json\\""');
  }
});

test('takes up the policy and the speculation rules of the build', async () => {
  await writeFile(policyFile, JSON.stringify({ styleHashes: ['sha256-AAAA'], connect: "'self'" }));
  await build('speculation-rules.json');
  await write();
  expect(await read('out/_headers')).toMatch(
    /Content-Security-Policy: .*style-src 'sha256-AAAA'.*upgrade-insecure-requests\n/,
  );
  expect(await read('out/_headers')).toContain('Speculation-Rules: "/speculation-rules.json"\n');
  expect(await read('firebase.json')).toContain('upgrade-insecure-requests');
});

test('gives the same bytes each time', async () => {
  await write();
  const first = [await read('firebase.json'), await read('out/_headers'), await read('out/_redirects')];
  await write();
  expect([await read('firebase.json'), await read('out/_headers'), await read('out/_redirects')]).toEqual(first);
});

test('a page that was taken out of the content takes its redirects with it', async () => {
  await write();
  expect(await read('out/_redirects')).toContain('/cyber-security /cybersecurity');
  await rm(join(outDir, 'cybersecurity.html'));
  await write();
  for (const name of ['firebase.json', 'out/_redirects']) expect(await read(name)).not.toContain('cyber');
});

test('a redirect that hides a page is an error', async () => {
  await build('contact.html');
  await expect(write()).rejects.toThrow('redirects /contact to /contacts, which hides the page contact.html');
});
