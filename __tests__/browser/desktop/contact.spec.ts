import { readFileSync } from 'node:fs';
import { recordAnnouncements } from '../parts/announced';
import { ContactFormPart, EMPTY, MESSAGE } from '@/__tests__/support/contact-form-part';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test as base, type Site } from '@/__tests__/support/fixtures';
import { findBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';

/** What a visitor sees of sending, and what arrives. `contact-lost.spec.ts` closes pages and kills browsers. */

const test = base.extend<{ form: ContactFormPart; sync: () => Promise<void> }>({
  form: async ({ page, problems }, provide) => {
    // Refusals, lost connections and storage that fails, but no violation of the policy.
    problems.allow(/^console error: (?!policy violation)|blocked by Playwright/);
    await provide(new ContactFormPart(page));
  },

  // Fires `sync` in the worker, as Chromium does when the network is back.
  sync: async ({ context, site }, provide) =>
    provide(async () => {
      const page = await context.newPage();
      await page.goto('/robots.txt');
      const devTools = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) =>
        devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
          if (first) resolve(first.registrationId);
        }),
      );
      await devTools.send('ServiceWorker.enable');
      const event = { origin: site.url, registrationId: await registered, tag: 'contact-form', lastChance: false };
      await devTools.send('ServiceWorker.dispatchSyncEvent', event);
      await page.close();
    }),
});

// The headless shell has no Background Sync.
test.use({ launchOptions: { executablePath: findBrowser(), args: TEST_FLAGS } });

const RESET = { kind: 'reset' } as const;

test('cleared at once, sent as typed, confirmed for 2 s', async ({ form, page, mailbox }) => {
  await form.open();
  await form.fill({ ...MESSAGE, email: ' \u200bravi.prasad@example.com\u00a0' });
  const announced = await recordAnnouncements(page.locator('main [aria-live]'));
  const time = page.evaluate(timeOfAlert);
  const request = page.waitForRequest((each) => each.method() === 'POST');
  const cleared = await form.root.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    return [...new FormData(element).values()];
  });
  expect(cleared).toEqual(['', '', '', '']);
  const names = (await request).postData()!.match(/(?<=; name=")\w+/g)!;
  expect(names.join()).toBe('fullname,email,phone,message,lib_version,service_id,template_id,user_id');
  await form.expectSent();
  expect(await time).toBeGreaterThan(1_900);
  expect(await time).toBeLessThan(3_500);
  expect(await announced()).toEqual([words.status.sending]);
  await expect(form.notice).toHaveText(new RegExp(words.status.done.replace('{time}', '.*\\d\\d:\\d\\d')));
  await mailbox.expectMessage(MESSAGE);
});

/** Runs in the page. @returns for how many milliseconds the next alert is there */
async function timeOfAlert(): Promise<number> {
  const change = (isThere: boolean) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!!document.querySelector('[role=alert]') !== isThere) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  const since = await change(true);
  return (await change(false)) - since;
}

test('the browser says what is wrong', async ({ form }) => {
  await form.open();
  for (const address of ['mailto:a@b.in', '<a@b.in>', '(a@b.in)', 'a@b.in;', 'a@b.in.', 'a@b.in c@d.in']) {
    await form.fill({ ...MESSAGE, email: address });
    await form.submit.click();
    const error = await form.field('email').evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(error, address).not.toBe('');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('email')).toHaveValue(address);
  }
  // The longest message that can be typed is not too large for the service.
  const length = Number(await form.field('message').getAttribute('maxlength'));
  await form.fill({ email: 'a@b', message: 'प'.repeat(length) });
  await form.submit.click();
  await form.expectSent();
});

test('a filled honeypot needs a second Submit', async ({ form, page, mailbox }) => {
  await form.open();
  await form.fill(MESSAGE);
  await page.locator('#contact_form_honeypot').fill('https://spam.example', { force: true });
  await form.submit.click();
  await expect(page.getByText(words.status.suspicious).first()).toBeVisible();
  await form.submit.click();
  await mailbox.expectMessage(MESSAGE);
});

