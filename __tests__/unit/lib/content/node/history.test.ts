/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getContent } from '@/lib/content';
import { lastChanges } from '@/lib/content/node/history';
import { lastModified } from '@/lib/site/last-modified';
import { routesIn } from '@/lib/site/routes';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const root = path.join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

/** An environment without the repository and settings of the person who runs the tests. */
const ENV = { PATH: process.env.PATH, HOME: folder, NODE_ENV: process.env.NODE_ENV };
const git = (day: string, ...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=An Editor', '-c', 'user.email=editor@example.com', ...command], {
    cwd: root,
    env: { ...ENV, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z' },
    stdio: 'pipe',
  });

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function commit(day: string, ...files: string[]): void {
  for (const file of files) write(file, day);
  git(day, 'add', '.');
  git(day, 'commit', '-qm', day);
}

beforeAll(() => {
  mkdirSync(root);
  git('2026-01-01', 'init', '-q');
  commit('2026-01-01', 'content/a.yaml', 'content/b.yaml', 'content/c.yaml', 'app/page.tsx');
  commit('2026-02-02', 'content/b.yaml', 'content/pictures/ä b.jpg');
  commit('2026-03-03', 'app/page.tsx');
  write('content/c.yaml', 'not committed');
  write('content/d.yaml', 'new');
});

test('a file is dated by its last commit; a changed or new file has no date', () => {
  expect(Object.fromEntries(lastChanges(root))).toEqual({
    'content/a.yaml': '2026-01-01',
    'content/b.yaml': '2026-02-02',
    'content/pictures/ä b.jpg': '2026-02-02',
  });
});

test('a commit that only reformats files does not count', () => {
  write('content/a.yaml', 'rewritten');
  git('2026-04-04', 'commit', '-qm', 'rewritten', 'content/a.yaml');
  const hash = git('2026-04-04', 'rev-parse', 'HEAD').toString();
  expect(lastChanges(root).get('content/a.yaml')).toBe('2026-04-04');
  write('.git-blame-ignore-revs', `# Written as the forms do.\n${hash}`);
  expect(lastChanges(root).get('content/a.yaml')).toBe('2026-01-01');
  git('2026-04-04', 'reset', '-q', '--hard', 'HEAD~1');
});

test('the commits that are to be ignored exist in the history', () => {
  const hashes = readFileSync('.git-blame-ignore-revs', 'utf8').match(/^[0-9a-f]{40}$/gm)!;
  const ask = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' }).trim();
  if (ask('rev-parse', '--is-shallow-repository') === 'true') return;
  for (const hash of hashes) expect(ask('merge-base', hash, 'HEAD')).toBe(hash);
});

test('a shallow clone knows only what changed after its oldest commit', () => {
  const clone = path.join(folder, 'clone');
  git('2026-03-03', 'clone', '-q', '--depth', '2', `file://${root}`, clone);
  expect(lastChanges(clone)).toEqual(new Map());
  git('2026-03-03', '-C', clone, 'fetch', '-q', '--deepen', '1');
  expect(lastChanges(clone).get('content/b.yaml')).toBe('2026-02-02');
});

test('there is no history without a repository', () => {
  expect(lastChanges(folder)).toEqual(new Map());
});

test('a page is dated by the latest change to its file and pictures; if one has no date, the page has none', () => {
  const [route] = routesIn(getContent(), 'industries');
  const picture = { file: 'a.jpg', alt: 'A shop', wide: 'a-wide.jpg' };
  const page = { ...route!, content: { ...route!.content, picture } };
  const days = {
    [page.file]: '2026-01-01',
    'content/pictures/a.jpg': '2026-02-02',
    'content/pictures/a-wide.jpg': '2026-02-03',
    'content/site.yaml': '2026-03-03',
  };
  expect(lastModified(page, new Map(Object.entries(days)))).toBe('2026-02-03');
  expect(lastModified(page, new Map([[page.file, '2026-01-01']]))).toBeUndefined();
});
