/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMAIL_VARIABLES } from '@/lib/contact/config';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'out'));
  writeFileSync(path.join(root, 'firebase.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const left = () => ['out', 'firebase.json'].filter((name) => existsSync(path.join(root, name)));

/** Runs the build in an empty folder, where it fails in its first step at the latest. */
function build(args: string[], env: Record<string, string | undefined> = {}) {
  const [tsx, settings, script] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'tools/commands/build.ts'].map(
    (file) => path.resolve(file),
  ) as [string, string, string];
  const none = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, '']));
  const { status, stderr } = spawnSync(process.execPath, [tsx, '--tsconfig', settings, script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...none, ...env },
  });
  return { status, stderr };
}

test('a release reports together what is missing in the content and in the settings, and leaves nothing to deploy', () => {
  writeFileSync(path.join(root, '.firebaserc'), '{}');
  const { status, stderr } = build(['--release']);
  for (const each of ['content/site.yaml:1 ', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', '.firebaserc']) {
    expect(stderr).toContain(each);
  }
  expect([status, left()]).toEqual([1, []]);
});

test('a build that fails leaves the last one as it was', () => {
  expect([build([]).status, left()]).toEqual([1, ['out', 'firebase.json']]);
});

// Next's loader ignores the file only in this mode.
test('a build reads .env.local even if NODE_ENV is test, and not with --local', () => {
  const NODE_ENV = 'test';
  const ids = EMAIL_VARIABLES.slice(0, -1).map((name, index) => `${name}=abc${index}`);
  writeFileSync(path.join(root, '.env.local'), ids.join('\n'));
  const unset = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, undefined]));
  expect(build(['--release'], { ...unset, NODE_ENV }).stderr).not.toContain('EMAILJS');
  expect(build(['--release', '--local'], { ...unset, NODE_ENV }).stderr).toContain('EMAILJS');
});
