/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests releases and rollbacks in any order. The answers have the format of Firebase's command line. */

const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];

interface Release {
  type: 'DEPLOY' | 'ROLLBACK';
  message?: string;
  releaseTime: string;
  version: { name: string };
}

const deployed = (version: string, message?: string): Release => ({
  type: 'DEPLOY',
  message,
  releaseTime: '2026-11-22T10:00:00Z',
  version: { name: `projects/nestif/sites/nestif-www/versions/${version}` },
});
const rolledBack = (version: string): Release => ({ ...deployed(version), type: 'ROLLBACK' });

const channels = (live?: Release) => [
  { name: 'projects/nestif/sites/nestif-www/channels/pull-request-1', release: deployed('ffff', NEW) },
  { name: 'projects/nestif/sites/nestif-www/channels/live', ...(live && { release: live }) },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script for a release whose turn has come. @returns its status, and what it wrote */
function ask(commit: string, head: string, live: Release | undefined, over = '') {
  const [outputs, summary] = ['outputs', 'summary'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [outputs, summary]) writeFileSync(file, '');
  const { status, stdout } = spawnSync(process.execPath, ['tools/github/may-release.mjs', head], {
    input: JSON.stringify({ status: 'success', result: { channels: channels(live) } }),
    encoding: 'utf8',
    env: {
      ...process.env,
      GITHUB_SHA: commit,
      OVER_ROLLBACK: over,
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: summary,
    },
  });
  return { status, stdout, outputs: readFileSync(outputs, 'utf8'), summary: readFileSync(summary, 'utf8') };
}

test('the newest commit is deployed over an earlier release, or as the first release', () => {
  expect(ask(NEW, NEW, deployed('1a2b', OLD))).toMatchObject({
    status: 0,
    outputs: 'deploy=true\nbefore=nestif-www@1a2b\nlater=\n',
    summary: 'Live until now: `nestif-www@1a2b`\n',
  });
  expect(ask(NEW, NEW, undefined)).toMatchObject({ status: 0, outputs: 'deploy=true\nbefore=\nlater=\n' });
});

test('a commit that is no longer the newest is not deployed, because the newest includes it', () => {
  const { status, outputs, summary } = ask(OLD, NEW, deployed('1a2b', OLD));
  expect(outputs).toBe(`deploy=false\nbefore=nestif-www@1a2b\nlater=${NEW}\n`);
  expect(summary).toContain('main already has a newer commit, bbbbbbb');
  expect(status).toBe(0);
});

test.each([rolledBack('1a2b'), { ...rolledBack('1a2b'), message: OLD }, deployed('1a2b'), deployed('1a2b', 'by hand')])(
  'a version that somebody put live by hand is kept, and the script says how to replace it: %#',
  (live) => {
    const { status, stdout, outputs } = ask(NEW, NEW, live);
    expect(stdout).toContain('with nestif-www@1a2b as the version to replace');
    expect([status, outputs]).toEqual([1, 'held=nestif-www@1a2b\n']);
    expect(ask(NEW, NEW, live, 'nestif-www@1a2b').outputs).toContain('deploy=true');
    // A request to replace one rollback does not replace a later one.
    expect(ask(NEW, NEW, live, 'nestif-www@9f9f').status).toBe(1);
  },
);

test('an error from Firebase’s command line is printed, and the script fails', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/github/live-release.mjs'], {
    input: JSON.stringify({ status: 'error', error: 'Failed to authenticate' }),
    encoding: 'utf8',
  });
  expect(stderr).toContain('Failed to authenticate');
  expect(status).toBe(1);
});
