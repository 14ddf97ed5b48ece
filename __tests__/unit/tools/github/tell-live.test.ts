/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Tests what the author of a change reads, for each possible result of a release. */

const COMMIT = 'a'.repeat(40);
const ADDRESS = 'https://www.example.com';
const RUN = 'https://github.com/nestif/website/actions/runs/7';

/** GitHub's answers, by path in the repository, and what was sent to it. */
let answers: Record<string, unknown>;
let told: { path: string; body: Record<string, string> }[];
let server: Server;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  writeFileSync(path.join(folder, 'output'), '');
  told = [];
  answers = { [`commits/${COMMIT}/statuses?per_page=100`]: [], [`commits/${COMMIT}/pulls`]: [{ number: 5 }] };
  server = createServer(async (request, response) => {
    const name = (request.url ?? '').replace('/repos/nestif/website/', '');
    if (request.headers.authorization !== 'Bearer token') return response.writeHead(401).end('{}');
    if (request.method === 'POST') told.push({ path: name, body: JSON.parse(await text(request)) as never });
    const answer = request.method === 'POST' ? {} : answers[name];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { message: 'Not Found' }));
  }).listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a stage. @returns its exit code, and its outputs for the workflow */
async function tell(stage: string, more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_REPOSITORY: 'nestif/website',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: COMMIT,
    GH_TOKEN: 'token',
    ADDRESS,
    ...more,
  };
  const child = spawn(process.execPath, ['tools/github/tell-live.mjs', stage], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: readFileSync(path.join(folder, 'output'), 'utf8') };
}

const status = (state: string, description: string, target_url = RUN) => ({
  path: `statuses/${COMMIT}`,
  body: { context: 'live', state, description, target_url },
});
const job = (result: string, outputs = {}) => ({ result, outputs });
const passed = job('success');
const skipped = job('skipped');
const GOOD = { check: passed, build: passed, deploy: passed, smoke: passed };
const end = (jobs: object) => tell('ended', { NEEDS: JSON.stringify({ ...GOOD, ...jobs }) });

test('the status says that a release is on its way, and then that it waits for approval', async () => {
  expect(await tell('begun')).toEqual({ code: 0, output: 'reviewers=\n' });
  const reviewers = [{ reviewer: { login: 'asha' } }, { reviewer: { name: 'Owners' } }];
  answers['environments/production'] = { protection_rules: [{ type: 'branch_policy' }, { reviewers }] };
  expect(await tell('begun')).toEqual({ code: 0, output: 'reviewers=\nreviewers=asha or Owners\n' });
  await tell('built', { REVIEWERS: 'asha or Owners' });
  expect(told.slice(1)).toEqual([
    status('pending', 'On its way: it will be checked, built and put live'),
    status('pending', 'Waiting for approval by asha or Owners'),
  ]);
});

test.each<[string, object, string, string, string?]>([
  ['a release that is live', {}, 'success', `Live at ${ADDRESS}`, ADDRESS],
  [
    'a later change',
    { deploy: job('success', { later: 'b'.repeat(40) }), smoke: skipped },
    'success',
    'Will go live with a later change, bbbbbbb',
    `https://github.com/nestif/website/commit/${'b'.repeat(40)}`,
  ],
  ['a mistake', { check: job('failure'), build: skipped }, 'failure', 'Not live: about.yaml:2 Title — is made up'],
  [
    'a heavy page',
    { build: job('failure', { mistake: 'cloud.html: HTML: 19,000, allowed are 18,000' }) },
    'failure',
    'Not live: cloud.html: HTML: 19,000, allowed are 18,000',
  ],
  [
    'a rollback',
    { deploy: job('failure', { held: 'nestif@1a2b' }), smoke: skipped },
    'failure',
    'Not live: a rollback keeps nestif@1a2b live. This run’s page says how to replace it once the mistake is corrected',
  ],
  ['a refusal', { deploy: job('failure') }, 'failure', 'Not live: ravi rejected it. On Monday'],
  [
    'a fault',
    { smoke: job('failure') },
    'failure',
    expect.stringMatching(/^Live, but something is wrong: the smoke test/),
  ],
  ['a cancelled run', { check: job('cancelled') }, 'failure', 'Not live: the release was cancelled'],
])('the commit and its pull request report %s', async (_, jobs, state, description, target = RUN) => {
  const check = { context: 'check', description: 'about.yaml:2 Title — is made up' };
  answers[`commits/${COMMIT}/statuses?per_page=100`] = [check, { ...check, description: 'An earlier run' }];
  answers['actions/runs/7/approvals'] = [{ state: 'rejected', user: { login: 'ravi' }, comment: 'On Monday' }];
  expect((await end(jobs)).code).toBe(0);
  const body = expect.stringContaining(`](${target})`) as string;
  expect(told).toEqual([status(state, description, target), { path: 'issues/5/comments', body: { body } }]);
  expect(told[1]?.body.body).toContain(told[0]?.body.description);
});

test('a stage comments only on a change, cuts long text, and fails on a GitHub error', async () => {
  answers[`commits/${COMMIT}/statuses?per_page=100`] = [{ context: 'live', target_url: ADDRESS }];
  await end({ build: job('failure', { mistake: 'x'.repeat(200) }) });
  expect(told).toEqual([status('failure', `Not live: ${'x'.repeat(129)}…`)]);
  expect((await tell('begun', { GH_TOKEN: '' })).code).toBe(1);
});
