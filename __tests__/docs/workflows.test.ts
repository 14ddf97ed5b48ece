/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

/** What actionlint does not ask of the workflows: what they may do, and what they run. */

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job extends Step {
  container?: string | { image: string };
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
  const lines = texts.flatMap((text) => text.match(/\buses: .*/g) ?? []).filter((line) => !line.includes('uses: ./'));
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const versions = new Map(lines.map((line) => [line.split('@')[0], line]));
  expect(lines.filter((line) => versions.get(line.split('@')[0]) !== line)).toEqual([]);
});

test('a workflow may do nothing', () =>
  expect(workflows.filter(({ permissions }) => Object.keys(permissions ?? { all: 1 }).length > 0)).toEqual([]));

test.each(jobs)('%s: may do what it needs, and no more', (_, { permissions = {}, environment, steps = [] }) => {
  const isDeployment = environment !== undefined;
  const runs = JSON.stringify(steps);
  expect(permissions.contents).toBe(steps.length === 0 || runs.includes('actions/checkout@') ? 'read' : undefined);
  expect(permissions['id-token']).toBe(isDeployment ? 'write' : undefined);
  // What deploys, or gives a verdict, is never beside the packages of the build.
  const isTrusted = isDeployment || permissions.statuses;
  expect(isTrusted && /"npm (ci|test)"|npm run (build|release)|\.ci\/run/.test(runs)).toBeFalsy();
  // A token is for the steps that need it: actions get theirs by themselves.
  expect(isTrusted ? false : /github\.token|secrets\./.test(runs)).toBe(false);
  for (const { uses, with: inputs } of steps) {
    if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
  }
});

test.each(jobs.filter(([, { uses }]) => !uses))(
  '%s: runs in Debian 12 with the Node of .nvmrc, and ends',
  (name, job) => {
    const node = readFileSync('.nvmrc', 'utf8').trim();
    // Firebase's emulator wants a Java that Debian 12 has not; a verdict wants GitHub's command line.
    const isOutside = ['Check, pending', 'Check, rules', 'Check, check'].includes(name);
    const { container } = job;
    const image = typeof container === 'object' ? container.image : container;
    expect(image).toBe(isOutside ? undefined : `node:${node}-bookworm`);
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

describe('what the steps do', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
    mkdirSync(path.join(folder, 'bin'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();

  /** Commits files with their texts. @returns the commit */
  function commit(files: Record<string, string>): string {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    git('init', '--quiet');
    git('add', ...Object.keys(files));
    git('commit', '--quiet', '--message', 'x');
    return git('rev-parse', 'HEAD');
  }

  /** Puts a program of a few lines in the place of another. */
  const replace = (name: string, text: string) =>
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/bash\n${text}`, { mode: 0o755 });

  /** What a step of a job prints: the first that has a text. */
  function run(job: string, text: string, env: Record<string, string> = {}): string {
    const step = jobs.find(([name]) => name === job)![1].steps!.find((each) => each.run?.includes(text))!;
    return execFileSync('bash', ['-e', '-o', 'pipefail', '-c', step.run!], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, ...env },
    });
  }

  const SITE = { 'content/site.yaml': "url: 'https://www.example.com' # x\n" };

  test.each<[string, (old: string) => string, string]>([
    ['what its version knows', (old) => old, 'old'],
    ['what main knows, and runs nothing else', () => 'f'.repeat(40), 'new'],
    ['what main knows, if it says nothing of its version', () => '<!doctype html>', 'new'],
  ])('the smoke test asks a live site %s', (_, version, table) => {
    const old = commit({ ...SITE, table: 'old' });
    const GITHUB_SHA = commit({ table: 'new' });
    replace('curl', `[[ "$*" == *https://www.example.com/version.txt ]] && echo "${version(old)}"`);
    replace('npm', '[[ "$1" == ci ]] || { cat table; echo " $*"; }');
    expect(run('Smoke test, smoke', 'npm run smoke', { GITHUB_SHA })).toBe(
      `${table} run smoke -- https://www.example.com\n`,
    );
  });

  const CODE = { 'app/page.tsx': 'new' };
  test.each<[string, Record<string, string>, string]>([
    ['content', { 'content/pages/home.yaml': 'new' }, '--content'],
    ['code', CODE, ''],
    ['both', { ...CODE, 'content/pages/home.yaml': 'new' }, ''],
    ['a folder of the same name', { 'lib/content/a.ts': 'new' }, ''],
  ])('a pull request and a release that change %s are checked for it: %#', (_, change, scope) => {
    const before = commit({ ...SITE, '.ci/scope': readFileSync('.ci/scope', 'utf8'), 'app/page.tsx': 'old' });
    chmodSync(path.join(folder, '.ci/scope'), 0o755);
    const outputs = path.join(folder, 'outputs');
    const scopeOf = (GITHUB_EVENT_NAME: string, live: string) => {
      writeFileSync(outputs, '');
      replace('curl', `echo "${live}"`);
      run('Check, site', '.ci/scope', { GITHUB_EVENT_NAME, GITHUB_OUTPUT: outputs });
      return readFileSync(outputs, 'utf8');
    };
    commit(change);
    expect(scopeOf('pull_request', '')).toBe(`arguments=${scope}\n`);
    expect(scopeOf('push', before)).toBe(`arguments=${scope}\n`);
    // What is live is unknown, or of another history.
    expect(scopeOf('push', '')).toBe('arguments=\n');
    expect(scopeOf('push', 'f'.repeat(40))).toBe('arguments=\n');
  });

  test.each([
    ['success', '', 'All is right'],
    ['success', '', 'Right, with a warning: content/a.yaml — b', 'content/a.yaml — b'],
    ['failure', 'content/pages/home.yaml:3:1 — x "$(id)" `id` — y', 'content/pages/home.yaml:3:1 — x "$(id)" `id` — y'],
    ['failure', 'é'.repeat(200), `${'é'.repeat(139)}…`],
    ['failure', '', 'Not the content: the log of the run says what'],
  ])('the verdict is a status of the commit: %s, %s', (STATE, MISTAKE, description, WARNING = '') => {
    replace('gh', 'printf "%s\\n" "$@"');
    const env = {
      STATE,
      MISTAKE,
      WARNING,
      GITHUB_REPOSITORY: 'a/b',
      COMMIT: 'abc',
      RUN: 'https://x',
      LC_ALL: 'C.UTF-8',
    };
    const [, target, ...fields] = run('Check, check', 'gh api', env).trim().split('\n');
    expect(target).toBe('repos/a/b/statuses/abc');
    expect(fields.filter((field) => field !== '-f')).toEqual([
      'context=check',
      `state=${STATE}`,
      `description=${description}`,
      'target_url=https://x',
    ]);
  });
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
