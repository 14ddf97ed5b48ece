/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage } from '@/publish/html/tree';
import { readExport } from '@/publish/site/export';
import { formTargetsIn, writePolicy } from '@/publish/site/policy';
import { readPages } from '@/publish/site/read-pages';
import { loadedBy, mentionedIn } from '@/publish/site/references';
import { selectFiles } from '@/publish/site/select-files';
import { speculationRules } from '@/publish/site/speculation-rules';
import { writeSite } from '@/publish/site/write';
import { nextPage } from './support/next-page';

const files = (...addresses: string[]) => new Map(addresses.map((address) => [address, Buffer.from(address)]));
const made = (html: string) => new Map([['/about.html', Buffer.from(html)]]);
const select = (html: string, present: Map<string, Buffer>, keepers: RegExp[] = []) => [
  ...selectFiles(present, made(html), [{ file: 'about.html', document: parsePage(html) }], keepers).keys(),
];

describe('what is published', () => {
  test.each([
    ['a picture', '<img src="/p/a.webp">'],
    ['a copy of a picture', '<img srcset="/p/x.webp 1w, /p/a.webp 2w" src="/p/x.webp">'],
    ['a picture of a later slide', '<div data-props="{&quot;avif&quot;:&quot;/p/a.webp 400w, /p/x.webp 720w&quot;}">'],
    ['an icon with a query', '<link rel="icon" href="/p/a.webp?hash">'],
    ['a file that a style names', '<style>p{background:url(/p/a.webp)}</style>'],
    [
      'a file that metadata names with the host',
      '<meta property="og:image" content="https://www.example.com/p/a.webp">',
    ],
    ['a file that a link leads to', '<a href="/p/a.webp">x</a>'],
    ['a name with a space', '<a href="/p/a%20b.webp">x</a>', '/p/a b.webp'],
  ])('%s', (_what, html, address = '/p/a.webp') => {
    expect(select(html, files(address, '/p/x.webp', '/p/unused.webp'))).toContain(address);
    expect(select(html, files(address, '/p/x.webp', '/p/unused.webp'))).not.toContain('/p/unused.webp');
  });

  test('files without a mention only if they are keepers', () => {
    const present = files('/robots.txt', '/about.txt', '/_next/static/chunks/main.js');
    expect(select('', present, [/^\/robots\.txt$/])).toEqual(['/about.html', '/robots.txt']);
  });

  test('what a keeper or a file that is referred to names', () => {
    const present = new Map([
      ['/manifest.webmanifest', Buffer.from('{"icons":[{"src":"/icon-192.png"}]}')],
      ['/drawing.svg', Buffer.from('<svg><image href="/inner.png"/></svg>')],
      ...files('/icon-192.png', '/inner.png'),
    ]);
    expect(select('<img src="/drawing.svg">', present, [/^\/manifest/])).toEqual([
      ...['/about.html', '/drawing.svg', '/icon-192.png', '/inner.png', '/manifest.webmanifest'],
    ]);
  });

  test('pages as they were made, not as Next wrote them, and none that was dropped', () => {
    const present = files('/about.html', '/_not-found.html');
    const chosen = selectFiles(present, made('<a href="/_not-found.html">'), [], [/html$/]);
    expect([...chosen.keys()]).toEqual(['/about.html']);
    expect(String(chosen.get('/about.html'))).toContain('<a');
  });

  test('a page that loads what is not there is a fault', () => {
    expect(() => select('<img src="/p/gone.webp">', files())).toThrow('about.html: found a reference to /p/gone.webp');
  });

  test('links to other pages are not files', () => {
    expect(select('<a href="/contacts">x</a><link rel="canonical" href="/about">', files())).toEqual(['/about.html']);
  });
});

test('what a page loads', () => {
  const html =
    '<link rel="icon" href="/i.svg?x"><img src="/a.png" srcset="/b.png 1x, /c.png 2x"><video poster="/v.png"></video>' +
    '<svg><use href="/s.svg#x"></use></svg><img src="https://other.example/x.png"><a href="/page"></a>';
  expect(loadedBy(parsePage(html)).sort()).toEqual(['/a.png', '/b.png', '/c.png', '/i.svg', '/s.svg', '/v.png']);
});

test('what a text mentions', () => {
  expect(mentionedIn('"/a.png", url(/b.png) https://x.example/c.png?d /e%ZZ mailto:x@y relative/f.png')).toEqual([
    ...['/a.png', '/b.png', '/c.png', ''],
  ]);
});

describe('folders', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'publish-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  test('an export is read by address', async () => {
    await writeSite(join(dir, 'out'), files('/index.html', '/_next/x.js', '/.well-known/security.txt'));
    expect([...(await readExport(join(dir, 'out'))).keys()]).toEqual([
      ...['/.well-known/security.txt', '/_next/x.js', '/index.html'],
    ]);
  });

  test('what is no export is a fault', async () => {
    await expect(readExport(join(dir, 'none'))).rejects.toThrow('found no _next folder');
    await writeSite(join(dir, 'out'), files('/index.html'));
    await expect(readExport(join(dir, 'out'))).rejects.toThrow('Run "next build" first');
  });

  test('what was in the folder before is gone', async () => {
    await writeSite(join(dir, 'out'), files('/old.html', '/_next/x.js'));
    await writeSite(join(dir, 'out'), files('/a/new.html', '/_next/x.js'));
    expect([...(await readExport(join(dir, 'out'))).keys()]).toEqual(['/_next/x.js', '/a/new.html']);
  });

  test('the policy is written as the project makes it', async () => {
    const policy = { file: 'cache/policy.json', make: (facts: object) => ({ ...facts, more: 1 }) };
    await writePolicy({ root: dir, policy }, { styleHashes: ['sha256-x'], formTargets: [] });
    expect(JSON.parse(await readFile(join(dir, 'cache/policy.json'), 'utf8'))).toEqual({
      ...{ styleHashes: ['sha256-x'], formTargets: [], more: 1 },
    });
  });
});

test('where forms go', () => {
  const html = '<form action="/api/send"></form><form></form><form action="https://mail.example/api/send"></form>';
  expect(formTargetsIn(parsePage(html))).toEqual(["'self'", "'self'", 'https://mail.example']);
});

describe('pages of the export', () => {
  const page = Buffer.from(nextPage());

  test('all but those that are dropped', () => {
    const present = new Map([
      ['/about.html', page],
      ['/_not-found.html', page],
      ['/about.txt', page],
    ]);
    expect(readPages(present, ['_not-found.html'], new Set()).map(({ file }) => file)).toEqual(['about.html']);
  });

  test('the faults of all of them are told at once', () => {
    const broken = Buffer.from(nextPage({ main: '<p style="color:red">' }));
    const present = new Map([
      ['/a.html', broken],
      ['/b.html', broken],
    ]);
    expect(() => readPages(present, [], new Set())).toThrow(/a\.html: found style.*\nb\.html: found style/);
  });

  test('none at all is a fault', () => expect(() => readPages(new Map(), [], new Set())).toThrow('found no page'));
});

test('speculation rules: links of the site, but for queries, what the project excludes, and what opens no page', () => {
  expect(JSON.parse(speculationRules(['/api/*']))).toEqual({
    prerender: [
      {
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/*\\?(.+)' } },
            { not: { href_matches: '/api/*' } },
            { not: { selector_matches: '[href^="#"], [download], [target="_blank"], [rel~="nofollow"]' } },
          ],
        },
      },
    ],
  });
});
