/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

/** What actionlint does not ask of the workflows: what they may do, what they run, and that the guide has their names. */

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job extends Step {
  container?: string;
  permissions?: Record<string, string>;
  environment?: unknown;
  concurrency?: unknown;
  'timeout-minutes'?: number;
  steps?: Step[];
}

const FOLDER = '.github/workflows';
const texts = readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
const workflows = texts.map((text) => parse(text) as { name: string; permissions: object; jobs: Record<string, Job> });
const jobs = workflows.flatMap(({ name, jobs }) =>
  Object.entries(jobs).map(([job, each]) => [`${name}, ${job}`, each] as const),
);

test('every action is pinned to a commit, and its version named', () => {
  const lines = texts.flatMap((text) => text.match(/uses: .*/g) ?? []).filter((line) => !line.includes('uses: ./'));
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const versions = new Map(lines.map((line) => [line.split('@')[0], line]));
  expect(lines.filter((line) => versions.get(line.split('@')[0]) !== line)).toEqual([]);
});

test('a workflow may do nothing', () =>
  expect(workflows.filter(({ permissions }) => Object.keys(permissions ?? { all: 1 }).length > 0)).toEqual([]));

test.each(jobs)('%s: may do what it needs, and no more', (_, { permissions = {}, environment, steps = [] }) => {
  const isDeployment = environment !== undefined;
  expect(permissions.contents).toBe('read');
  expect(permissions['id-token']).toBe(isDeployment ? 'write' : undefined);
  // The identity that deploys is never beside the packages of the build.
  const runs = JSON.stringify(steps);
  expect(isDeployment && /"npm (ci|test)"|npm run (build|release)/.test(runs)).toBe(false);
  for (const { uses, with: inputs } of steps) {
    if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
  }
});

test.each(jobs.filter(([, { uses }]) => !uses))(
  '%s: runs in Debian 12 with the Node of .nvmrc, and ends',
  (name, job) => {
    const node = readFileSync('.nvmrc', 'utf8').trim();
    // Firebase's emulator wants a Java that Debian 12 has not.
    expect(job.container).toBe(name === 'Check, rules' ? undefined : `node:${node}-bookworm`);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  },
);

test('what changes the live site takes turns, and no turn is lost', () => {
  const deploying = jobs.filter(([, { environment }]) => environment === 'production');
  expect(deploying.map(([name]) => name)).toEqual(['Release, deploy', 'Roll back, roll-back']);
  // GitHub's default keeps one that waits, and cancels it when another comes.
  for (const [, { concurrency }] of deploying) expect(concurrency).toEqual({ group: 'deploy', queue: 'max' });
});

test.each(jobs.filter(([, { environment }]) => environment))(
  '%s: nothing of a build is unpacked into the checkout',
  (_, job) => {
    for (const { uses, with: inputs } of job.steps ?? []) {
      if (uses?.startsWith('actions/download-artifact@')) expect(inputs?.path).toBe('/tmp/artefact');
    }
  },
);

describe('the smoke test of a live site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The table that is asked, as the file `table` of the commit that is checked out. */
  function asked(version: (commits: string[]) => string): string {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    mkdirSync(path.join(folder, 'bin'));
    mkdirSync(path.join(folder, 'content'));
    writeFileSync(path.join(folder, 'content/site.yaml'), "url: 'https://www.example.com' # x\n");
    git('init', '--quiet');
    const commits = ['old', 'new'].map((table) => {
      writeFileSync(path.join(folder, 'table'), table);
      git('add', 'table', 'content');
      git('commit', '--quiet', '--message', table);
      return git('rev-parse', 'HEAD');
    });
    const program = (name: string, text: string) =>
      writeFileSync(path.join(folder, 'bin', name), `#!/bin/bash\n${text}`, { mode: 0o755 });
    program('curl', `[[ "$*" == *https://www.example.com/version.txt ]] && echo "${version(commits)}"`);
    program('npm', '[[ "$1" == ci ]] || { cat table; echo " $*"; }');
    const step = jobs.flatMap(([name, { steps = [] }]) => (name === 'Smoke test, smoke' ? steps : [])).at(-2) as Step;
    return execFileSync('bash', ['-e', '-o', 'pipefail', '-c', step.run!], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, GITHUB_SHA: commits.at(-1) },
    });
  }

  test('asks what its version knows', () =>
    expect(asked(([old]) => old!)).toBe('old run smoke -- https://www.example.com\n'));

  test.each(['<!doctype html>', 'f'.repeat(40)])(
    'asks what main knows, and runs nothing else, where it says %s',
    (text) => expect(asked(() => text)).toBe('new run smoke -- https://www.example.com\n'),
  );
});

test('the guide names every variable', () => {
  const guide = readFileSync('tools/hosting/README.md', 'utf8') + readFileSync('.env.example', 'utf8');
  const names = new Set(texts.flatMap((text) => [...text.matchAll(/vars\.(\w+)/g)].map(([, name]) => name!)));
  expect([...names].filter((name) => !guide.includes(name))).toEqual([]);
});

test('Dependabot updates every lock file', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { directories?: string[] }[];
  };
  const locked = ['', 'tools/', '__tests__/'].flatMap((folder) =>
    readdirSync(folder || '.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package-lock.json')))
      .map(({ name }) => `/${folder}${name}`),
  );
  expect(updates[0]!.directories?.toSorted()).toEqual(['/', ...locked].sort());
});
