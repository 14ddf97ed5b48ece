import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ContactFormPart } from '@/__tests__/support/contact-form-part';
import { expect, siteTest as test } from '@/__tests__/support/fixtures';
import { findBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';

/** No message is lost by a closed tab, a crash, a killed browser or a dead network. Counts: `--repeat-each=10`. */

// The headless shell has no Background Sync.
test.use({ launchOptions: { executablePath: findBrowser(), args: TEST_FLAGS } });

let browser: BrowserContext;
let start: () => Promise<void>;

test.beforeEach(async ({ site, launchOptions }, testInfo) => {
  start = async () => {
    // Its own process group, with a profile that survives it.
    browser = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      baseURL: site.url,
    });
  };
  await start();
});

test.afterEach(() => browser.close());

const open = async () => new ContactFormPart(await browser.newPage()).open();

/** The ids of the browser's processes of one type. */
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

test('closed 0, 30, 60 or 90 ms after Submit, accepted or refused', async ({ mailbox, failMail }) => {
  failMail({ kind: 'delay', milliseconds: 1_000 });
  for (const delay of [0, 30, 60, 90]) {
    const form = await open();
    await form.send(`Closed after ${delay} ms`);
    await wait(delay);
    await form.page.close();
  }
  await mailbox.expectCount(4);
  failMail({ kind: 'answer', status: 429 });
  let closed = 0;
  for (const delay of [0, 30, 60, 90]) {
    const form = await open();
    await form.send(`Refused, closed after ${delay} ms`);
    await wait(delay);
    // Text that the page has put back is the visitor's again.
    if (await form.field('message').inputValue()) continue;
    await form.page.close();
    closed++;
  }
  failMail();
  // For a second after an answer the worker sends nothing again: a page may be taking its text back.
  await wait(1_500);
  await open();
  const messages = await mailbox.expectCount(4 + closed);
  expect(new Set(messages.map(({ fields }) => fields.message)).size).toBe(4 + closed);
});

test('all renderers killed, and the browser killed', async ({ mailbox, failMail }) => {
  for (const [kill, delay] of [
    [killRenderers, 60],
    [killBrowser, 150],
  ] as const) {
    failMail({ kind: 'delay', milliseconds: 2_000 });
    const form = await open();
    await form.send(kill.name);
    await wait(delay);
    await kill(form.page);
    failMail();
    await open();
    await expect.poll(async () => (await mailbox.read()).map(({ fields }) => fields.message)).toContain(kill.name);
  }
});

test('submitted without a connection, then the browser restarted', async ({ mailbox, failMail }) => {
  const form = await open();
  failMail({ kind: 'reset' });
  await form.send('Restarted');
  await expect(form.notice).toBeVisible();
  await browser.close();
  failMail();
  await start();
  await open();
  await mailbox.expectCount(1);
});
