import { ContactFormPart, isMessage, MESSAGE } from '../../components/contact-form/contact-form-part';
import { form as labels } from '../content';
import { expect, test } from '../fixtures';

/** What sends messages without the contact page, and what the other pages pay for it. */

test('only the second page of a visit, unless data is to be saved, keeps the contact page', async ({
  page,
  context,
  problems,
}) => {
  // Its pictures are not kept, nor is the worker itself.
  problems.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: location.hash === '#save' }) });
  });
  await page.goto('/about');
  for (const next of ['/careers#save', '/media']) {
    await page.locator('header nav[data-hydrated]').waitFor();
    await page.waitForTimeout(500);
    expect(asked).not.toContain('/sw.js');
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await page.evaluate((url) => location.assign(url), next);
    await page.waitForURL(next);
  }
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/contacts')))).toBe(true);
  expect(asked).toContain('/sw.js');
  await context.setOffline(true);
  await page.goto('/contacts');
  await expect(new ContactFormPart(page).root).toHaveAttribute('novalidate');
});

test('only the contact page itself, answered well, is kept for a visitor without a network', async ({ page, site }) => {
  const keptTitle = () =>
    page.evaluate(async () => /<title>(.*?)</.exec((await (await caches.match('/contacts'))?.text()) ?? '')?.[1]);
  site.faults.set('/contacts', { kind: 'answer', status: 503, body: '<title>Down</title>' });
  const headers = { 'Content-Type': 'text/html' };
  site.faults.set('/contacts-delhi', { kind: 'answer', status: 200, body: '<title>Delhi</title>', headers });
  await page.goto('/about');
  await page.evaluate((url) => location.assign(url), '/media');
  await page.waitForURL('/media');
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
  // The worker writes it after the answer.
  await page.waitForTimeout(500);
  expect(await keptTitle()).toBe(title);
});

test('another page wakes the worker, which sends what waits; the contact page says so', async ({
  page,
  mailbox,
  failMail,
  problems,
}) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  failMail({ kind: 'answer', status: 429 });
  await form.open();
  await form.send(MESSAGE);
  await expect(form.failure).toBeVisible();
  failMail();
  await page.goto('/about');
  await mailbox.expectMessage(MESSAGE);
  await form.open();
  await expect(form.sentLine.or(form.success).first()).toBeVisible();
});

test('Forget leaves nothing on the device: no message, draft, hint, nor the page that was kept', async ({
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
  await expect.poll(kept).toEqual([1, 1, 1, 1]);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: labels.privacy.forget }).click();
  await expect.poll(kept).toEqual([0, 0, 0, 0]);
});

test.describe('where there are no workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('another page posts the same body as the library', async ({ page, mailbox, failMail, problems }) => {
    problems.allow(/^console (error|warning)/);
    const form = new ContactFormPart(page);
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (!isMessage(request)) return;
      const body = request.postDataBuffer()!.toString('latin1');
      bodies.push(body.replaceAll(/^--(.*?)(?=\r\n)/.exec(body)![1]!, 'boundary'));
    });
    failMail({ kind: 'answer', status: 429 });
    await form.open();
    await form.send({ ...MESSAGE, message: `${MESSAGE.message}\nhalf \ud800 {{x}}\r\n` });
    await expect(form.failure).toBeVisible();
    failMail();
    await page.goto('/about');
    await mailbox.expectCount(1);
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    expect(bodies.at(-1)).toBe(bodies[0]);
  });
});
