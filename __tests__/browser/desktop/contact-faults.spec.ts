import type { Page } from '@playwright/test';
import { ContactFormPart, EMPTY, isMessage, MESSAGE, type Typed } from '@/__tests__/support/contact-form-part';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import type { Mailbox } from '@/__tests__/support/mailbox';
import { emailText } from '@/lib/contact/text';
import { findBrowser } from '@/tools/shared/find-browser';

/**
 * Faults that only a browser test can prove are handled: connections, reloads, the back/forward cache, several tabs and
 * storage. The unit tests cover statuses, times and clicks; `npm run test:outbox` kills and restarts browsers.
 */

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How long the form waits for a response, and a time longer than any attempt, in milliseconds. */
const TIMEOUT = 15_000;
const ATTEMPT = 21_000;

test.use({
  // The worker has its own clock; `worker.spec.ts` tests it.
  serviceWorkers: 'block',
  launchOptions: [
    // Visitors have a back/forward cache, but the headless shell has none, and Playwright turns Chromium's off.
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

let form: ContactFormPart;
let requests: number;

test.beforeEach(async ({ page, problems }) => {
  // The browser and the form both log a failed request to the console.
  problems.allow(/^console (error|warning): (?!policy)/);
  requests = 0;
  page.context().on('request', (request) => void (requests += Number(isMessage(request))));
  await page.clock.install();
  form = new ContactFormPart(page);
});

/** Advances the clock of all tabs, and fires their timers. */
const pass = (milliseconds: number) => form.page.clock.runFor(milliseconds);

/** Opens the page, and waits until messages are no longer held back. */
async function open(tab = form): Promise<ContactFormPart> {
  await tab.open();
  await pass(2_000);
  return tab;
}

const waiting = async () => (await form.kept()).filter(({ state }) => !['delivered', 'stored'].includes(state));

async function openSecondTab(): Promise<ContactFormPart> {
  const second = await open(new ContactFormPart(await form.page.context().newPage()));
  // A background tab is drawn only once a second.
  await form.page.bringToFront();
  return second;
}

/** Sends, and resolves when the request has left the page. */
async function sendAndLeave(): Promise<void> {
  const left = form.nextRequest();
  await form.send(MESSAGE);
  await left;
}

/** Leaves the page and goes back to it. It must come from the back/forward cache. */
async function awayAndBack(meanwhile: () => unknown): Promise<void> {
  await form.page.evaluate(() => Object.assign(window, { isSame: true }));
  await form.page.goto('/robots.txt');
  await meanwhile();
  await form.page.goBack({ waitUntil: 'commit' });
  await expect(form.root).toHaveAttribute('novalidate');
  expect(await form.page.evaluate(() => 'isSame' in window)).toBe(true);
}

/** Tries to close the tab, expects the browser to ask, and does not close it. */
async function expectQuestion(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Expects the form to say why it failed, and to keep the message. */
async function expectFailed(why: string, kept = words.failure.kept): Promise<void> {
  for (const text of [why, kept]) await expect(form.failure).toContainText(text);
  await expect(form.success.or(form.sentLine)).toHaveCount(0);
  await form.expectFields(MESSAGE);
}

/**
 * Expects the form to say that the message was sent, the mailbox to have it as it was typed, and nothing more to be
 * sent. A tab that finds another tab sending checks again after 15 seconds.
 */
async function expectSent(mailbox: Mailbox, typed = MESSAGE): Promise<void> {
  const told = form.success.or(form.sentLine).first();
  await told.waitFor({ timeout: 5_000 }).catch(() => pass(TIMEOUT));
  await expect(told).toBeVisible();
  await pass(2_100);
  await expect(form.success).toHaveCount(0);
  await expect(form.sentLine).toBeVisible();
  await form.expectNoFailure();
  await form.expectFields(EMPTY);
  const [mail] = await mailbox.expectCount(1);
  expect(mail!.fields).toEqual(typed);
  expect(await waiting()).toEqual([]);
  await expectNoRequest();
}

async function expectNoRequest(): Promise<void> {
  const before = requests;
  await form.page.clock.fastForward(DAY);
  await form.page.evaluate(() => dispatchEvent(new Event('online')));
  await pass(2_000);
  expect(requests - before, 'requests that nobody asked for').toBe(0);
}

test('a message submitted offline is sent once when the network is back, though two tabs are open', async ({
  context,
  mailbox,
}) => {
  await open();
  await openSecondTab();
  await context.setOffline(true);
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(words.failure.offline);
  await expect(form.failure).toContainText(words.failure.kept);
  // By then the next attempt is far off. The clock advances in steps because IndexedDB must respond within five
  // seconds.
  for (let step = 0; step < 20; step++) await pass(4_000);
  expect(requests).toBe(0);
  await context.setOffline(false);
  await expectSent(mailbox);
});

test('when the visitor leaves while sending, the next page sends the message again a minute later', async ({
  page,
  mailbox,
  failMail,
}) => {
  await open();
  failMail({ kind: 'silence' });
  await sendAndLeave();
  await page.goto('/about');
  failMail();
  await open();
  await pass(ATTEMPT);
  await expectFailed(words.failure.interrupted);
  await pass(MINUTE);
  await expectSent(mailbox);
});

test('a message waiting to be retried is sent immediately when the visitor comes back', async ({
  mailbox,
  failMail,
}) => {
  await open();
  failMail({ kind: 'answer', status: 429 });
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(words.failure.tooMany);
  await pass(5_000);
  // The next attempt is due in 15 seconds.
  await expect.poll(waiting).toMatchObject([{ state: 'retry', tries: 2, possible: 0 }]);
  await pass(1_100);
  await awayAndBack(() => failMail());
  await expectSent(mailbox);
});

test('pressing Send again in two tabs at the same moment sends one message', async ({ mailbox, failMail }) => {
  await open();
  const second = await openSecondTab();
  failMail({ kind: 'reset' });
  await form.send(MESSAGE);
  await expect(second.earlier).toContainText(words.earlier.waiting);
  await expectFailed(words.failure.unreachable);
  await pass(1_100);
  failMail();
  const buttons = await Promise.all([form, second].map(({ sendAgain }) => sendAgain.elementHandle()));
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
  await expectSent(mailbox);
});

test('blocking HEAD requests delays no message; if the service is blocked too, the form says so', async ({
  page,
  mailbox,
}) => {
  let isBlocked = false;
  await page.route('**/*', (route, request) =>
    request.method() === 'HEAD' || (isBlocked && isMessage(request)) ? route.abort('failed') : route.fallback(),
  );
  await open();
  await form.send(MESSAGE);
  await expectSent(mailbox);
  isBlocked = true;
  await form.send(MESSAGE);
  await expectFailed(words.failure.offline);
});

test('each of two tabs keeps its own draft when it is reloaded', async ({ mailbox }) => {
  await open();
  const second = await openSecondTab();
  await form.fill(MESSAGE);
  await second.fill({ ...MESSAGE, message: 'Another one' });
  await open();
  await form.expectFields(MESSAGE);
  await form.submit.click();
  await expectSent(mailbox);
});

test('a draft or failed message is shown only in its own tab: the next visitor sees none of it', async ({
  page,
  context,
  failMail,
}) => {
  const openNext = async () => open(new ContactFormPart(await context.newPage()));
  await open();
  await form.fill(MESSAGE);
  await (await openNext()).expectNoWord(MESSAGE);
  expect(await form.kept()).toEqual([]);
  failMail({ kind: 'reset' });
  await form.submit.click();
  await expectFailed(words.failure.unreachable);
  await open();
  await expectFailed(words.failure.unreachable);
  const second = await openNext();
  await expect(second.earlier).toContainText(words.earlier.waiting);
  await second.expectNoWord(MESSAGE);
  await page.close();
  const third = await openNext();
  await third.expectNoWord(MESSAGE);
  await expectAccessible(third.page);
  await third.remove.click();
  await third.yes.click();
  await third.expectNoFailure();
  await second.expectNoFailure();
  expect(await third.kept()).toEqual([]);
});

/** Blocks the page's storage, or makes IndexedDB never respond. */
async function breakStorage(page: Page, how: 'blocked' | 'silent'): Promise<void> {
  await page.addInitScript((how) => {
    if (how === 'silent') IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    for (const area of how === 'silent' ? [] : ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  }, how);
}

for (const how of ['blocked', 'silent'] as const) {
  test(`when storage is ${how}, the text is kept until sent, and the browser asks before closing the tab`, async ({
    page,
    failMail,
  }) => {
    await breakStorage(page, how);
    await open();
    failMail({ kind: 'silence' });
    const left = form.nextRequest();
    await form.send(MESSAGE);
    await pass(5_000);
    await left;
    await form.expectFields(MESSAGE);
    await expectQuestion(page);
    await pass(TIMEOUT);
    await expectFailed(words.failure.noAnswer, words.failure.notKept);
    failMail();
    await form.sendAgain.click();
    await expect(form.success).toBeVisible();
    await form.expectFields(EMPTY);
  });
}

test('a message is sent without locks, as on an insecure address', async ({ page, mailbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await open();
  await form.send(MESSAGE);
  await expectSent(mailbox);
});

/** A few characters from each of the seventeen Unicode planes. */
const PLANES = Array.from({ length: 17 }, (_, plane) =>
  [0x21, 0x3a9, 0xfffd].map((letter) => String.fromCodePoint(plane * 0x1_0000 + letter)).join(''),
);
const RIGHT_TO_LEFT = 'שלום, مرحبا بالعالم \u202bABC\u202c \u2067123\u2069 سلام';
/** Skin tones, families joined by invisible characters, flags, keycaps. */
const EMOJI = '👋🏽👩‍👩‍👧‍👦🇮🇳🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣❤️‍🔥é̂';
const HTML = '</textarea><script>alert(1)</script><b onload="x">&amp; &lt;<!-- ]]> \'"`';
const TEMPLATES = '{{message}} {{{x}}} ${7*7} <%= 7 %> {% raw %} #{x} %0D%0A %s $1 \\n\\u0000';
const LINES = 'Line\n\n\n.\n..\nFrom here\n-- \nEnd\n  indented\ttab  ';

test('text of every kind, at full length and filled in without keys or events, arrives unchanged', async ({
  mailbox,
}) => {
  const typed: Typed = {
    // Line breaks in a name must not become email headers.
    fullname: `Asha\nBcc: everybody@example.com\n\n${RIGHT_TO_LEFT}${EMOJI}`,
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254),
    phone: '{{x}} <b> ५ 🙂',
    message: [...PLANES, RIGHT_TO_LEFT, EMOJI, HTML, TEMPLATES, LINES].join('\n').padStart(15_000, 'क'),
  };
  await open();
  await form.root.evaluate((root: HTMLFormElement, values: Record<string, string>) => {
    const control = (name: string) => root.elements.namedItem(name) as HTMLInputElement;
    // A single-line field would drop the line breaks.
    control('fullname').type = 'hidden';
    for (const name in values) control(name).value = values[name]!;
    root.requestSubmit();
    control('fullname').type = 'text';
  }, typed);
  await expectSent(mailbox, typed);
  const [mail] = await mailbox.read();
  // Neither a name of several lines nor invisible characters can imitate the fields below the name.
  expect(mail!.text.trimEnd()).toBe(emailText(typed).trimEnd());
});
