/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { runRequests } from '@/tools/hosting/requests/run';
import { requestsFor, sampleOf } from '@/tools/hosting/requests/table';
import { filesOf, rulesOfSite } from '@/tools/hosting/site-rules';
import { createServer } from '@/tools/server/create-server';
import { OUT } from './built-site';

/** `npm run test:hosts` asks the engines of the hosts. */
test('the local server answers every request of the table as the table says', async () => {
  const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const server = createServer({ mailboxDir, log: () => undefined });
  try {
    const origin = (await server.listen(0)).replace('localhost', '127.0.0.1');
    const rules = await rulesOfSite({ outDir: OUT, policyFile: path.resolve(POLICY_FILE) }, false);
    const security = rules.headers.find((rule) => rule.path === '/*')!.headers;
    expect(security).toHaveProperty('Content-Security-Policy');
    const requests = requestsFor(sampleOf((await filesOf(OUT)).map((file) => `/${file}`)), new URL(origin).host);
    expect(await runRequests(requests, { origin, security }, 'local')).toEqual([]);
  } finally {
    await server.close();
    rmSync(mailboxDir, { recursive: true });
  }
});
