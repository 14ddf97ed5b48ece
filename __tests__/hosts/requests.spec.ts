import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { writeHostFiles } from '@/tools/hosting/host-files';
import { askServer } from '@/tools/hosting/requests/run';
import { cloudflare } from './engines/cloudflare';
import { firebase } from './engines/firebase';
import { netlify } from './engines/netlify';
import { nginx } from './engines/nginx';

/** The table of requests (tools/hosting/requests), answered by the engines of the hosts. */

const root = path.resolve();
const built = { outDir: path.resolve('out'), policyFile: path.resolve(POLICY_FILE) };

// By the rules as they are now, whenever the build was made.
test.beforeAll(() => writeHostFiles({ root, ...built }));

for (const { host, start } of [firebase, cloudflare, netlify, nginx]) {
  test(`${host} answers as the table says`, async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), `${host}-`));
    const { origin, close } = await start(root, scratch);
    const failures = await askServer(host, origin, built).finally(close);
    rmSync(scratch, { recursive: true });
    expect(failures).toEqual([]);
  });
}
