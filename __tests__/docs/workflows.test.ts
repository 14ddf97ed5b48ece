/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What actionlint does not ask of the workflows: what they may do, what they run, and that the guide has their names. */

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job extends Step {
  container?: string;
  permissions?: Record<string, string>;
  environment?: unknown;
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

test.each(jobs.filter(([, { uses }]) => !uses))('%s: runs in Debian 12, and ends', (_, job) => {
  expect(job.container).toBe('node:20-bookworm');
  expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
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
