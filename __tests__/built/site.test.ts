/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED_NAMES } from '@/lib/content/files';
import { LIVE_SITE } from '@/tools/hosting/test-settings';
import { licencesOf } from '@/tools/postbuild/licences';
import { content, fileOf, NOT_FOUND, OUT, publishedFiles, readOut, ROUTES } from './built-site';
import { ROUTES as SPECIFIED } from './routes';

const RULES = readFileSync('firebase.json', 'utf8');

test('the 23 pages of the specification exist, and others only for files that editors have added', () => {
  expect(new Set(SPECIFIED).size).toBe(23);
  expect(ROUTES).toEqual(expect.arrayContaining([...SPECIFIED]));
  const added = Object.values(content.collections)
    .flatMap(Object.keys)
    .map((name) => `/${name}`);
  expect([...new Set([...SPECIFIED, ...added])].sort()).toEqual([...ROUTES].sort());
});

test('nothing but the pages and the not-found page is published as HTML', () => {
  expect(publishedFiles('.html', '.htm', '.xhtml')).toEqual([...ROUTES, NOT_FOUND].map(fileOf).sort());
});

test('no page made from a content file can take the name of anything else that is published', () => {
  const pages = ROUTES.map((route) => route.slice(1));
  const others = readdirSync(OUT).map((name) => name.replace(/\..*/, ''));
  const taken = [...PUBLISHED_NAMES, 'index'];
  expect(others.filter((name) => /^[a-z]/.test(name) && ![...pages, ...taken].includes(name))).toEqual([]);
});

test('the sitemap lists all pages and nothing else, by their canonical addresses', () => {
  const listed = [...readOut('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(ROUTES.map((route) => content.site.url + route).sort());
});

test('the policy allows exactly the Trusted Types policies that scripts create', () => {
  const scripts = publishedFiles('.js').map(readOut).join('\n');
  const created = [...scripts.matchAll(/createPolicy\(["'`]([^"'`]*)/g)].map(([, name]) => name);
  expect([...new Set(created)]).toEqual(/trusted-types ([^;"]*)/.exec(RULES)?.[1]?.split(' '));
});

test('no published file contains the mark of a placeholder', () => {
  const texts = publishedFiles('.html', '.xml', '.txt', '.json', '.js', '.css', '.webmanifest', '.svg');
  const found = texts.filter((file) => /\[\[[\p{L}\p{N}+][^[\]"'`]*\]\]/u.test(readOut(file)));
  expect(texts.length).toBeGreaterThan(24);
  expect(found).toEqual([]);
});

test('robots.txt lets everybody read everything and names the sitemap', () => {
  const lines = readOut('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${content.site.url}/sitemap.xml`]);
});

test('security.txt points to the contact page, and is valid for less than a year', () => {
  const lines = readOut('.well-known/security.txt').trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ') as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`${content.site.url}/contacts`);
  expect(fields.get('Canonical')).toBe(`${content.site.url}/.well-known/security.txt`);
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const built = statSync(path.join(OUT, 'index.html')).mtimeMs;
  const days = (new Date(fields.get('Expires')!).getTime() - built) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});

test('licences.txt has the licence of each package of which something is published', () => {
  const namesIn = (folder: string) =>
    readFileSync(`${folder}/licences.txt`, 'utf8').match(/^\S+(?= [\d.]+ \([^)]+\)\n\n\S)/gm);
  const ours = [
    ...['@emailjs/browser', '@fontsource-variable/familjen-grotesk', '@tabler/icons-react', 'idb', 'preact'],
    ...['tailwindcss', 'workbox-background-sync', 'workbox-core'],
  ];
  expect(namesIn(OUT)).toEqual(ours);
  expect(namesIn(`${LIVE_SITE}/out`)).toEqual(expect.arrayContaining([...ours, '@firebase/firestore']));
  expect(namesIn(`${OUT}/admin`)).toEqual(expect.arrayContaining(['@sveltia/cms', 'libheif', 'libde265']));
  const notices = readOut('admin/licences.txt');
  expect(notices).toMatch(/^libheif .*\n\nCopyright \(c\) .+\nIn assets\/heic_dec-/m);
  expect(notices.match(/^GNU LESSER GENERAL PUBLIC LICENSE$/gm)).toHaveLength(2);
  expect(notices).not.toContain('Copyright (c) <year>');
  // A new name means that the file may have other versions of its programs.
  const programs = readdirSync(`${OUT}/admin/assets`).filter((file) => file.endsWith('.wasm'));
  expect(programs.filter((file) => !notices.includes(file))).toEqual([]);
  expect(() => licencesOf(['tools/firebase-cli'])).toThrow('tools/firebase-cli has no licence file');
});
