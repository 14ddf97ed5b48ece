import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { POLICY_FILE } from '@/hosting/policy-file';
import { createServer } from '@/server/create-server';
import type { Fault } from '@/server/fault-injection';
import { Mailbox } from './mailbox';
import { watch, type Problems } from './problems';

export { expect } from '@playwright/test';

interface Site {
  url: string;
  mailbox: Mailbox;
  /** What goes wrong with the requests to a path, until it is set anew. */
  fault: { path: string; what: Fault } | undefined;
}

interface WorkerFixtures {
  site: Site;
  /** The built site that is served: a folder and the file with its policy. */
  built: { dir: string; policyFile: string };
}

interface TestFixtures {
  /** The messages that came in during this test. */
  mailbox: Mailbox;
  /** Makes every message fail in this way; without a fault, no longer. */
  failMail: (fault?: Fault) => void;
  /** What the browser complained about. Whatever is left at the end fails the test. */
  problems: Problems;
}

const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** Playwright's `test` with a served site; no page may leave a problem behind. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The tests run on the islands' other runtime as well, which is published elsewhere.
  built: [
    { dir: process.env.SITE_DIR ?? 'out', policyFile: POLICY_FILE },
    { option: true, scope: 'worker' },
  ],

  site: [
    async ({ built }, provide) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'nestif-mailbox-'));
      const site: Site = { url: '', mailbox: new Mailbox(dir), fault: undefined };
      const server = createServer({
        outDir: path.resolve(built.dir),
        policyFile: path.resolve(built.policyFile),
        mailboxDir: dir,
        log: () => undefined,
        fault: ({ url }) => (site.fault?.path === url ? site.fault?.what : undefined),
      });
      site.url = await server.listen(0);
      await provide(site);
      await server.close();
      await rm(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, provide) => provide(site.url),

  mailbox: async ({ site }, provide) => {
    await site.mailbox.empty();
    await provide(site.mailbox);
  },

  failMail: async ({ site }, provide) => {
    await provide((what) => {
      site.fault = what && { path: SEND_FORM_PATH, what };
    });
    site.fault = undefined;
  },

  problems: [
    async ({ context, baseURL }, provide) => {
      const problems = await watch(context, baseURL!);
      await provide(problems);
      problems.expectNone();
    },
    { auto: true },
  ],
});
