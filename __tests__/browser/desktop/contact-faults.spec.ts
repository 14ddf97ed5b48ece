import type { Page } from '@playwright/test';
import { ContactFormPart, EMPTY, isMessage, MESSAGE, type Typed } from '@/__tests__/support/contact-form-part';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import type { Mailbox } from '@/__tests__/support/mailbox';
import { emailText } from '@/lib/contact/text';
import { findBrowser } from '@/tools/shared/find-browser';

/**
 * What can go wrong with a message, and only a browser test can prove: connections, reloads, the back/forward cache, several
 * tabs, storage. The unit tests have statuses, times and clicks; `npm run test:outbox` has kills and restarts.
 */

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How long an answer is waited for, and longer than an attempt lasts. Milliseconds. */
const TIMEOUT = 15_000;
const ATTEMPT = 21_000;

test.use({
  // The worker has a clock of its own; `worker.spec.ts` has what it does.
  serviceWorkers: 'block',
  launchOptions: [
    // The headless shell has no back/forward cache, and Playwright turns that of Chromium off; visitors have it.
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
  // The browser and the form both write a failed request to the console.
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
  // A tab behind another one is drawn only once a second.
  await form.page.bringToFront();
  return second;
}

/** Sends, and resolves when the request has left the page. */
async function sendAndLeave(): Promise<void> {
  const left = form.nextRequest();
  await form.send(MESSAGE);
  await left;
}

/** Goes back to the page, which must come out of the back/forward cache. */
async function awayAndBack(meanwhile: () => unknown): Promise<void> {
  await form.page.evaluate(() => Object.assign(window, { isSame: true }));
  await form.page.goto('/robots.txt');
  await meanwhile();
  await form.page.goBack({ waitUntil: 'commit' });
  await expect(form.root).toHaveAttribute('novalidate');
  expect(await form.page.evaluate(() => 'isSame' in window)).toBe(true);
}

/** Tries to close the tab, and stays when the browser asks. */
async function expectQuestion(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** The form says why, and has the message. */
async function expectFailed(why: string, kept = words.failure.kept): Promise<void> {
  for (const text of [why, kept]) await expect(form.failure).toContainText(text);
  await expect(form.success.or(form.sentLine)).toHaveCount(0);
  await form.expectFields(MESSAGE);
}

/**
 * The form says so, the mailbox holds these messages as they were typed, and nothing more is sent. A tab that finds another
 * one sending checks again after 15 seconds.
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

test('offline in two tabs: when the network is back, the message is sent once', async ({ context, mailbox }) => {
  await open();
  await openSecondTab();
  await context.setOffline(true);
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(words.failure.offline);
  await expect(form.failure).toContainText(words.failure.kept);
  // The next attempt is due much later than the network comes back. In steps: IndexedDB has five seconds for an answer.
  for (let step = 0; step < 20; step++) await pass(4_000);
  expect(requests).toBe(0);
  await context.setOffline(false);
  await expectSent(mailbox);
});

test('leaving while sending: the next page sends the message again a minute later', async ({
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

test('a message waiting to be retried is sent at once when the visitor comes back', async ({ mailbox, failMail }) => {
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

test('Send again is pressed in two tabs at the same moment', async ({ mailbox, failMail }) => {
  await open();
  const second = await openSecondTab();
  failMail({ kind: 'reset', stage: 'connect' });
  await form.send(MESSAGE);
  await expect(second.earlier).toContainText(words.earlier.waiting);
  await expectFailed(words.failure.unreachable);
  await pass(1_100);
  failMail();
  const buttons = await Promise.all([form, second].map(({ sendAgain }) => sendAgain.elementHandle()));
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
  await expectSent(mailbox);
});

test('a blocker of HEAD holds no message back; if it also blocks the service, the form says so', async ({
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

test('a draft and a failed message are their tab’s: another visitor sees no word of them', async ({
  page,
  context,
  failMail,
}) => {
  const openNext = async () => open(new ContactFormPart(await context.newPage()));
  await open();
  await form.fill(MESSAGE);
  await (await openNext()).expectNoWord(MESSAGE);
  expect(await form.kept()).toEqual([]);
  failMail({ kind: 'reset', stage: 'connect' });
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

/** Has the page find its storage blocked, or IndexedDB without an answer. */
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
  test(`storage that is ${how} keeps no message: the text stays until it is sent, and the browser asks`, async ({
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
    failMail();
    await expectFailed(words.failure.noAnswer, words.failure.notKept);
    await form.sendAgain.click();
    await expect(form.success).toBeVisible();
    await form.expectFields(EMPTY);
  });
}

test('without locks, as on an address that is not secure, a message is sent', async ({ page, mailbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await open();
  await form.send(MESSAGE);
  await expectSent(mailbox);
});

/** The first and the last letters of each of the seventeen planes. */
const PLANES = Array.from({ length: 17 }, (_, plane) =>
  [0x21, 0x3a9, 0xfffd].map((letter) => String.fromCodePoint(plane * 0x1_0000 + letter)).join(''),
);
const RIGHT_TO_LEFT = 'שלום, مرحبا بالعالم \u202bABC\u202c \u2067123\u2069 سلام';
/** Skin tones, families joined by invisible characters, flags, keycaps. */
const EMOJI = '👋🏽👩‍👩‍👧‍👦🇮🇳🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣❤️‍🔥é̂';
const HTML = '</textarea><script>alert(1)</script><b onload="x">&amp; &lt;<!-- ]]> \'"`';
const TEMPLATES = '{{message}} {{{x}}} ${7*7} <%= 7 %> {% raw %} #{x} %0D%0A %s $1 \\n\\u0000';
const LINES = 'Line\n\n\n.\n..\nFrom here\n-- \nEnd\n  indented\ttab  ';

test('text of every kind, as long as it may be, that was filled in without a key or an event', async ({ mailbox }) => {
  const typed: Typed = {
    // Line breaks in a name must not become headers of the e-mail.
    fullname: `Asha\nBcc: everybody@example.com\n\n${RIGHT_TO_LEFT}${EMOJI}`,
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254),
    phone: '{{x}} <b> ५ 🙂',
    message: [...PLANES, RIGHT_TO_LEFT, EMOJI, HTML, TEMPLATES, LINES].join('\n').padStart(15_000, 'क'),
  };
  await open();
  await form.root.evaluate((root: HTMLFormElement, values: Record<string, string>) => {
    const control = (name: string) => root.elements.namedItem(name) as HTMLInputElement;
    // A field of one line would drop the line breaks.
    control('fullname').type = 'hidden';
    for (const name in values) control(name).value = values[name]!;
    root.requestSubmit();
    control('fullname').type = 'text';
  }, typed);
  await expectSent(mailbox, typed);
  const [mail] = await mailbox.read();
  // A name of several lines cannot imitate those below it, nor can characters that are not shown.
  expect(mail!.text.trimEnd()).toBe(emailText(typed).trimEnd());
});
