import { readFileSync } from 'node:fs';
import type { ConsoleMessage } from '@playwright/test';
import { recordAnnouncements } from '../parts/announced';
import { ContactFormPart, EMPTY, MESSAGE } from '@/__tests__/support/contact-form-part';
import { hold } from '@/__tests__/support/faults';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test as base, type Site } from '@/__tests__/support/fixtures';
import { MAX_LENGTHS, type FieldName } from '@/lib/contact/fields';

/** What a visitor sees of sending, and what arrives. `contact-lost.spec.ts` closes pages and kills browsers. */

const test = base.extend<{ form: ContactFormPart; sync: () => Promise<void> }>({
  form: async ({ page, problems, site }, provide) => {
    // What the browser says of a request that fails, and what the form says to the visitor.
    problems.allow(/^console error: Failed to load resource|blocked by Playwright/);
    const { offline, unreachable } = words.waiting;
    for (const text of [...Object.values(words.failure), offline, unreachable])
      problems.allow(new RegExp(`^console error: ${text}`));
    alterWorker(site);
    await provide(new ContactFormPart(page));
    site.faults.clear();
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

const RESET = { kind: 'reset' } as const;

/** What the form says of a message that is not sent again by itself. */
const OVER = words.waiting.over.slice(words.waiting.over.indexOf('}') + 1);

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

test('the browser says what is wrong', async ({ form, page }) => {
  await form.open();
  for (const address of ['mailto:a@b.in', '<a@b.in>', '(a@b.in)', 'a@b.in;', 'a@b.in.', 'a@b.in c@d.in']) {
    await form.fill({ ...MESSAGE, email: address });
    await form.submit.click();
    const error = await form.field('email').evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(error, address).not.toBe('');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('email')).toHaveValue(address);
  }
  await form.fill(MESSAGE);
  for (const [name, limit] of Object.entries(MAX_LENGTHS) as [FieldName, number][]) {
    const field = form.field(name);
    const tooLong = 'a@b.in'.padEnd(limit + 1, 'n');
    await field.clear();
    await page.keyboard.insertText(tooLong);
    await form.submit.click();
    const error = await field.evaluate((element: HTMLInputElement) => element.validationMessage);
    expect(error).toBe(words.tooLong.replace('{limit}', `${limit}`));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(tooLong);
    await field.fill(name === 'email' ? 'a@b' : 'प'.repeat(limit));
  }
  // The longest message is not too large for the service.
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
test('after a refusal the visitor has the text', async ({ form, page, sync, mailbox, failMail, problems }) => {
  problems.allow(/^console error: Reason \d+$/);
  await form.open();
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  const statuses = { refused: [400, 401, 403, 413], busy: [429], error: [500] };
  for (const reason of ['refused', 'busy', 'error'] as const)
    for (const status of statuses[reason]) {
      failMail({ kind: 'answer', status, body: `Reason ${status}` });
      await form.fill(MESSAGE);
      await form.submit.click();
      await expect(form.notice.locator('p')).toHaveText(words.failure[reason]);
      await expect(form.notice.locator('p')).toBeFocused();
      await form.expectFields(MESSAGE);
      expect(log).toContain(`Reason ${status}`);
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

test('a refused message is kept until its text is seen', async ({ form, page, context, sync, mailbox, failMail }) => {
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), isHidden);
  await form.open();
  failMail({ kind: 'answer', status: 429 });
  await form.send('Shown');
  await expect.poll(() => form.kept()).toBe(0);
  await hide(true);
  for (const text of ['Hidden', 'Hidden too']) {
    await form.send(text);
    await expect(form.field('message')).toHaveValue(text);
    // Longer than it must be shown. The second has taken the place of the first.
    await page.waitForTimeout(1_500);
    expect(await form.kept()).toBe(1);
  }
  failMail();
  await sync();
  const other = await new ContactFormPart(await context.newPage()).open();
  await other.button(words.again).click();
  await mailbox.expectMessage({ ...MESSAGE, message: 'Hidden too' });
  failMail({ kind: 'answer', status: 429 });
  await form.send('Shown later');
  await expect(form.field('message')).toHaveValue('Shown later');
  await hide(false);
  await expect.poll(() => form.kept()).toBe(0);
});

test('no answer in 15 s, while the visitor is typing', async ({ form, page, failMail }) => {
  await form.open();
  failMail({ kind: 'silence' });
  const isLine = (message: ConsoleMessage) => message.text() === words.failure.noAnswer;
  const log = page.waitForEvent('console', { predicate: isLine, timeout: 40_000 });
  await form.send('First');
  await form.field('message').pressSequentially('Second');
  await expect(form.notice.locator('p')).toHaveText(words.failure.noAnswer, { timeout: 40_000 });
  await expect(form.field('message')).toBeFocused();
  await expect(form.field('message')).toHaveValue('First\n\nSecond');
  await log;
});

test('sent when the network is back', async ({ form, page, context, sync, mailbox, failMail }) => {
  await form.open();
  failMail(RESET);
  const line = `${words.waiting.unreachable} ${words.waiting.soon}`;
  const log = page.waitForEvent('console', (message) => message.text() === line);
  await form.send('Page closed');
  await expect(form.notice).toContainText(line);
  await log;
  await form.expectFields(EMPTY);
  await expect(form.button(words.mail)).toHaveAttribute('href', /^mailto:.*Page%20closed/);
  await expect(form.button(words.call).first()).toHaveAttribute('href', /^tel:/);
  failMail();
  // Neither is about this message, or a reason to send it.
  for (const order of ['restored', 'unknown'])
    await page.evaluate((word) => navigator.serviceWorker.controller!.postMessage(word), order);
  await page.waitForTimeout(500);
  expect(await form.kept()).toBe(1);
  await page.close();
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
  await expect(next.button(words.mail)).toHaveCount(0);
  failMail({ kind: 'answer', status: 400 });
  await next.button(words.again).click();
  await expect(next.notice).toContainText(words.waiting.refused);
  failMail();
  await next.button(words.again).click();
  await expect(next.page.getByText(words.status.delivered).first()).toBeVisible();
  await mailbox.expectCount(1);
  failMail(RESET);
  await next.send('To delete');
  await expect(next.notice).toContainText(words.waiting.soon);
  next.page.on('dialog', (dialog) => void dialog.accept());
  await next.button(words.remove).click();
  await expect(next.notice).toHaveCount(0);
  expect(await next.kept()).toBe(0);
});

test('at most three unknown outcomes', async ({ form, page, context, sync, mailbox, failMail }) => {
  await form.open();
  failMail({ kind: 'lost' });
  await form.send('Three times');
  await expect(form.notice).toContainText(words.waiting.soon);
  await page.close();
  for (let attempt = 0; attempt < 4; attempt++) await sync();
  await mailbox.expectCount(3);
  const next = await new ContactFormPart(await context.newPage()).open();
  await expect(next.notice).toContainText(OVER);
  failMail();
  await next.send('Another');
  await next.expectSent();
  await expect(next.notice).toContainText(OVER);
  await expect(next.notice).toContainText(words.status.done.slice(0, words.status.done.indexOf('{')));
  await next.button(words.again).click();
  await mailbox.expectCount(5);
  await expect(next.notice).toHaveCount(0);
});

test('kept for seven days', async ({ form, page, sync, mailbox, failMail }) => {
  for (const days of [6, 8]) {
    await form.open();
    failMail(RESET);
    await form.send(`${days} days old`);
    await expect(form.notice).toContainText(words.waiting.soon);
    await page.evaluate(makeOlder, days);
    failMail();
    await sync();
    await mailbox.expectCount(1);
  }
  await expect(form.notice).toContainText(OVER);
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
  const held = hold();
  failMail(held.fault);
  await Promise.all([form.send('One'), other.send('Two')]);
  await held.arrived;
  await page.reload();
  await expect(form.root).toHaveAttribute('novalidate');
  // Until the page has asked for news: the worker tells nothing of what was sent before.
  await page.waitForTimeout(500);
  held.release();
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
  [
    'is cleared while the message is sent',
    `const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...entry) {
      const clear = () => this.transaction.db.transaction(this.name, 'readwrite').objectStore(this.name).clear();
      this.transaction.addEventListener('complete', clear);
      return add.apply(this, entry);
    };`,
  ],
];

/** The headless shell has no Background Sync: `sync` below fires it. `contact-lost.spec.ts` has a whole Chromium. */
const WITH_SYNC = 'SyncManager.prototype.register = async () => {};';

/** Runs a script in the worker before its own. */
function alterWorker(site: Site, script = ''): void {
  const body = WITH_SYNC + script + readFileSync('out/sw.js', 'utf8');
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

const LATE_FAULTS: [name: string, script: string][] = [
  ['deletes nothing', `IDBObjectStore.prototype.delete = () => { throw new DOMException('lost', 'UnknownError'); };`],
  [
    'drops its connections',
    `const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...entry) {
      this.transaction.addEventListener('complete', () => this.transaction.db.close());
      return add.apply(this, entry);
    };`,
  ],
  ['is well, and sync is stuck', `SyncManager.prototype.register = () => new Promise(() => {});`],
];

for (const [name, script] of LATE_FAULTS) {
  test(`where storage ${name}, the answer counts`, async ({ form, site, mailbox }) => {
    alterWorker(site, script);
    await form.open();
    await form.send('Delivered');
    await form.expectSent();
    await mailbox.expectCount(1);
    expect(await form.kept()).toBe(name === 'deletes nothing' ? 1 : 0);
  });
}

test('where the browser is wrong to say that it is offline', async ({ form, page, site, mailbox, failMail }) => {
  const wrong = `Object.defineProperty(navigator, 'onLine', { value: false });`;
  alterWorker(site, wrong);
  await page.addInitScript(wrong);
  await form.open();
  await form.send('Sent');
  await form.expectSent();
  await mailbox.expectCount(1);
  failMail({ kind: 'silence' });
  await form.send('No answer');
  await expect(form.notice).toContainText(`${words.waiting.offline} ${words.waiting.close}`, { timeout: 7_000 });
  failMail();
  await form.button(words.again).click();
  await mailbox.expectCount(2);
  // A lost answer counts: without a network the request would fail at once.
  failMail({
    kind: 'held',
    arrive() {},
    get released() {
      return page.waitForTimeout(600);
    },
    next: { kind: 'lost' },
  });
  await form.send('Lost');
  await expect(async () => {
    await page.reload();
    await expect(form.notice).toContainText(OVER, { timeout: 2_000 });
  }).toPass();
  await mailbox.expectCount(5);
});

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
