/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** GitHub's answer for each name. For the role Maintain, `permission` is `write`. */
const PERMISSIONS: Record<string, string> = { asha: 'admin', ravi: 'write', mallory: 'none' };

test.each([
  ['asha', 0],
  ['ravi', 1],
  ['mallory', 1],
  ['nobody', 1],
])('a run started or restarted by %s exits with code %i', async (name, code) => {
  const server = createServer((request, response) => {
    const [, asked = ''] = /^\/repos\/nestif\/website\/collaborators\/(\w+)\/permission$/.exec(request.url!) ?? [];
    const permission = PERMISSIONS[asked];
    response.writeHead(permission ? 200 : 404).end(JSON.stringify({ permission }));
  }).listen(0);
  await once(server, 'listening');
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'nestif/website',
    GITHUB_ACTOR: 'asha',
    GITHUB_TRIGGERING_ACTOR: name,
    GH_TOKEN: 'token',
  };
  const child = spawn(process.execPath, ['tools/github/ask-owner.mjs'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [said, [ended]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  server.close();
  expect(ended).toBe(code);
  expect(said).toBe(
    ['ravi', 'mallory'].includes(name)
      ? `::error title=Nothing was changed::${name} is not an owner of the site: ask an owner to run this workflow\n`
      : '',
  );
});
