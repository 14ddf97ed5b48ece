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
  const [tsx, settings, script] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'tools/scripts/build.ts'].map(
    (file) => path.resolve(file),
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

test('a release checks first what it needs', () => {
  const { status, stdout } = build(['--release'], SERVICE);
  expect(stdout).toContain('The contact form sends to https://api.emailjs.com.');
  expect(stdout).toContain('[1/6] Check what a release needs');
  expect(status).toBe(1);
});

test('a release without an e-mail service leaves it to that check, so that all that is missing is named', () => {
  const { stdout, stderr } = build(['--release']);
  expect(stdout).toContain('[1/6] Check what a release needs');
  expect(stderr).not.toContain('mailbox');
});

test('a build without one reports where messages go; one that fails leaves no incomplete site', () => {
  const { status, stdout } = build([]);
  expect(stdout).toContain('The contact form sends to the local mailbox.');
  expect(status).toBe(1);
  expect(existsSync(path.join(root, 'out'))).toBe(false);
});
