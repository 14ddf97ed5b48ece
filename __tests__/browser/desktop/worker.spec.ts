import { ContactFormPart, MESSAGE } from '../../components/contact-form/contact-form-part';
import { expect, test } from '../fixtures';
import { postedFields } from '../mailbox';

/** What sends messages without the contact page, and what the other pages pay for it. */

test('the first page of a visit opens no database and asks for no worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await page.locator('header nav[data-hydrated]').waitFor();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes('sw.js'))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('another page sends what waits, with the same fields as the contact page', async ({
  page,
  mailbox,
  failMail,
  problems,
}) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  failMail({ kind: 'answer', status: 429 });
  await form.open();
  const first = form.nextRequest();
  await form.send(MESSAGE);
  const byLibrary = await postedFields(await first);
  await expect(form.failure).toBeVisible();
  failMail();
  await page.goto('/about');
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
  expect(byLibrary.map(([name]) => name)).toHaveLength(8);
  await form.open();
  await expect(form.sentLine.or(form.success).first()).toBeVisible();
});

test.describe('where there are no workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('another page posts the same body as the library', async ({ page, mailbox, failMail, problems }) => {
    problems.allow(/^console (error|warning)/);
    const form = new ContactFormPart(page);
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/send-form')) return;
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
