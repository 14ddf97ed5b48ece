/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMAIL_VARIABLES } from '@/lib/contact/config';

jest.setTimeout(30_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'out'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the build in an empty folder, where it fails in its first step at the latest. */
function build(args: string[], env: Record<string, string | undefined> = {}) {
  const [tsx, settings, script] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'tools/commands/build.ts'].map(
    (file) => path.resolve(file),
  ) as [string, string, string];
  const none = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--tsconfig', settings, script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...none, ...env },
  });
  return { status, stdout, stderr };
}

test('a release reports together what is missing in the content and in the settings', () => {
  writeFileSync(path.join(root, '.firebaserc'), '{}');
  const { status, stdout, stderr } = build(['--release']);
  expect(stdout).not.toContain('mailbox');
  for (const each of ['check.ts --release ended', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', '.firebaserc']) {
    expect(stderr).toContain(each);
  }
  expect(status).toBe(1);
});

test('a build without an email service reports where messages go; a failed one leaves no incomplete site', () => {
  const { status, stdout } = build([]);
  expect(stdout).toContain('The contact form sends messages to the local mailbox.');
  expect(status).toBe(1);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});

// Next's loader ignores the file only in this mode.
test('a build reads .env.local even if NODE_ENV is test', () => {
  const NODE_ENV = 'test';
  const ids = EMAIL_VARIABLES.slice(0, -1).map((name, index) => `${name}=abc${index}`);
  writeFileSync(path.join(root, '.env.local'), ids.join('\n'));
  const unset = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, undefined]));
  expect(build([], { ...unset, NODE_ENV }).stdout).toContain(
    'The contact form sends messages to https://api.emailjs.com.',
  );
  expect(build(['--release'], { ...unset, NODE_ENV }).stderr).not.toContain('EMAILJS');
});
