/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Tests the workflows' permissions, which actionlint does not check. `ci.test.ts` tests the scripts that they run. */

interface WorkflowStep {
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job extends WorkflowStep {
  container?: { image: string };
  permissions?: Record<string, string>;
  environment?: unknown;
  concurrency?: unknown;
  steps?: WorkflowStep[];
}

const FOLDER = '.github/workflows';
const texts = readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
const workflows = texts.map((text) => parse(text) as { name: string; permissions: object; jobs: Record<string, Job> });
const jobs = workflows.flatMap(({ name, jobs }) =>
  Object.entries(jobs).map(([job, each]) => [`${name}, ${job}`, each] as const),
);

/** Commands that install the packages of the site, or run them. */
const PACKAGES = /npm ci(?! --prefix tools\/firebase )|npm (test|run (?!(--silent )?firebase ))|npx |\.ci\/(run|smoke)/;

test('every action is pinned to a commit and names its version', () => {
  const lines = texts.flatMap((text) => text.match(/\buses: .*/g) ?? []).filter((line) => !line.includes('uses: ./'));
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const versions = new Map(lines.map((line) => [line.split('@')[0], line]));
  expect(lines.filter((line) => versions.get(line.split('@')[0]) !== line)).toEqual([]);
});

test('every image is pinned to a digest', () => {
  const images = jobs.flatMap(([, { container }]) => container?.image ?? []);
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

test('a release uses no picture cache, because other runs can write to it', () => {
  const { jobs: all } = workflows.find(({ name }) => name === 'Release')!;
  expect(
    Object.values(all)
      .flatMap(({ steps = [] }) => steps)
      .filter(({ uses }) => uses?.includes('cache@')),
  ).toEqual([]);
});

test('everything has a code owner except the visible files in content/', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .match(/^[^#\n].*/gm)!
    .map((line) => line.split(/ +/));
  // In GitHub's documentation, no pattern that ends in a wildcard matches files in subfolders (`docs/*` does not). The
  // last line that matches counts.
  const regexOf = (pattern: string) =>
    pattern === '*'
      ? /./
      : new RegExp(
          `^${pattern
            .replaceAll('.', '\\.')
            .replaceAll('**/', '(?:.+/)?')
            .replaceAll('.*', '.[^/]*')}${pattern.endsWith('/') ? '' : '$'}`,
        );
  const ownerOf = (file: string) => lines.findLast(([pattern]) => regexOf(pattern!).test(`/${file}`))![1];
  const owned = [
    'content/.prettierrc.mjs',
    'content/industries/.d',
    'content/.vscode/tasks.json',
    'content/a/b/.c/d/e',
    '.github/workflows/check.yml',
    'lib/content/node/load.ts',
  ];
  for (const file of owned) expect(ownerOf(file)).toMatch(/^@/);
  for (const file of ['content/pages/about.yaml', 'content/pictures/a.b.jpg']) expect(ownerOf(file)).toBeUndefined();
});

test('a release passes every public variable to the build, and the table of variables names it', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^NEXT_PUBLIC_\w+/gm)!;
  const build = workflows.find(({ name }) => name === 'Release')!.jobs.build!;
  const passed = build.steps?.map(({ env }) => env ?? {}).find((env) => names[0]! in env);
  expect(passed).toMatchObject(Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`])));
  const table = readFileSync('docs/deployment.md', 'utf8').match(/^\|.*/gm)!.join();
  for (const name of names) expect(table).toContain(`\`${name}\``);
});

test('workflows have no permissions: only their jobs do', () =>
  expect(workflows.filter(({ permissions }) => Object.keys(permissions ?? { all: 1 }).length > 0)).toEqual([]));

test.each(jobs)(
  '%s: has the permissions that its steps need, and no others',
  (_, { permissions = {}, environment, steps = [] }) => {
    const isDeployment = environment !== undefined;
    const runs = JSON.stringify(steps);
    expect(permissions.contents).toBe(steps.length === 0 || runs.includes('actions/checkout@') ? 'read' : undefined);
    expect(permissions['id-token']).toBe(isDeployment ? 'write' : undefined);
    // A job that deploys, gives a verdict or writes an issue never installs or runs the packages of the site.
    const isTrusted = isDeployment || Object.values(permissions).includes('write');
    expect(isTrusted && PACKAGES.test(runs)).toBeFalsy();
    expect(runs).not.toMatch(/npm ci(?! [^"\\]*--ignore-scripts)/);
    // Only trusted jobs pass a token to a step. Actions get theirs automatically.
    expect(isTrusted ? false : /github\.token|secrets\./.test(runs)).toBe(false);
    for (const { uses, with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
    }
  },
);

test.each(jobs)('%s: uses the Node version of .nvmrc, and no other', (_, { steps = [], ...job }) => {
  const version = steps.map(({ uses, with: inputs }) => uses?.startsWith('actions/setup-node@') && inputs);
  const isNeeded = steps.some(({ run = '' }) => /\b(npm|npx|node) |\.ci\/(run|smoke)/.test(run));
  expect(version.filter(Boolean)).toEqual(isNeeded ? [expect.objectContaining({ 'node-version-file': '.nvmrc' })] : []);
  expect(JSON.stringify(job)).not.toContain('node:');
});

test('only an owner can make an earlier version live, or replace one', () => {
  const asked = jobs.flatMap(([name, { environment, steps = [] }]) => {
    if (environment !== 'production') return [];
    const question = steps.findIndex(({ run }) => run === 'node tools/github/ask-owner.mjs');
    expect(question).toBeGreaterThan(0);
    expect(question).toBeLessThan(steps.findIndex(({ uses }) => uses?.startsWith('google-github-actions/auth@')));
    return [[name, steps[question]?.if]];
  });
  expect(asked).toEqual([
    ['Release, deploy', "inputs.over-rollback != ''"],
    ['Roll back, roll-back', undefined],
  ]);
});

test('jobs that change the live site run one after the other, and none is cancelled', () => {
  const deploying = jobs.filter(([, { environment }]) => environment === 'production');
  expect(deploying.map(([name]) => name)).toEqual(['Release, deploy', 'Roll back, roll-back']);
  // By default, GitHub keeps only one waiting job, and cancels it when another comes.
  for (const [, { concurrency }] of deploying) expect(concurrency).toEqual({ group: 'deploy', queue: 'max' });
});

test.each(jobs.filter(([, { environment }]) => environment))(
  '%s: no part of a build is unpacked into the checkout',
  (_, job) => {
    for (const { uses, with: inputs } of job.steps ?? []) {
      if (uses?.startsWith('actions/download-artifact@')) expect(inputs?.path).toBe('/tmp/artefact');
    }
  },
);
