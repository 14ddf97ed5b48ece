import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { form as labels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

/** The service worker, which sends messages after the contact page is closed, and what it costs other pages. */

test('other pages load no worker and send nothing; the contact page is cached for offline visitors', async ({
  page,
  context,
  mailbox,
  failMail,
  problems,
}) => {
  // Neither its pictures nor the worker itself is cached.
  problems.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|^console error/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const expectNothing = async () => {
    await page.locator('header island-menu:defined').waitFor();
    await page.waitForTimeout(1_500);
    expect(asked.filter((each) => /sw\.js|POST|HEAD/.test(each))).toEqual([]);
  };
  await page.goto('/about');
  await expectNothing();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const form = new ContactFormPart(page);
  failMail({ kind: 'answer', status: 429 });
  await form.open();
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/contacts')))).toBe(true);
  await form.send(MESSAGE);
  await expect(form.failure).toBeVisible();
  failMail();
  asked.length = 0;
  await page.goto('/about');
  await expectNothing();
  await mailbox.expectCount(0);
  await context.setOffline(true);
  await page.goto('/contacts');
  await expect(form.root).toHaveAttribute('novalidate');
});

test('only a successful response for the contact page itself is cached for offline visitors', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/^console error/);
  const keptTitle = () =>
    page.evaluate(async () => /<title>(.*?)</.exec((await (await caches.match('/contacts'))?.text()) ?? '')?.[1]);
  site.faults.set('/contacts', { kind: 'answer', status: 503, body: '<title>Down</title>' });
  const headers = { 'Content-Type': 'text/html' };
  site.faults.set('/contacts-delhi', { kind: 'answer', status: 200, body: '<title>Delhi</title>', headers });
  await page.goto('/contacts');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { scope: '/contacts' })).catch(() => {});
  const isActive = () =>
    page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration('/contacts'))?.active);
  await expect.poll(isActive).toBe(true);
  expect(await keptTitle()).toBeUndefined();
  site.faults.delete('/contacts');
  await page.goto('/contacts');
  await expect.poll(keptTitle).toBe(await page.title());
  const title = await page.title();
  await page.goto('/contacts-delhi');
  await expect(page).toHaveTitle('Delhi');
  // The worker writes to the cache after it responds.
  await page.waitForTimeout(500);
  expect(await keptTitle()).toBe(title);
});

test('Forget leaves nothing on the device: no message, no draft, and no cached page', async ({
  page,
  failMail,
  problems,
}) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  failMail({ kind: 'answer', status: 400 });
  await form.open();
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/contacts')))).toBe(true);
  await form.send(MESSAGE);
  await expect(form.failure).toBeVisible();
  const kept = async () => {
    const others = async () => [localStorage.length, sessionStorage.length, (await caches.keys()).length];
    return [(await form.kept()).length, ...(await page.evaluate(others))];
  };
  await form.field('phone').fill('1');
  await expect.poll(kept).toEqual([1, 0, 1, 1]);
  await page.locator('summary').filter({ hasText: labels.privacy.forget }).click();
  await form.yes.click();
  await expect.poll(kept).toEqual([0, 0, 0, 0]);
});
