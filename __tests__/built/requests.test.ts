/** @jest-environment node */
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { writeFirebaseFiles } from '@/tools/hosting/firebase';
import { askServer } from '@/tools/hosting/requests/run';
import { createServer } from '@/tools/server/create-server';
import { OUT } from './built-site';

/** Sends the requests from the table in `tools/hosting/requests` to the built site. */

/** The emulator of Firebase Hosting, which `npm run firebase` and `.ci/run` install. */
const EMULATOR = path.resolve('tools/firebase/node_modules/superstatic');

/** A copy of the built site. */
let root: string;
let site: { outDir: string; policyFile: string };

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  site = { outDir: path.join(root, 'out'), policyFile: path.join(root, 'policy.json') };
  cpSync(OUT, site.outDir, { recursive: true });
  cpSync(POLICY_FILE, site.policyFile);
});
afterAll(() => rmSync(root, { recursive: true }));

test('the local server responds to every request as the table says', async () => {
  const server = createServer({ ...site, mailboxDir: path.join(root, 'mailbox'), log: () => undefined });
  const origin = (await server.listen(0)).replace('localhost', '127.0.0.1');
  expect(await askServer('local', origin, site).finally(() => server.close())).toEqual([]);
});

(existsSync(EMULATOR) ? test : test.skip)(
  "Firebase's emulator with firebase.json responds to every request as the table says",
  async () => {
    await writeFirebaseFiles({ root, ...site });
    const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as { hosting: object };
    const { default: superstatic } = await import(EMULATOR);
    // firebase-tools starts the emulator with the same options.
    const handle = superstatic({ config: hosting, cwd: root, compression: true, stack: 'strict', fallthrough: false });
    const server = createHttpServer((request, response) =>
      handle(request, response, (error?: Error) => response.writeHead(error ? 500 : 404).end()),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await askServer('emulator', origin, site).finally(() => server.close())).toEqual([]);
  },
);
