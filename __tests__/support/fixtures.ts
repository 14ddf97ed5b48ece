import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { createMailbox } from '@/tools/server/mailbox';
import { listen, siteHandler } from '@/tools/server/server';
import { expectFreshBuild } from './fresh-build';
import { failing, type Fault } from './faults';
import { Mailbox } from './mailbox';

export { expect };

export interface Site {
  url: string;
  mailbox: Mailbox;
  /** The faults to inject into requests, by path. */
  faults: Map<string, Fault>;
}

interface WorkerFixtures {
  /** The folder with `out/` and `firebase.json`. */
  root: string;
  site: Site;
}

interface SiteFixtures {
  /** The messages that came in during this test. */
  mailbox: Mailbox;
  /** Makes every message fail with this fault, or succeed again without one. */
  failMail: (fault?: Fault) => void;
}

/** Playwright's `test` with a served site, for any browser. */
export const siteTest = base.extend<SiteFixtures, WorkerFixtures>({
  root: ['.', { option: true, scope: 'worker' }],

  site: [
    async ({ root }, provide) => {
      expectFreshBuild();
      const dir = await mkdtemp(path.join(tmpdir(), 'nestif-mailbox-'));
      const faults: Site['faults'] = new Map();
      const handler = siteHandler(
        root,
        createMailbox(dir, () => undefined),
      );
      const { url, close } = await listen(failing((request) => faults.get(request.url ?? ''), handler));
      await provide({ url, mailbox: new Mailbox(dir), faults });
      await close();
      await rm(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  mailbox: async ({ site }, provide) => {
    await site.mailbox.empty();
    await provide(site.mailbox);
    site.faults.clear();
    await site.mailbox.expectNoMore(site.url + SEND_FORM_PATH);
  },

  failMail: async ({ site }, provide) => {
    await provide((fault) => {
      if (fault) site.faults.set(SEND_FORM_PATH, fault);
      else site.faults.delete(SEND_FORM_PATH);
    });
    site.faults.clear();
  },
});

/** `siteTest` with Playwright's own browser. A test fails on any complaint from the browser. */
export const test = siteTest.extend<{ problems: Problems }>({
  baseURL: ({ site }, provide) => provide(site.url),

  problems: [
    async ({ context, baseURL }, provide) => {
      const problems = await collectProblems(context, baseURL!);
      await provide(problems);
      problems.expectNone();
    },
    { auto: true },
  ],
});

/** The browser's complaints, and requests to other hosts. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  add(problem: string): void {
    this.#found.push(problem);
  }

  /** A problem that the test causes on purpose. */
  allow(problem: RegExp): void {
    this.#expected.push(problem);
  }

  expectNone(): void {
    expect(this.#found.filter((problem) => !this.#expected.some((expected) => expected.test(problem)))).toEqual([]);
  }
}

/**
 * Collects errors and warnings from the console, uncaught errors, violations of the policy and requests to other hosts.
 */
async function collectProblems(context: BrowserContext, baseURL: string): Promise<Problems> {
  const problems = new Problems();
  // Chromium does not report all violations in the console, but it always fires the event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.add(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== baseURL) problems.add(`request to ${request.url()}`);
  });
  return problems;
}
