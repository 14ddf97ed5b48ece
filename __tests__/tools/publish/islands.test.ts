/** @jest-environment node */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleIslands, readRegistry, type Script, type Scripts } from '@/tools/publish/islands/bundle';
import { ISLAND_SOURCES, makeProject, MODULES } from './support/project';

const roots: string[] = [];
async function project(files: Record<string, string> = {}): Promise<string> {
  const root = await makeProject({ ...ISLAND_SOURCES, ...files });
  roots.push(root);
  return root;
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

const MENU = { islands: ['Menu'] };
const BOTH = { islands: ['Menu', 'Tabs'] };
const PAGES = [MENU, BOTH, { islands: [] }, MENU];
async function build(env = {}, files: Record<string, string> = {}): Promise<Scripts> {
  const root = await project(files);
  const registry = await readRegistry(join(root, MODULES.registry));
  return bundleIslands({ root, ...MODULES, runtime: 'preact', env }, registry, PAGES);
}

const ENVIRONMENT = {
  NEXT_PUBLIC_SHOWN: 'shown-text',
  NEXT_PUBLIC_QUOTED: 'quoted-text',
  NEXT_PUBLIC_UNPACKED: 'unpacked-text',
  NEXT_PUBLIC_ABSENT: undefined,
  NEXT_PUBLIC_LATER: undefined,
  SECRET: 'secret-text',
};

const textOf = (scripts: readonly Script[]) => scripts.map(({ content }) => Buffer.from(content).toString()).join('\n');
const namesOf = (scripts: readonly Script[]) => scripts.map(({ src }) => src.replace(/-[A-Z\d]{8}\.js$/, ''));

describe('the scripts', () => {
  let scripts: Scripts;
  let menu: string;
  let both: string;
  beforeAll(async () => {
    scripts = await build(ENVIRONMENT);
    [menu, both] = [textOf(scripts.ofPage(MENU).initial), textOf(scripts.ofPage(BOTH).initial)];
  });

  test('a page names one script, the one for its set of islands', () => {
    expect(namesOf(scripts.ofPage(MENU).initial)).toEqual(['/islands/Menu']);
    expect(namesOf(scripts.ofPage(BOTH).initial)).toEqual(['/islands/Menu-Tabs']);
    expect(scripts.ofPage({ islands: [] }).initial).toEqual([]);
    expect(namesOf(scripts.all)).toEqual(['/islands/Menu', '/islands/Menu-Tabs']);
  });

  test('a script contains the islands of its pages and no others', () => {
    expect(menu).toContain('open-the-menu');
    expect(menu).not.toMatch(/shared-text|side-effect/);
    expect(both).toMatch(/open-the-menu[^]*shared-text|shared-text[^]*open-the-menu/);
    expect(both).toContain('side-effect');
  });

  test('public variables are constants however they are written, and code for missing ones is removed', () => {
    for (const name of ['shown', 'quoted', 'unpacked']) expect(both).toContain(`"${name}-text"`);
    expect(textOf(scripts.all)).not.toMatch(/process\b.{0,3}env|NODE_ENV|secret-text|loaded-later/);
  });

  test('scripts that are loaded later are separate', async () => {
    const later = await build({ ...ENVIRONMENT, NEXT_PUBLIC_LATER: '1' });
    expect(namesOf(later.ofPage(BOTH).initial)).toEqual(['/islands/Menu-Tabs']);
    expect(textOf(later.ofPage(BOTH).onDemand)).toContain('loaded-later');
    expect(later.ofPage(MENU).onDemand).toEqual([]);
  });

  test('integrity is the hash of the content', () => {
    for (const { content, integrity } of scripts.all)
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  });

  test('another source gives another name', async () => {
    const changed = { 'components/menu.tsx': ISLAND_SOURCES['components/menu.tsx'].replace('close-the', 'shut-the') };
    expect((await build({}, changed)).all[0]!.src).not.toBe(scripts.all[0]!.src);
  });
});

test('an error in a source names the file', async () => {
  const built = build({}, { 'components/menu.tsx': 'export function Menu( {' });
  await expect(built).rejects.toThrow(/components\/menu\.tsx:1:/);
});
