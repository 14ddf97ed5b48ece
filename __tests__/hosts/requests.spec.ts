import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { writeHostFiles } from '@/tools/hosting/host-files';
import { askServer } from '@/tools/hosting/requests/run';
import type { BuiltSite } from '@/tools/hosting/site-rules';
import { requirePackages } from '@/tools/scripts/install-packages';
import { lackOfPackages } from '@/tools/scripts/needs';
import { cloudflare } from './engines/cloudflare';
import { firebase } from './engines/firebase';
import { netlify } from './engines/netlify';
import { nginx } from './engines/nginx';

/** The table of requests (tools/hosting/requests), answered by the engines of the hosts. */

/** A copy of the built site, with what it has once there are articles: a news feed, and a page that has moved. */
let root: string;
let site: BuiltSite;

// By the rules as they are now, whenever the build was made.
test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  site = { outDir: path.join(root, 'out'), policyFile: path.join(root, 'policy.json') };
  cpSync('out', site.outDir, { recursive: true });
  writeFileSync(path.join(site.outDir, 'feed.atom'), '<feed/>');
  const policy = JSON.parse(readFileSync(POLICY_FILE, 'utf8')) as object;
  writeFileSync(site.policyFile, JSON.stringify({ ...policy, moved: { '/old-story': '/cloud' } }));
  await writeHostFiles({ root, ...site });
});
test.afterAll(() => rmSync(root, { recursive: true }));

for (const { host, packages = {}, start } of [firebase, cloudflare, netlify, nginx]) {
  test(`${host} answers as the table says`, async () => {
    const lack = lackOfPackages(packages);
    test.skip(!!lack, `it needs ${lack}`);
    requirePackages(packages);
    const scratch = mkdtempSync(path.join(tmpdir(), `${host}-`));
    const { origin, close } = await start(root, scratch);
    const failures = await askServer(host, origin, site).finally(close);
    rmSync(scratch, { recursive: true });
    expect(failures).toEqual([]);
  });
}
