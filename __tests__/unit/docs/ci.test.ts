/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests the scripts of `.ci` in a separate repository, with one-line fakes for the programs that use the network. */

const SITE = {
  'content/pages/home.yaml': 'old',
  'app/page.tsx': 'old',
  '.gitignore': 'bin',
};

let folder: string;
let before: string;
/** The command that prints the address of the live site. */
let address: string;
beforeEach(() => {
  address = 'echo https://www.example.com';
  folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  cpSync('.ci', path.join(folder, '.ci'), { recursive: true });
  git('init', '--quiet');
  before = commit(SITE);
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const settings = ['-c', 'user.name=x', '-c', 'user.email=x@x'];
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text, { mode: 0o755 });
}

/** Commits everything, with these files. @returns the commit */
function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
  return git('rev-parse', 'HEAD');
}

/** Commits files outside `main`. @returns the commit */
function commitAside(files: Record<string, string>): string {
  git('checkout', '--quiet', '--detach', before);
  const aside = commit(files);
  git('checkout', '--quiet', '-');
  return aside;
}

/** Runs a script while the live site reports `version`. @returns what the script prints */
function run(script: string, version: string, env: Record<string, string> = {}, ...args: string[]): string {
  write('bin/node', `#!/bin/bash\n[[ "$*" != *site-address.ts ]] || ${address}`);
  write('bin/curl', `#!/bin/bash\n[[ "$*" == *https://www.example.com/version.txt ]] && echo "${version}"`);
  write('bin/npm', '#!/bin/bash\n[[ "$1" == ci ]] || echo "$(cat app/page.tsx): npm $*"');
  return execFileSync(`.ci/${script}`, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_EVENT_NAME: 'push', PATH: `${folder}/bin:${process.env.PATH}`, ...env },
  });
}

test.each<[string, () => string, string]>([
  ['its own version', () => before, 'old'],
  ['main, if its version is not on main', () => commitAside({ 'app/page.tsx': 'aside' }), 'new'],
  ['main, if it does not report its version', () => '<!doctype html>', 'new'],
])('smoke: a live site is tested by the checks from %s', (_, version, known) => {
  const GITHUB_SHA = commit({ 'app/page.tsx': 'new' });
  const asked = `${known}: npm run smoke -- https://www.example.com --daily\n`;
  expect(run('smoke', version(), { GITHUB_SHA }, '--daily')).toBe(asked);
});

const CODE = { 'app/page.tsx': 'new' };
const CONTENT = { 'content/pages/home.yaml': 'new' };

test.each<[string, Record<string, string>, string]>([
  ['content', CONTENT, '--content\n'],
  ['code', CODE, ''],
  ['both', { ...CODE, ...CONTENT }, ''],
  ['a folder of the same name', { 'lib/content/a.ts': 'new' }, ''],
])('scope: a change to %s is compared with its target branch and with the live version', (_, change, scope) => {
  commit(change);
  expect(run('scope', '', { GITHUB_EVENT_NAME: 'pull_request' })).toBe(scope);
  expect(run('scope', '', { GITHUB_EVENT_NAME: 'merge_group', BASE: before })).toBe(scope);
  expect(run('scope', before)).toBe(scope);
  expect(run('scope', before, { GITHUB_EVENT_NAME: 'schedule' })).toBe('');
});

test('scope: everything is checked if the live version is unknown, or from another history', () => {
  commit(CONTENT);
  for (const version of ['', 'HEAD', 'main', '--all', before.slice(0, 12), `${before} x`]) {
    expect(run('scope', version)).toBe('');
  }
  expect(run('scope', commitAside({ 'content/pages/about.yaml': 'new' }))).toBe('');
});

test('if the site has no address, everything is checked, and smoke fails', () => {
  address = 'exit 1';
  commit(CONTENT);
  expect(run('scope', before)).toBe('');
  expect(() => run('smoke', before, { GITHUB_SHA: before })).toThrow();
});
