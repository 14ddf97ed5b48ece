/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishOptions } from '@/tools/publish/options';
import { publish } from '@/tools/publish/publish';
import { island, nextPage } from './support/next-page';
import { ISLAND_SOURCES, makeProject, MODULES } from './support/project';

/** From an export to a site, in temporary projects. */

const FONT = readFileSync(
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
const CSS =
  '@font-face{font-family:s;src:url(../media/grotesk-s.p.1a2b3c.woff2)format("woff2");font-weight:400 700}' +
  'body{font-family:s}b{font-weight:600}';

const menu = island('Menu', '<button>open-the-menu</button>');
const EXPORT = {
  'out/index.html': nextPage({ main: `${menu}<img src="/p/used.webp">` }),
  'out/about.html': nextPage({ main: menu + island('Tabs', '<p>shared-text</p>', 'load') }),
  'out/contacts.html': nextPage({ main: `${menu}<form action="https://mail.example/send"></form>` }),
  'out/plain.html': nextPage(),
  'out/_not-found.html': nextPage(),
  'worker.ts':
    "declare const SERVICE: { name: string }; if (process.env.NODE_ENV === 'production') console.log(SERVICE.name);",
  'out/index.txt': 'flight data',
  'out/about/__next._tree.txt': 'flight data',
  'out/p/used.webp': 'used',
  'out/p/unused.webp': 'unused',
  'out/robots.txt': 'User-agent: *',
  'out/_next/static/chunks/site.css': CSS,
  'out/_next/static/chunks/main.js': 'next()',
  'out/_next/static/media/grotesk-s.p.1a2b3c.woff2': FONT,
};

const UNLIMITED = { response: Infinity, scripts: Infinity, onDemand: Infinity, initialLoad: Infinity };

const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

async function project(files: Record<string, string | Buffer> = {}): Promise<PublishOptions> {
  const root = await makeProject({ ...EXPORT, ...ISLAND_SOURCES, ...files });
  roots.push(root);
  return {
    ...{
      root,
      ...MODULES,
      env: { NEXT_PUBLIC_ABSENT: undefined, NEXT_PUBLIC_LATER: undefined },
      from: 'out',
      to: 'site',
      runtime: 'preact',
    },
    worker: { module: 'worker.ts', path: '/worker.js', constants: { SERVICE: { name: 'a "service"' } } },
    exclude: ['_not-found.html'],
    include: [/^\/robots\.txt$/],
    styleGroup: () => 'all',
    headerBytes: () => 1000,
    font: { characters: 'abc', features: ['kern'], fromSystem: '' },
    policy: { file: 'policy.json', make: (facts) => facts },
    budgets: { every: { ...UNLIMITED }, pages: {}, fonts: { bytes: Infinity, files: 2 } },
    enforceBudgets: false,
  };
}

/** All files of a folder by path, with their content. */
const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );

async function publishIn(files: Record<string, string | Buffer> = {}, change: Partial<PublishOptions> = {}) {
  const options = { ...(await project(files)), ...change };
  const result = await publish(options);
  return { options, result, site: contentOf(join(options.root, options.to)) };
}

describe('a published site', () => {
  let published: Awaited<ReturnType<typeof publishIn>>;
  beforeAll(async () => {
    published = await publishIn();
  });

  test('is the same in another folder', async () => {
    const names = Object.keys(published.site).map((name) => name.replace(/-[\dA-Za-z]{8}\.(js|woff2)$/, '-#.$1'));
    expect(names.sort()).toEqual([
      ...['about.html', 'contacts.html', 'fonts/grotesk-#.woff2', 'index.html'],
      ...['islands/Menu-#.js', 'islands/Menu-Tabs-#.js', 'p/used.webp', 'plain.html', 'robots.txt', 'worker.js'],
    ]);
    expect((await publishIn()).site).toEqual(published.site);
  });

  test('orders the head of a page by what the browser needs first', () => {
    const tags = published.site['about.html']!.match(/<(meta|title|link|style|script)[^>]*>/g);
    expect(tags).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width">',
      '<title>',
      '<style>',
      expect.stringMatching(
        /^<script type="module" src="\/islands\/Menu-Tabs-\w{8}\.js" integrity="sha384-[^"]+" fetchpriority="low">$/,
      ),
    ]);
    expect(published.site['plain.html']).not.toMatch(/<script|_next/);
  });

  test('comes with its policy', () => {
    expect(JSON.parse(readFileSync(join(published.options.root, 'policy.json'), 'utf8'))).toEqual({
      styleHashes: [expect.stringMatching(/^sha256-.{43}=$/), expect.stringMatching(/^sha256-.{43}=$/)],
      formTargets: ['https://mail.example'],
      font: expect.stringMatching(/^\/fonts\/grotesk-\w{8}\.woff2$/),
    });
  });

  test('has the worker, with its constants', () => {
    expect(published.site['worker.js']).toContain('a "service"');
  });

  test('is weighed', () => {
    const { pages, fonts, unpublished } = published.result;
    expect(pages.map(({ file, requests }) => [file, requests])).toEqual([
      ['about.html', 3],
      ['contacts.html', 3],
      ['index.html', 4],
      ['plain.html', 2],
    ]);
    const index = pages.find(({ file }) => file === 'index.html')!;
    expect(index).toMatchObject({ images: 4, fonts: fonts[0], onDemand: 0 });
    expect(index.initialLoad).toBe(index.html + index.scripts + index.fonts + index.images);
    expect(unpublished.files).toBe(Object.keys(EXPORT).length - 7);
  });
});

test('the folder of the export can be replaced, but is published only once', async () => {
  const { options, site } = await publishIn({}, { to: 'out' });
  expect(Object.keys(site)).not.toContain('index.txt');
  await expect(publish(options)).rejects.toThrow('Run "next build" first');
});

test('an invalid page leaves the folder as it was', async () => {
  const options = { ...(await project({ 'out/bad.html': nextPage({ main: '<p style="x">' }) })), to: 'out' };
  const before = contentOf(join(options.root, 'out'));
  await expect(publish(options)).rejects.toThrow('bad.html: found style=""');
  expect(contentOf(join(options.root, 'out'))).toEqual(before);
});

test('a page over its budget stops the build', async () => {
  const budgets = { every: { ...UNLIMITED, scripts: 100 }, pages: {}, fonts: { bytes: Infinity, files: 2 } };
  const options = { ...(await project()), budgets, enforceBudgets: true };
  await expect(publish(options)).rejects.toThrow(/about\.html: JavaScript: [\d,]+, allowed are 100/);
  expect(Object.keys(contentOf(options.root))).not.toContain('site/index.html');
});
