/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { sampleOf } from '@/tools/hosting/requests/built-sample';
import { HOSTS } from '@/tools/hosting/requests/request';
import { runRequests } from '@/tools/hosting/requests/run';
import { nameOf, requestsFor } from '@/tools/hosting/requests/table';
import { rulesOfSite } from '@/tools/hosting/site-rules';
import { createServer } from '@/tools/server/create-server';
import { OUT } from './built-site';

/** The table of requests, answered by the local server. `npm run test:hosts` asks the engines of the hosts. */

const requests = requestsFor(sampleOf(OUT), 'localhost');

test('the local server answers every request of the table as the table says', async () => {
  const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const server = createServer({ mailboxDir, log: () => undefined });
  try {
    const origin = (await server.listen(0)).replace('localhost', '127.0.0.1');
    const rules = await rulesOfSite({ outDir: OUT, policyFile: path.resolve(POLICY_FILE) }, false);
    const security = rules.headers.find((rule) => rule.path === '/*')!.headers;
    expect(security).toHaveProperty('Content-Security-Policy');
    expect(await runRequests(requests, { origin, security }, 'local')).toEqual([]);
  } finally {
    await server.close();
    rmSync(mailboxDir, { recursive: true });
  }
});

test('the table has each request once; the local server is right everywhere, and each difference has a reason', () => {
  const names = requests.map((each) => `${nameOf(each)} ${each.target}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { differs = {} } of requests) {
    expect(differs).not.toHaveProperty('local');
    for (const [host, { because }] of Object.entries(differs)) {
      expect(HOSTS).toContain(host);
      expect(because.length).toBeGreaterThan(20);
    }
  }
});