// The notice has the focus, and nothing is sent by itself.
test('after a refusal the visitor has the text', async ({ form, sync, mailbox, failMail }) => {
  await form.open();
  const statuses = { refused: [400, 401, 403, 413], busy: [429], error: [500] };
  for (const reason of ['refused', 'busy', 'error'] as const)
    for (const status of statuses[reason]) {
      failMail({ kind: 'answer', status });
      await form.fill(MESSAGE);
      await form.submit.click();
      await expect(form.notice.locator('p')).toHaveText(words.failure[reason]);
      await expect(form.notice.locator('p')).toBeFocused();
      await form.expectFields(MESSAGE);
      await expect(form.button(words.mail)).toHaveAttribute('href', /^mailto:.*First%20line/);
    }
  failMail();
  // By then the worker has deleted them all.
  await expect.poll(() => form.kept()).toBe(0);
  await sync();
  await mailbox.expectCount(0);
  await form.page.reload();
  await form.expectFields(MESSAGE);
  await form.submit.click();
  await form.expectSent();
  await mailbox.expectMessage(MESSAGE);
});

test('no answer in 15 s, while the visitor is typing', async ({ form, failMail }) => {
  await form.open();
  failMail({ kind: 'silence' });
  await form.send('First');
  await form.field('message').pressSequentially('Second');
  await expect(form.notice.locator('p')).toHaveText(words.failure.noAnswer, { timeout: 40_000 });
  await expect(form.field('message')).toBeFocused();
  await expect(form.field('message')).toHaveValue('First\n\nSecond');
});

test('sent when the network is back', async ({ form, page, context, sync, mailbox, failMail }) => {
  await form.open();
  failMail(RESET);
  await form.send('Page closed');
  await expect(form.notice).toContainText(`${words.waiting.unreachable} ${words.waiting.close}`);
  await form.expectFields(EMPTY);
  await page.close();
  failMail();
  await sync();
  await mailbox.expectMessage({ ...MESSAGE, message: 'Page closed' });

  const next = await new ContactFormPart(await context.newPage()).open();
  failMail(RESET);
  await next.send('Page open');
  await expect(next.notice).toBeVisible();
  failMail();
  await next.page.evaluate(() => dispatchEvent(new Event('online')));
  await next.expectSent();
  await mailbox.expectCount(2);
});

test('what the next visitor sees', async ({ form, page, context, mailbox, failMail }) => {
  await form.open();
  failMail(RESET);
  await form.send('Not for others');
  await expect(form.notice).toBeVisible();
  await page.close();
  const next = await new ContactFormPart(await context.newPage()).open();
  await expect(next.notice).toContainText(new RegExp(words.waiting.earlier.replace('{day}', '\\d+ \\w+')));
  await next.expectFields(EMPTY);
  expect(await next.page.content()).not.toContain('Not for others');
  // A draft of their own does not hide it.
  await next.fill({ message: 'Draft' });
  await next.page.reload();
  await expect(next.button(words.remove)).toBeVisible();
  failMail();
  await next.button(words.again).click();
  await expect(next.page.getByText(words.status.delivered).first()).toBeVisible();
  await mailbox.expectCount(1);
  failMail(RESET);
  await next.send('To delete');
  await expect(next.notice).toContainText(words.waiting.close);
  next.page.on('dialog', (dialog) => void dialog.accept());
  await next.button(words.remove).click();
  await expect(next.notice).toHaveCount(0);
  expect(await next.kept()).toBe(0);
});

test('at most three unknown outcomes', async ({ form, page, context, sync, mailbox, failMail }) => {
  await form.open();
  failMail({ kind: 'lost' });
  await form.send('Three times');
  await expect(form.notice).toContainText(words.waiting.close);
  await page.close();
  for (let attempt = 0; attempt < 4; attempt++) await sync();
  await mailbox.expectCount(3);
  const next = await new ContactFormPart(await context.newPage()).open();
  await expect(next.notice).toContainText(words.waiting.over.slice(words.waiting.over.indexOf('}') + 1));
  failMail();
  await next.button(words.again).click();
  await mailbox.expectCount(4);
  await expect(next.notice).toHaveCount(0);
});

test('kept for seven days', async ({ form, page, sync, mailbox, failMail }) => {
  for (const days of [6, 8]) {
    await form.open();
    failMail(RESET);
    await form.send(`${days} days old`);
    await expect(form.notice).toContainText(words.waiting.close);
    await page.evaluate(makeOlder, days);
    failMail();
    await sync();
    await mailbox.expectCount(1);
  }
  await expect(form.notice).toContainText(words.waiting.over.slice(words.waiting.over.indexOf('}') + 1));
});

/** Makes the newest message that the worker keeps some days older. */
async function makeOlder(days: number): Promise<void> {
  const opening = indexedDB.open('workbox-background-sync');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const reading = opening.result.transaction('requests', 'readwrite').objectStore('requests').openCursor(null, 'prev');
  await new Promise((resolve) => (reading.onsuccess = resolve));
  const { value } = reading.result!;
  const writing = reading.result!.update({ ...value, timestamp: value.timestamp - days * 24 * 60 * 60_000 });
  await new Promise((resolve) => (writing.onsuccess = resolve));
  opening.result.close();
}

