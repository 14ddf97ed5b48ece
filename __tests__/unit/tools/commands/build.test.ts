import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '@/__tests__/support/run-tool';
import { EMAIL_VARIABLES } from '@/lib/contact/config';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'out'));
  writeFileSync(path.join(root, 'firebase.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const left = () => ['out', 'firebase.json'].filter((name) => existsSync(path.join(root, name)));

const IDS = EMAIL_VARIABLES.slice(0, -1).map((name, index) => `${name}=abc${index}`);
const unset = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, undefined]));

/** Runs the build in a folder without content, where it fails in its first step. */
const build = (...args: string[]) => runTool(root, 'commands/build.ts', args, { ...unset, NODE_ENV: 'test' });

test('a release reports together what is missing in the content and in the settings, and leaves nothing to deploy', () => {
  writeFileSync(path.join(root, '.firebaserc'), '{}');
  // With --local it does not count.
  writeFileSync(path.join(root, '.env.local'), IDS.join('\n'));
  const { status, stderr } = build('--release', '--local');
  for (const each of ['content/site.yaml:1 ', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', '.firebaserc']) {
    expect(stderr).toContain(each);
  }
  expect([status, left()]).toEqual([1, []]);
});

test('a build that fails leaves the last one as it was', () => {
  expect([build().status, left()]).toEqual([1, ['out', 'firebase.json']]);
});

// Next's loader ignores the file only in this mode.
test('a build reads .env.local even if NODE_ENV is test', () => {
  writeFileSync(path.join(root, '.env.local'), IDS.join('\n'));
  expect(build('--release').stderr).toMatch(/content\/site\.yaml(?![^]*EMAILJS)/);
});
