import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ContactFormPart } from '@/__tests__/support/contact-form-part';
import { hold } from '@/__tests__/support/faults';
import { expect, siteTest as test } from '@/__tests__/support/fixtures';
import type { Mailbox } from '@/__tests__/support/mailbox';
import { findBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';

/** No message is lost by a closed tab, a crash, a killed browser or a dead network. Counts: `--repeat-each=10`. */

let browser: BrowserContext;
let start: () => Promise<void>;

test.beforeEach(async ({ site }, testInfo) => {
  start = async () => {
    // Its own process group, with a profile that survives it.
    browser = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      // The headless shell has no Background Sync.
      executablePath: findBrowser(),
      args: TEST_FLAGS,
      baseURL: site.url,
    });
  };
  await start();
});

test.afterEach(() => browser.close());

const open = async () => new ContactFormPart(await browser.newPage()).open();

const texts = async (mailbox: Mailbox) => (await mailbox.read()).map(({ fields }) => fields.message);

async function processesOf(type: string): Promise<number[]> {
  const devTools = await browser.browser()!.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  return processInfo.filter((each) => each.type === type).map(({ id }) => id);
}

async function killBrowser(): Promise<void> {
  const [id] = await processesOf('browser');
  const closed = browser.waitForEvent('close');
  process.kill(-id!, 'SIGKILL');
  await closed;
  await start();
}

/** Kills the processes of all pages and of the worker. */
async function killRenderers(page: Page): Promise<void> {
  const crash = page.waitForEvent('crash');
  for (const id of await processesOf('renderer')) process.kill(id, 'SIGKILL');
  await crash;
  await page.close();
}

test('closed before the answer, or too busy to show it', async ({ mailbox, failMail }) => {
  const refuse = { kind: 'answer', status: 429 } as const;
  let form = await open();
  for (const [text, answer, isBusy] of [
    ['Accepted', undefined, false],
    ['Refused', refuse, false],
    ['Refused, page busy', refuse, true],
  ] as const) {
    const held = hold(answer);
    failMail(held.fault);
    await form.send(text);
    await held.arrived;
    if (isBusy) {
      void form.page.evaluate(block, 3_000).catch(() => undefined);
      held.release();
      // Longer than a page needs to show the text and to say so.
      await wait(2_000);
    }
    await form.page.close();
    held.release();
    failMail();
    // The visitor comes back: once more if the answer was still on its way.
    await expect(async () => {
      await form.page.close();
      form = await open();
      await expect.poll(() => texts(mailbox), { timeout: 3_000 }).toContain(text);
    }).toPass();
  }
  await mailbox.expectCount(3);
});

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('all renderers killed, and the browser killed', async ({ mailbox, failMail }) => {
  for (const kill of [killRenderers, killBrowser]) {
    const held = hold();
    failMail(held.fault);
    const form = await open();
    await form.send(kill.name);
    await held.arrived;
    await kill(form.page);
    failMail();
    await open();
    await expect.poll(() => texts(mailbox)).toContain(kill.name);
    held.release();
  }
});
