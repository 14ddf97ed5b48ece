/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMAIL_VARIABLES } from '@/components/contact-form/email/config';

jest.setTimeout(30_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'out'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the build in an empty folder, in which it fails at its first step at the latest. */
function build(args: string[], variables: Record<string, string> = {}) {
  const [tsx, settings, script] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'scripts/build.ts'].map((file) =>
    path.resolve(file),
  ) as [string, string, string];
  const none = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--tsconfig', settings, script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...none, ...variables },
  });
  return { status, stdout, stderr };
}

const SERVICE = Object.fromEntries(EMAIL_VARIABLES.slice(0, -1).map((name) => [name, 'abc']));

test('a release without an e-mail service is refused', () => {
  const { status, stderr } = build(['--release']);
  expect(status).toBe(1);
  expect(stderr).toContain('Not ready for release: the contact form would send to the local mailbox');
  expect(stderr).toContain('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY');
});

test('a release with one goes on to the check of the content', () => {
  const { stdout, stderr } = build(['--release'], SERVICE);
  expect(stdout).toContain('The contact form sends to https://api.emailjs.com.');
  expect(stdout).toContain('Check the content');
  expect(stderr).not.toContain('Not ready');
});

test('a build without one says where messages go', () =>
  expect(build([]).stdout).toContain('The contact form sends to the local mailbox.'));

test('a build that fails leaves no half-made site', () => {
  expect(build([]).status).toBe(1);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});
