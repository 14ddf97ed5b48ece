import type { Page, Route } from '@playwright/test';
import { ContactFormPart, MESSAGE } from '../../components/contact-form/contact-form-part';
import { expect, test } from '../fixtures';
import { recordShiftsFromNow, shiftsOf } from '../shifts';

/** A slow phone: 400 kbit/s, 400 ms of latency, a processor six times slower. */

const KBIT = 1000 / 8;
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 400 * KBIT, uploadThroughput: 400 * KBIT };

test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
});

test('what is typed before the script comes is kept, and is sent', async ({ page, mailbox }) => {
  const script = await hold(page, '/islands/**');
  const form = new ContactFormPart(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await form.fill(MESSAGE);
  await expect(form.root).not.toHaveAttribute('novalidate');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await recordShiftsFromNow(page);
  await script.release();
  await expect(form.root).toHaveAttribute('novalidate', { timeout: 10_000 });
  await form.expectFields(MESSAGE);
  expect(await shiftsOf(page)).toEqual([]);
  await form.submit.tap();
  await expect(form.success).toBeVisible();
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
});

test('a message that is submitted before the script comes arrives', async ({ page, mailbox, problems }) => {
  // The pages blend into each other, the service's plain answer does not: Chromium reports that as an error.
  problems.allow(/ViewTransition opt-in disabled/);
  await hold(page, '/islands/**');
  const form = new ContactFormPart(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await form.fill(MESSAGE);
  await form.submit.tap();
  await expect(page.locator('body')).toHaveText('OK');
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
});

/** Holds the requests to a path back until they are released. */
async function hold(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(path, (route) => void held.push(route));
  return {
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(path);
    },
  };
}
