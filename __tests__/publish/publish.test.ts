/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BUDGETS } from '@/publish/budgets';
import type { PublishOptions } from '@/publish/options';
import { publish } from '@/publish/publish';
import { island, nextPage } from './support/next-page';
import { ISLAND_SOURCES, makeProject } from './support/project';

/** From an export to a site, in folders of their own. */

const FONT = readFileSync(
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
const CSS =
  '@font-face{font-family:s;src:url(../media/grotesk-s.p.1a2b3c.woff2)format("woff2");font-weight:400 700}' +
  'body{font-family:s}b{font-weight:600}';

const menu = island('menu', '<button>open-the-menu</button>');
const EXPORT = {
  'out/index.html': nextPage({ main: `${menu}<img src="/p/used.webp">` }),
  'out/about.html': nextPage({ main: menu + island('tab-panels', '<p>said-by-two</p>') }),
  'out/contacts.html': nextPage({ main: `${menu}<form action="https://mail.example/send"></form>` }),
  'out/plain.html': nextPage(),
  'out/_not-found.html': nextPage(),
  'out/index.txt': 'flight data',
  'out/about/__next._tree.txt': 'flight data',
  'out/p/used.webp': 'used',
  'out/p/unused.webp': 'unused',
  'out/robots.txt': 'User-agent: *',
  'out/_next/static/chunks/site.css': CSS,
  'out/_next/static/chunks/main.js': 'next()',
  'out/_next/static/media/grotesk-s.p.1a2b3c.woff2': FONT,
};

const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

async function project(files: Record<string, string | Buffer> = {}): Promise<PublishOptions> {
  // Imports of the registry go from the project's root.
  const registry = ISLAND_SOURCES['components/islands/registry.ts'].replaceAll('../', './components/');
  const root = await makeProject({ ...EXPORT, ...ISLAND_SOURCES, 'registry.ts': registry, ...files });
  roots.push(root);
  return {
    ...{ root, env: {}, from: 'out', to: 'site', registry: 'registry.ts', runtime: 'preact' },
    ...{
      dropped: ['_not-found.html'],
      keepers: [/^\/robots\.txt$/],
      speculationRules: { address: '/speculation-rules.json', never: [] },
    },
    font: { characters: 'abc', features: ['kern'] },
    policy: { file: 'policy.json', make: (facts) => facts },
    budgets: BUDGETS,
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

describe.each(['preact', 'react'] as const)('on %s', (runtime) => {
  test('pages, scripts, font and what they refer to are published, and nothing else', async () => {
    const options = { ...(await project()), runtime };
    await publish(options);
    const names = Object.keys(contentOf(join(options.root, 'site'))).map((name) =>
      name.replace(/-[\dA-Za-z]{8}\.(js|woff2)$/, '-#.$1'),
    );
    expect(names).toEqual([
      ...['about.html', 'contacts.html', 'fonts/grotesk-#.woff2', 'index.html'],
      ...['islands/menu-#.js', 'islands/menu-tab-panels-#.js', 'p/used.webp', 'plain.html', 'robots.txt'],
      'speculation-rules.json',
    ]);
  });

  test('two builds in two folders give the same bytes', async () => {
    const [one, other] = await Promise.all(
      [0, 1].map(async () => {
        const options = { ...(await project()), runtime };
        await publish(options);
        return contentOf(join(options.root, 'site'));
      }),
    );
    expect(Object.keys(one!)).toEqual(Object.keys(other!));
    expect(Object.keys(one!).filter((name) => one![name] !== other![name])).toEqual([]);
  });
});

describe('a page', () => {
  let pages: Record<string, string>;
  beforeAll(async () => {
    const options = await project();
    await publish(options);
    pages = contentOf(join(options.root, 'site'));
  });

  test('names first what the first view needs', () => {
    const tags = pages['about.html']!.match(/<(meta|title|link|style|script)[^>]*>/g);
    expect(tags).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width">',
      '<title>',
      expect.stringMatching(
        /^<link rel="preload" href="\/fonts\/grotesk-\w{8}\.woff2" as="font" type="font\/woff2" crossorigin="">$/,
      ),
      '<style>',
      expect.stringMatching(
        /^<script type="module" src="\/islands\/menu-tab-panels-\w{8}\.js" integrity="sha384-[^"]+" fetchpriority="low">$/,
      ),
    ]);
  });

  test('without islands has no script', () => expect(pages['plain.html']).not.toContain('<script'));

  test('has no trace of Next', () => {
    for (const [name, text] of Object.entries(pages)) {
      if (name.endsWith('.html')) expect(text).not.toMatch(/_next|__next|<!--|data-precedence/);
    }
  });
});

test('the policy knows styles and forms', async () => {
  const options = await project();
  await publish(options);
  expect(JSON.parse(readFileSync(join(options.root, 'policy.json'), 'utf8'))).toEqual({
    styleHashes: [expect.stringMatching(/^sha256-.{43}=$/)],
    formTargets: ['https://mail.example'],
  });
});

test('the report weighs each page', async () => {
  const { pages, fonts, removed } = await publish(await project());
  expect(pages.map(({ file, requests }) => [file, requests])).toEqual([
    ['about.html', 4],
    ['contacts.html', 4],
    ['index.html', 5],
    ['plain.html', 3],
  ]);
  const index = pages.find(({ file }) => file === 'index.html')!;
  expect(index).toMatchObject({ pictures: 4, fonts: fonts[0], onDemand: 0 });
  expect(index.firstView).toBeGreaterThan(index.html + index.scripts + index.fonts + index.pictures);
  expect(removed.files).toBe(Object.keys(EXPORT).length - 6);
});

test('a folder can be replaced, and is published once', async () => {
  const options = { ...(await project()), to: 'out' };
  await publish(options);
  expect(Object.keys(contentOf(join(options.root, 'out')))).not.toContain('index.txt');
  await expect(publish(options)).rejects.toThrow('Run "next build" first');
});

test('nothing is written when something is wrong', async () => {
  const options = { ...(await project({ 'out/bad.html': nextPage({ main: '<p style="x">' }) })), to: 'out' };
  const before = contentOf(join(options.root, 'out'));
  await expect(publish(options)).rejects.toThrow('bad.html: found style=""');
  expect(contentOf(join(options.root, 'out'))).toEqual(before);
});

describe('a page over its budget', () => {
  const strict = { ...BUDGETS, every: { ...BUDGETS.every, scripts: 100 }, pages: {} };

  test('stops the build if budgets are enforced', async () => {
    const options = { ...(await project()), budgets: strict, enforceBudgets: true };
    await expect(publish(options)).rejects.toThrow(/about\.html: JavaScript: [\d,]+, allowed are 100/);
    expect(Object.keys(contentOf(options.root))).not.toContain('site/index.html');
  });

  test('is told otherwise', async () => {
    const { violations } = await publish({ ...(await project()), budgets: strict });
    expect(violations.map(({ page }) => page)).toEqual(['about.html', 'contacts.html', 'index.html']);
  });

  test('is not asked for on React', async () => {
    const options = { ...(await project()), budgets: strict, enforceBudgets: true, runtime: 'react' as const };
    expect((await publish(options)).violations).toEqual([]);
  });
});