test('a draft survives a reload and going back', async ({ form, page }) => {
  await form.open();
  await form.fill(MESSAGE);
  await page.reload();
  await form.expectFields(MESSAGE);
  await expect(page.getByText(words.status.restored).first()).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await form.expectFields(MESSAGE);
  await form.submit.click();
  await form.expectSent();
  await page.reload();
  await form.expectFields(EMPTY);
});

// A double click, Enter twice, two tabs, a reload while it is being sent.
test('each is sent once', async ({ form, page, context, mailbox, failMail }) => {
  await form.open();
  await form.fill(MESSAGE);
  await form.submit.dblclick();
  await form.expectSent();
  await mailbox.expectCount(1);
  await page.reload();
  await form.fill({ ...MESSAGE, message: '' });
  await form.field('phone').press('Enter');
  await form.field('phone').press('Enter');
  await mailbox.expectCount(2);
  const other = await new ContactFormPart(await context.newPage()).open();
  await page.reload();
  failMail({ kind: 'delay', milliseconds: 1_500 });
  await Promise.all([form.send('One'), other.send('Two')]);
  await page.reload();
  // The second if the page has heard of the other message first.
  const { sent, delivered } = words.status;
  await expect(page.getByText(sent).or(page.getByText(delivered)).first()).toBeVisible();
  await form.expectFields(EMPTY);
  await other.expectFields(EMPTY);
  await mailbox.expectCount(4);
});

const STORAGE_FAULTS: [name: string, script: string][] = [
  ['throws', `IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };`],
  ['is full', `IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  ['is stuck', `IDBFactory.prototype.open = () => ({ addEventListener() {}, removeEventListener() {} });`],
];

/** Runs a script in the worker before its own. */
function alterWorker(site: Site, script: string): void {
  const body = script + readFileSync('out/sw.js', 'utf8');
  site.faults.set('/sw.js', { kind: 'answer', status: 200, body, headers: { 'Content-Type': 'text/javascript' } });
}

for (const [name, script] of STORAGE_FAULTS) {
  test(`where storage ${name}`, async ({ form, site, mailbox, failMail }) => {
    alterWorker(site, script);
    await form.open();
    await form.send('Online');
    await form.expectSent();
    await mailbox.expectCount(1);
    await expect(form.page.getByRole('alert')).toHaveCount(0);
    failMail(RESET);
    await form.send('Offline');
    await expect(form.notice.locator('p')).toHaveText(words.failure.noConnection);
    await expect(form.field('message')).toHaveValue('Offline');
  });
}

test('where storage is slow, nothing is sent twice', async ({ form, site, sync, mailbox }) => {
  alterWorker(
    site,
    `IDBTransaction.prototype.addEventListener = function (type, listener) {
      const late = (event) => setTimeout(listener, 2_000, event);
      EventTarget.prototype.addEventListener.call(this, type, type === 'complete' ? late : listener);
    };`,
  );
  await form.open();
  await form.send('Slow');
  await form.expectSent();
  await expect.poll(() => form.kept()).toBe(0);
  await sync();
  await mailbox.expectCount(1);
});

test('where nothing is sent while the page is closed, the form says so', async ({ form, site, failMail }) => {
  alterWorker(site, 'delete ServiceWorkerRegistration.prototype.sync;');
  await form.open();
  failMail(RESET);
  await form.send('Later');
  await expect(form.notice).toContainText(words.waiting.visit);
});

test.describe(() => {
  test.use({ serviceWorkers: 'block' });

  test('without a worker', async ({ form, page, mailbox, failMail }) => {
    await page.clock.install();
    await form.open(false);
    await form.send('Online');
    await form.expectSent();
    await mailbox.expectCount(1);
    await page.clock.fastForward(3_000);
    failMail(RESET);
    await form.send('Offline');
    await expect(form.notice.locator('p')).toHaveText(words.failure.noConnection);
    failMail({ kind: 'silence' });
    await form.button(words.again).click();
    await expect(form.notice).toHaveCount(0);
    await page.clock.fastForward(17_000);
    await expect(form.notice.locator('p')).toHaveText(words.failure.noAnswer);
    await form.submit.click();
    // Only the tab has the text.
    await page.reload();
    await expect(form.field('message')).toHaveValue('Offline');
  });
});
