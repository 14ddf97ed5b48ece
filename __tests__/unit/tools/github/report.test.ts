/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Tests the owner's issues with a fake GitHub API, when checks of the live site fail and then pass again. */

interface Issue {
  number: number;
  title: string;
  body: string;
  state: string;
  labels: string[];
  assignees: string[];
  created_at: string;
  user: { login: string };
  comments: { body: string; created_at: string; user: { login: string } }[];
}

let issues: Issue[];
let labels: string[];
let server: Server;
const BOT = { login: 'github-actions[bot]' };
const STRANGER = { login: 'mallory' };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').replace('/repos/nestif/website/', '').split('?');
    const body = JSON.parse((await text(request)) || 'null') as Partial<Issue> & { name: string };
    const [status, answer] =
      request.headers.authorization === 'Bearer token'
        ? respond(`${request.method} ${path}`, body, new URLSearchParams(query))
        : [401, {}];
    response.writeHead(status).end(answer && JSON.stringify(answer));
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
  issues = [];
  labels = [];
});

/** GitHub's answer to a request. */
function respond(request: string, body: Partial<Issue> & { name: string }, query: URLSearchParams): [number, unknown?] {
  const [, number, comments] = /^\w+ issues\/(\d+)(\/comments)?$/.exec(request) ?? [];
  const issue = issues.find((each) => each.number === Number(number));
  const created_at = new Date().toISOString();
  const user = BOT;
  if (request === 'GET issues')
    return [200, issues.filter(({ state, labels }) => state === 'open' && labels.includes(query.get('labels')!))];
  if (request === 'GET assignees/asha') return [204];
  if (request === 'POST labels') return labels.includes(body.name) ? [422, {}] : (labels.push(body.name), [201, {}]);
  if (request === 'POST issues' && body.labels?.every((label) => labels.includes(label))) {
    const made = {
      ...body,
      number: issues.length + 1,
      state: 'open',
      created_at,
      user,
      comments: [],
    } as unknown as Issue;
    return (issues.push(made), [201, made]);
  }
  if (issue && comments && request.startsWith('GET'))
    return [200, issue.comments.filter((each) => each.created_at >= query.get('since')!)];
  if (issue && comments) return (issue.comments.push({ body: body.body!, created_at, user }), [201, {}]);
  if (issue && request.startsWith('PATCH')) return [200, Object.assign(issue, body)];
  return [404, { message: 'Not Found' }];
}

/** Runs the script with the results of checks. @returns its exit code */
async function report(results: Record<string, unknown>, more: Record<string, string> = {}): Promise<number> {
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'nestif/website',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '7',
    GH_TOKEN: 'token',
    OWNER: 'asha',
    RESULTS: JSON.stringify(results),
    ...more,
  };
  const child = spawn(process.execPath, ['tools/github/report.mjs'], { env, stdio: 'ignore' });
  return ((await once(child, 'close')) as [number])[0];
}

const states = () => issues.map(({ title, state, comments }) => `${title}: ${state}, ${comments.length}`);
const FORM = 'The contact form does not send messages';
const CERTIFICATE = 'The site’s certificate expires soon';

test('each failed check has one issue, with one comment a day, and only its own success closes it', async () => {
  await report({ 'contact-form': 'answers 412' });
  await report({ pages: '', certificate: '9 days are left' });
  expect(states()).toEqual([`${FORM}: open, 0`, `${CERTIFICATE}: open, 0`]);

  // The checks fail again on the same day, and on the next.
  await report({ 'contact-form': 'answers 412' });
  expect(states()[0]).toBe(`${FORM}: open, 0`);
  for (const issue of issues) issue.created_at = YESTERDAY;
  for (let runs = 0; runs < 2; runs++) await report({ 'contact-form': 'answers 429', certificate: '8 days are left' });
  expect(states()).toEqual([`${FORM}: open, 1`, `${CERTIFICATE}: open, 1`]);
  expect(issues[0]!.comments[0]!.body).toContain('    answers 429');

  await report({ 'contact-form': '' });
  expect(states()).toEqual([`${FORM}: closed, 2`, `${CERTIFICATE}: open, 1`]);
  await report({ pages: '', 'contact-form': '' });
  expect(states()[1]).toBe(`${CERTIFICATE}: open, 1`);
  await report({ pages: '', certificate: '' });
  expect(states()).toEqual([`${FORM}: closed, 2`, `${CERTIFICATE}: closed, 2`]);

  await report({ certificate: '5 days are left' });
  expect(states()[2]).toBe(`${CERTIFICATE}: open, 0`);
});

test('an issue says what to do, shows the check’s result as plain text, and is assigned', async () => {
  await report({ 'contact-form': 'The form says:\r\n```\n@everyone [x](https://evil.example)' });
  const { body, labels, assignees } = issues[0]!;
  expect(body).toMatch(/^<!-- live-site: contact-form -->\n\n\*\*What visitors notice\.\*\*/);
  expect(body).toContain('(https://github.com/nestif/website/actions/workflows/canary.yml)');
  expect(body).toContain('Their message waits on their own device for up to seven days');
  expect(body).toContain('(https://github.com/nestif/website/actions/runs/7)');
  expect(body).toContain('    The form says:\n    ```\n    @everyone [x]');
  expect(body).not.toContain('{repository}');
  expect([labels, assignees]).toEqual([['live-site'], ['asha']]);
});

test('an issue leaves out owners who cannot be assigned, and says so', async () => {
  await report({ pages: 'gone' }, { OWNER: '@ravi, asha' });
  await report({ editor: 'gone' }, { OWNER: '' });
  expect(issues.map(({ assignees }) => assignees)).toEqual([['asha'], []]);
  expect(issues[0]!.body).toContain('`ravi`, named in the variable `OWNER`, cannot be assigned');
  expect(issues[1]!.body).toContain('`OWNER` names no one');
});

test('a run ignores what strangers write, unknown checks and empty results, and fails on a GitHub error', async () => {
  const own = { title: 'x', body: '<!-- live-site: pages -->', state: 'open', created_at: YESTERDAY, user: STRANGER };
  issues = ['live-site', 'bug'].map((label, index) => ({
    ...own,
    number: index + 1,
    labels: [label],
    assignees: [],
    comments: [],
  }));
  expect(await report({ pages: '', unknown: 'x', '../../README': 'x', editor: 7 })).toBe(0);
  expect(await report({})).toBe(0);
  expect(states()).toEqual(['x: open, 0', 'x: open, 0']);
  expect(await report({ pages: 'x' }, { GH_TOKEN: '' })).toBe(1);

  await report({ certificate: '9 days are left' });
  const issue = issues[2]!;
  issue.created_at = YESTERDAY;
  const created_at = new Date().toISOString();
  issue.comments.push({ body: '<!-- live-site: certificate -->\nAll is right', created_at, user: STRANGER });
  await report({ certificate: '8 days are left' });
  expect(issue.comments[1]!.body).toContain('    8 days are left');
});
