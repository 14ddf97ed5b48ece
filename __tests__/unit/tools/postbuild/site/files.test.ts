/** @jest-environment node */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExport, selectFiles, writeSite } from '@/tools/postbuild/site/files';
import { mentionedIn } from '@/tools/postbuild/site/references';

const files = (...paths: string[]) => new Map(paths.map((path) => [path, Buffer.from(path)]));
const generated = (html: string) => new Map([['/about.html', Buffer.from(html)]]);
const select = (html: string, present: Map<string, Buffer>) => [...selectFiles(present, generated(html)).keys()];

describe('selectFiles publishes', () => {
  test.each([
    ['a picture of a later slide', '<div data-props="{&quot;avif&quot;:&quot;/p/a.webp 400w, /p/x.webp 720w&quot;}">'],
    ['a file that metadata names with the host', '<meta content="https://www.example.com/p/a.webp">'],
    ['a file with a space in its name', '<a href="/p/a%20b.webp">x</a>', '/p/a b.webp'],
  ])('%s', (_what, html, path = '/p/a.webp') => {
    const published = select(html, files(path, '/p/x.webp', '/p/unused.webp'));
    expect(published).toContain(path);
    expect(published).not.toContain('/p/unused.webp');
  });

  test('unmentioned files only if they are included', () => {
    const present = files('/robots.txt', '/about.txt', '/_next/static/chunks/main.js');
    expect(select('', present)).toEqual(['/about.html', '/robots.txt']);
  });

  test('files that an included or a mentioned file mentions', () => {
    const present = new Map([
      ['/.well-known/a.txt', Buffer.from('See /icon-192.png')],
      ['/drawing.svg', Buffer.from('<svg><image href="/inner.png"/></svg>')],
      ...files('/icon-192.png', '/inner.png'),
    ]);
    expect(select('<img src="/drawing.svg">', present)).toEqual([
      '/.well-known/a.txt',
      '/about.html',
      '/drawing.svg',
      '/icon-192.png',
      '/inner.png',
    ]);
  });

  test('generated pages, but not those of the export', () => {
    const present = files('/about.html', '/_not-found.html');
    const selected = selectFiles(present, generated('<a href="/_not-found.html">'));
    expect([...selected.keys()]).toEqual(['/about.html']);
    expect(String(selected.get('/about.html'))).toContain('<a');
  });
});

test('mentionedIn finds the paths that a string mentions', () => {
  expect(mentionedIn('"/a.png", url(/b.png) https://x.example/c.png?d /e%ZZ mailto:x@y relative/f.png')).toEqual([
    '/a.png',
    '/b.png',
    '/c.png',
    '',
  ]);
});

test('an export is read by path, and a folder is replaced as a whole', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'publish-'));
  const out = join(dir, 'out');
  await expect(readExport(out)).rejects.toThrow('found no _next folder');
  await writeSite(out, files('/old.html'));
  await expect(readExport(out)).rejects.toThrow('Run "next build" first');
  const written = files('/.well-known/security.txt', '/_next/x.js', '/a/new.html');
  await writeSite(out, written);
  expect(await readExport(out)).toEqual(written);
  await rm(dir, { recursive: true });
});

test('a folder is replaced in one step, so it is never half full or unreadable', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'publish-'));
  const out = join(dir, 'out');
  const site = (version: string) => files(...Array.from({ length: 300 }, (_, index) => `/a/${index}.${version}`));
  const umask = process.umask(0o077);
  await writeSite(out, site('0'));
  let ended = false;
  const seen = new Set<number>();
  const look = async () => {
    while (!ended) seen.add((await readdir(join(out, 'a')).catch(() => [])).length);
  };
  const looking = look();
  for (let version = 1; version <= 5; version += 1) await writeSite(out, site(String(version)));
  ended = true;
  await looking;
  process.umask(umask);
  seen.delete(0);
  expect([...seen]).toEqual([300]);
  const modes = ['', 'a', 'a/0.5'].map(async (name) => ((await stat(join(out, name))).mode & 0o777).toString(8));
  expect(await Promise.all(modes)).toEqual(['755', '755', '644']);
  expect(await readdir(dir)).toEqual(['out']);
  await rm(dir, { recursive: true });
});
