import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { runTool } from '@/__tests__/support/run-tool';

const entry = (id: string, text: string) => ({ id, text });
const [p, q] = [entry('p', 'x'), entry('q', 'y')];

/** Name of a file: [before, what Asha publishes, what a form saves that was opened before or after, the fields named]. */
const FILES: Record<string, [unknown, unknown, unknown, string[]]> = {
  text: [{ a: 1, b: 'x' }, { a: 1, b: 'y' }, { a: 2, b: 'x' }, ['b']],
  'meant-to': [{ a: 1, b: 'x' }, { a: 1, b: 'y' }, { a: 1, b: 'x' }, []],
  'opened-after': [{ a: 1, b: 'x', c: 'x' }, { a: 1, b: 'y', c: 'y' }, { a: 2, b: 'x', c: 'y' }, []],
  'both-changed-it': [{ a: 1 }, { a: 2 }, { a: 3 }, []],
  'added-entry': [[p], [p, q], [entry('p', 'z')], ['q']],
  'removed-entry': [[p, q], [p], [entry('p', 'z'), q], ['q']],
  'moved-entry-with-id': [[p, q], [q, entry('p', 'new')], [entry('q', 'z'), p], ['p › text']],
  paragraphs: [{ list: ['x', 'y'] }, { list: ['x', 'new'] }, { list: ['z', 'y'] }, ['list › 2']],
  'last-paragraph': [['x', 'y'], ['x', 'y', 'new'], ['z', 'y'], ['3']],
  'inserted-paragraph': [['x', 'y'], ['new', 'x', 'y'], ['x', 'z'], []],
  'removed-paragraph': [['x', 'y', 'z'], ['y', 'x', 'z'], ['x', 'z'], []],
  'moved-paragraphs': [['x', 'y', 'z'], ['y', 'x', 'z'], ['x', 'z', 'y'], []],
};

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const undone = () => runTool(folder, 'cms/undone.ts', ['main']);

/** Commits a version of every file: 0, 1 or 2 in `FILES`. */
function commit(version: 0 | 1 | 2, author: string): void {
  for (const [name, versions] of Object.entries(FILES))
    writeFileSync(path.join(folder, `content/${name}.yaml`), stringify(versions[version]));
  git('add', '.');
  git('commit', '-qm', `Version ${version}`, `--author=${author} <a@nestif.example>`, '--date=2026-11-20T12:00Z');
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'undone-'));
  mkdirSync(path.join(folder, 'content'));
  git('init', '-qb', 'main');
  git('config', 'user.name', 'Ravi');
  git('config', 'user.email', 'ravi@nestif.example');
  git('config', 'commit.gpgsign', 'false');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('names each text that a form puts back, and nothing that was meant or that it cannot tell', () => {
  commit(0, 'Ravi');
  commit(1, 'Asha');
  git('switch', '-qc', 'draft');
  commit(2, 'Ravi');
  const named = Object.entries(FILES).flatMap(([name, [, , , fields]]) =>
    fields.map((field) => `content/${name}.yaml: “${field}” was changed by Asha on 2026-11-20.`),
  );
  const { stdout, stderr, status } = undone();
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n').sort()).toEqual(named.sort());
  expect(status).toBe(1);
});

test('a text that was changed twice since is put back too; main itself puts nothing back', () => {
  git('switch', '-q', 'main');
  writeFileSync(path.join(folder, 'content/text.yaml'), 'a: 1\nb: z\n');
  git('commit', '-qam', 'Again', '--author=Ravi <r@nestif.example>', '--date=2026-11-21T12:00Z');
  expect(undone()).toMatchObject({ stdout: '', status: 0 });
  git('switch', '-qc', 'other');
  writeFileSync(path.join(folder, 'content/text.yaml'), 'a: 2\nb: x\n');
  git('commit', '-qam', 'Draft');
  expect(undone().stdout).toBe('content/text.yaml: “b” was changed by Asha on 2026-11-20.\n');
});
