/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleIslands, type Script } from '@/publish/islands/bundle';
import { readRegistry } from '@/publish/islands/registry';
import { ISLAND_SOURCES, makeProject } from './support/project';

const roots: string[] = [];
async function project(files: Record<string, string> = {}): Promise<string> {
  const root = await makeProject({ ...ISLAND_SOURCES, ...files });
  roots.push(root);
  return root;
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

const text = (scripts: readonly Script[]) => scripts.map(({ content }) => Buffer.from(content).toString()).join('\n');
const names = (scripts: readonly Script[]) => scripts.map(({ src }) => src.replace(/-[A-Z\d]{8}\.js$/, ''));

describe('registry', () => {
  test('tells where each component is', async () => {
    const root = await project();
    expect([...(await readRegistry(join(root, 'components/islands/registry.ts')))]).toEqual([
      ['menu', { specifier: '../menu', exported: 'Menu' }],
      ['tab-panels', { specifier: '../tabs', exported: 'Tabs' }],
    ]);
  });

  test.each([
    ['no ISLANDS', "import { A } from './a';\nexport const OTHERS = { a: A };", /found no object ISLANDS/],
    [
      'a component that is not imported',
      'const A = () => null;\nexport const ISLANDS = { a: A };',
      /found "a: A" in ISLANDS/,
    ],
    ['a spread', "import { A } from './a';\nexport const ISLANDS = { ...A };", /found "\.\.\.A" in ISLANDS/],
  ])('%s is a fault', async (_what, source, message) => {
    const root = await project({ 'registry.ts': source });
    await expect(readRegistry(join(root, 'registry.ts'))).rejects.toThrow(message);
  });
});

describe.each(['preact', 'react'] as const)('scripts on %s', (runtime) => {
  const build = async (env = {}, files = {}) => {
    const root = await project(files);
    const registry = await readRegistry(join(root, 'components/islands/registry.ts'));
    const specifiers = new Map(
      [...registry].map(([name, each]) => [name, { ...each, specifier: each.specifier.replace('..', './components') }]),
    );
    return bundleIslands({ root, runtime, env }, specifiers, [
      { islands: ['menu'], wakes: ['idle'] },
      { islands: ['menu', 'tab-panels'], wakes: ['idle', 'load'] },
      { islands: [], wakes: [] },
      { islands: ['menu'], wakes: ['visible'] },
    ]);
  };

  test('a page names the one script that is made for its islands', async () => {
    const scripts = await build();
    expect(names(scripts.ofPage(['menu']))).toEqual(['/islands/menu']);
    expect(names(scripts.ofPage(['menu', 'tab-panels']))).toEqual(['/islands/menu-tab-panels']);
    expect(scripts.ofPage([])).toEqual([]);
    expect(names(scripts.all)).toEqual(['/islands/menu', '/islands/menu-tab-panels']);
  });

  test('a script holds the islands of its pages and no others', async () => {
    const scripts = await build();
    const [menu, both] = [scripts.ofPage(['menu']), scripts.ofPage(['menu', 'tab-panels'])].map(text);
    expect(menu).toContain('open-the-menu');
    expect(menu).not.toContain('said-by-two');
    expect(both).toContain('open-the-menu');
    expect(both).toContain('said-by-two');
  });

  test('a script holds what the islands of its pages wait for and nothing else', async () => {
    const scripts = await build();
    const [menu, both] = [scripts.ofPage(['menu']), scripts.ofPage(['menu', 'tab-panels'])].map(text);
    expect(menu).toContain('requestIdleCallback');
    expect(menu).toContain('IntersectionObserver');
    expect(both).toContain('requestIdleCallback');
    expect(both).not.toContain('IntersectionObserver');
  });

  test('public variables are constants, and code for those that are missing is gone', async () => {
    const scripts = await build({ NEXT_PUBLIC_SHOWN: 'shown-text', SECRET: 'secret-text' });
    expect(text(scripts.all)).toContain('"shown-text"');
    expect(text(scripts.all)).not.toMatch(/process\.env|NODE_ENV|secret-text|loaded-later/);
  });

  test('what is loaded later is told apart', async () => {
    const scripts = await build({ NEXT_PUBLIC_LATER: '1' });
    expect(names(scripts.ofPage(['menu', 'tab-panels']))).toEqual(['/islands/menu-tab-panels']);
    expect(text(scripts.onDemand(['menu', 'tab-panels']))).toContain('loaded-later');
    expect(scripts.onDemand(['menu'])).toEqual([]);
  });

  test('integrity is the hash of the content', async () => {
    const [base] = (await build()).all as [Script];
    const { createHash } = await import('node:crypto');
    expect(base.integrity).toBe(`sha384-${createHash('sha384').update(base.content).digest('base64')}`);
  });

  test('two builds in two folders give the same bytes', async () => {
    const [one, other] = [await build(), await build()];
    const facts = ({ all }: typeof one) => all.map(({ src, integrity }) => [src, integrity]);
    expect(facts(one)).toEqual(facts(other));
  });

  test('another source gives another name', async () => {
    const [one] = (await build()).all as [Script];
    const [other] = (
      await build({}, { 'components/menu.tsx': ISLAND_SOURCES['components/menu.tsx'].replace('close-the', 'shut-the') })
    ).all as [Script];
    expect(one.src).not.toBe(other.src);
  });
});

test('an error in a source names the file', async () => {
  const root = await project();
  await writeFile(join(root, 'components/menu.tsx'), 'export function Menu( {');
  const registry = new Map([['menu', { specifier: './components/menu', exported: 'Menu' }]]);
  const built = bundleIslands({ root, runtime: 'preact', env: {} }, registry, [{ islands: ['menu'], wakes: ['idle'] }]);
  await expect(built).rejects.toThrow(/components\/menu\.tsx:1:/);
});
