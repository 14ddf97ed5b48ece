/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** What the command prints for an answer of Firebase's command line. */
const read = (answer: object) =>
  spawnSync(process.execPath, ['tools/deploy/live-version.mjs'], { input: JSON.stringify(answer), encoding: 'utf8' });

const channel = (name: string, version?: string) => ({
  name: `projects/nestif/sites/nestif-www/channels/${name}`,
  ...(version && { release: { version: { name: version } } }),
});

test.each([
  ['sites/nestif-www/versions/1a2b', 'nestif-www@1a2b\n'],
  ['projects/nestif/sites/nestif-www/versions/1a2b', 'nestif-www@1a2b\n'],
  // Before the first release.
  [undefined, '\n'],
])('%s is live', (version, printed) => {
  const channels = [channel('pull-request-1', 'sites/nestif-www/versions/ffff'), channel('live', version)];
  expect(read({ status: 'success', result: { channels } }).stdout).toBe(printed);
});

test('an error is told', () => {
  const { status, stderr } = read({ status: 'error', error: 'Failed to authenticate' });
  expect(stderr).toContain('Failed to authenticate');
  expect(status).toBe(1);
});
