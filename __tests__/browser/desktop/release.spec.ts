import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { expect, test, type Site } from '@/__tests__/support/fixtures';
import { SEND_FORM_PATH, SERVICE_ORIGIN } from '@/lib/contact/constants';
import { LIVE_SETTINGS, LIVE_SITE } from '@/tools/hosting/test-settings';
import { bundleIslands, bundleWorker } from '@/tools/postbuild/islands/bundle';

/** The site of a release: its scripts, its worker and its policies let a message through to the email service. */

// In one worker, which serves it.
test.describe.configure({ mode: 'default' });
test.use({ root: LIVE_SITE });
test.beforeEach(({ problems }) => problems.allow(/^request to https:\/\/api\.emailjs\.com\//));

/** Puts the mailbox in place of the email service. @returns for each message whether the worker sent it */
async function answerAsService(context: BrowserContext, { url }: Site): Promise<boolean[]> {
  const senders: boolean[] = [];
  await context.route(`${SERVICE_ORIGIN}/**`, async (route) => {
    const request = route.request();
    senders.push(!!request.serviceWorker());
    const body = request.postDataBuffer()!.toString();
    const ids = Object.entries(LIVE_SETTINGS).filter(([name]) => name.includes('EMAILJS'));
    expect(ids.filter(([, id]) => !body.includes(`\r\n${id}\r\n`))).toEqual([]);
    const headers = { 'Content-Type': request.headers()['content-type']! };
    const answer = await fetch(url + SEND_FORM_PATH, { method: 'POST', headers, body });
    const text = await answer.text();
    await route.fulfill({ status: answer.status, body: text, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return senders;
}

test('a message arrives by the worker, and Firebase starts', async ({ context, page, site, mailbox }) => {
  const senders = await answerAsService(context, site);
  const firebase = page.waitForResponse(/\/islands\/chunk-/);
  const form = await new ContactFormPart(page).open();
  await firebase;
  await form.send('By the worker');
  await form.expectSent();
  await mailbox.expectMessage({ ...MESSAGE, message: 'By the worker' });
  expect(senders).toEqual([true]);
});

test('the switch sends once what the worker keeps, and removes it', async ({
  context,
  page,
  site,
  mailbox,
  problems,
}) => {
  problems.allow(/^console error/);
  await context.route(`${SERVICE_ORIGIN}/**`, (route) => route.abort());
  const failure = context.waitForEvent('requestfailed', (request) => request.url().startsWith(SERVICE_ORIGIN));
  const form = await new ContactFormPart(page).open();
  await form.send('Kept');
  await failure;

  const off = { NEXT_PUBLIC_SERVICE_WORKER: 'off' };
  const script = await bundleIslands(['ContactForm', 'Menu'], off);
  const html = readFileSync(`${LIVE_SITE}/out/contacts.html`, 'utf8');
  const tag = `<script type="module" src="${script.src}" integrity="${script.integrity}">`;
  const replaced: [path: string, type: string, body: string | Uint8Array][] = [
    ['/contacts', 'text/html', html.replace(/<script type="module".*?>/, tag)],
    [script.src, 'text/javascript', script.content],
    ['/sw.js', 'text/javascript', (await bundleWorker(off)).content],
  ];
  for (const [path, type, body] of replaced) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy')!;
    const headers = { 'Content-Type': type, 'Content-Security-Policy': policy };
    site.faults.set(path, { kind: 'answer', status: 200, body: Buffer.from(body).toString(), headers });
  }
  await context.unroute(`${SERVICE_ORIGIN}/**`);
  const senders = await answerAsService(context, site);
  await form.open(false);
  await mailbox.expectMessage({ ...MESSAGE, message: 'Kept' });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await form.open(false);
  await form.send('By the page');
  await form.expectSent();
  await mailbox.expectCount(2);
  expect(senders).toEqual([true, false]);
  site.faults.clear();
});
