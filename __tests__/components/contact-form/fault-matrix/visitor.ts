import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '../../../faults';
import { ContactFormPart, isMessage } from '../contact-form-part';
import { EMPTY, MESSAGE, type Shown, type Typed } from './texts';
import { expect } from '@/__tests__/browser/fixtures';
import type { Mail, Mailbox } from '@/__tests__/browser/mailbox';
import { form as words } from '@/__tests__/browser/content';

/** Longer than any attempt. */
const CLAIM = 36_000;
const DAY = 86_400_000;
const SEND_FORM = /send-form/;

/** Scripts that break the storage before the page loads. */
const STORAGE_FAULTS = {
  full: () => {
    IDBObjectStore.prototype.put = function () {
      try {
        this.transaction.abort();
      } catch {
        // The second message of a transaction.
      }
      return {} as IDBRequest<IDBValidKey>;
    };
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  corrupt: () => {
    localStorage.setItem('nestif-form-1:draft', '{"at":');
    localStorage.setItem('nestif-form-1:1', 'null');
    localStorage.setItem('nestif-form-1:2', '{"id":"2","state":"sent"}');
    localStorage.setItem('nestif-form-1:3', '\u0000\ud800');
  },
};

/** The text of each failure. */
const FAILURES: Partial<Record<Shown, string>> = {
  'not connected': words.failure.offline,
  refused: words.failure.refused,
  'too many at once': words.failure.tooMany,
  'the service failed; it may have arrived': words.failure.serviceError,
  'the connection broke; it may have arrived': words.failure.unreachable,
  'no answer; it may have arrived': words.failure.noAnswer,
  'the page was closed; it may have arrived': words.failure.interrupted,
};

interface Environment {
  page: Page;
  mailbox: Mailbox;
  failMail: (fault?: Fault) => void;
}

/** A visitor of the contact page, with everything that can go wrong. The clock of the page can be moved. */
export class Visitor {
  /** The messages submitted so far; a double click submits one. */
  readonly submitted: Typed[] = [];
  readonly mailbox: Mailbox;
  /** Makes every message fail in this way; without a fault, no longer. */
  readonly failMail: Environment['failMail'];
  form: ContactFormPart;
  readonly #context: BrowserContext;
  #requests = 0;

  constructor({ page, mailbox, failMail }: Environment) {
    this.form = new ContactFormPart(page);
    this.mailbox = mailbox;
    this.failMail = failMail;
    this.#context = page.context();
    this.#context.on('request', (request) => {
      if (isMessage(request)) this.#requests++;
    });
  }

  get page(): Page {
    return this.form.page;
  }

  // --- What the visitor does ---------------------------------------------------------------------------------------------

  /** Opens the page, and waits until messages are no longer held back. */
  async open(): Promise<void> {
    await this.form.open();
    await this.pass(2_000);
  }

  async openSecondTab(): Promise<ContactFormPart> {
    const second = new ContactFormPart(await this.#context.newPage());
    await second.open();
    await this.pass(2_000);
    return second;
  }

  /** Closes the tab, and opens the page in a new one. */
  async reopen(meanwhile?: () => Promise<void>): Promise<void> {
    const page = await this.#context.newPage();
    await this.page.close();
    await meanwhile?.();
    this.form = new ContactFormPart(page);
    await this.open();
  }

  /** Tries to close the tab, and stays when the browser asks. */
  async tryToClose(): Promise<void> {
    const asked = this.page.waitForEvent('dialog');
    await this.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  }

  async goAway(): Promise<void> {
    await this.page.goto('/about');
  }

  async goBack(): Promise<void> {
    // A page from the cache is there at once: it does not load.
    await this.page.goBack({ waitUntil: 'commit' });
    await expect(this.form.root).toHaveAttribute('novalidate');
    await this.pass(2_000);
  }

  async submit(typed: Typed = MESSAGE, form = this.form): Promise<void> {
    this.submitted.push(typed);
    await form.submit.click();
  }

  async send(typed: Typed = MESSAGE): Promise<void> {
    await this.form.fill(typed);
    await this.submit(typed);
  }

  /** Sends, and resolves when the request has left the page. */
  async sendAndLeave(): Promise<void> {
    const left = this.form.nextRequest();
    await this.send();
    await left;
  }

  /** Sends into a connection that fails with an error of the network. */
  async sendInto(error: 'namenotresolved'): Promise<void> {
    await this.#context.route(SEND_FORM, (route) => route.abort(error));
    await this.open();
    await this.send();
  }

  /** Submits values that came without a key or an event; a field of one line would drop the line breaks in the name. */
  async autofillWithLineBreaks(typed: Typed): Promise<void> {
    this.submitted.push(typed);
    await this.form.root.evaluate((form: HTMLFormElement, values: Record<string, string>) => {
      const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
      control('fullname').type = 'hidden';
      for (const name in values) control(name).value = values[name]!;
      form.requestSubmit();
      control('fullname').type = 'text';
    }, typed);
  }

  /** Presses Send again in two tabs at the same moment. */
  async sendAgainIn(...forms: ContactFormPart[]): Promise<void> {
    const buttons = await Promise.all(forms.map((form) => form.sendAgain.elementHandle()));
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
  }

  async discard(): Promise<void> {
    await this.page.getByRole('button', { name: words.failure.discard }).click();
    await this.form.expectNoFailure();
    await this.form.expectFields(EMPTY);
  }

  // --- What happens around them --------------------------------------------------------------------------------------------

  /** Advances the clock of the page, and fires its timers. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Waits until a message that somebody else was sending is given up. */
  async passClaim(): Promise<void> {
    await expect(this.page.getByRole('status')).toContainText(words.sending);
    await this.pass(CLAIM);
  }

  /** Advances the clock at once: each timer that is due fires once. */
  async skip(milliseconds: number): Promise<void> {
    await this.page.clock.fastForward(milliseconds);
  }

  /** Stops the clock of the page. */
  async stopClock(): Promise<void> {
    await this.page.clock.setFixedTime(Date.now());
  }

  async startClock(): Promise<void> {
    await this.page.clock.setSystemTime(Date.now());
  }

  /** Advances the clock by seconds until so many requests have been made. */
  async passUntilTried(count: number): Promise<void> {
    while (this.#requests < count) {
      await this.pass(1_000);
      // The host answers in real time, for which the page waits five seconds by its clock.
      await this.page.waitForTimeout(100);
    }
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context.setOffline(offline);
  }

  /** Tells one tab that the network is back. */
  async goOnline(form: ContactFormPart): Promise<void> {
    await form.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Breaks the storage of the browser, from the next page on. */
  async breakStorage(fault: 'full' | 'blocked' | 'corrupt'): Promise<void> {
    await this.#context.addInitScript(STORAGE_FAULTS[fault]);
  }

  /** Ends every fault of the network. */
  async repair(): Promise<void> {
    this.failMail();
    await this.#context.unroute(SEND_FORM);
    await this.setOffline(false);
  }

  // --- What is expected ------------------------------------------------------------------------------------------------------

  async expectShown(shown: Shown, typed: Typed, kept = true): Promise<void> {
    const form = this.form;
    const failure = FAILURES[shown];
    if (!failure) {
      await expect(form.success.or(form.sentLine).first()).toBeVisible();
      await this.pass(2_100);
      await expect(form.success).toHaveCount(0);
      await expect(form.sentLine).toBeVisible();
      await form.expectNoFailure();
      await expect(this.page.getByRole('group', { name: words.errors.summary })).toHaveCount(0);
      return form.expectFields(EMPTY);
    }
    await expect(form.failure).toContainText(failure);
    await expect(form.failure).toContainText(kept ? words.failure.kept : words.failure.notKept);
    const unconfirmed = form.failure.filter({ hasText: words.waiting.mayHaveArrived });
    await expect(unconfirmed).toHaveCount(Number(shown.endsWith('may have arrived')));
    await expect(form.success.or(form.sentLine)).toHaveCount(0);
    await form.expectFields(typed);
    await expect(form.sendAgain).toBeVisible();
  }

  /** The mailbox holds these messages, each exactly as it was typed. */
  async expectArrived(expected: Typed[]): Promise<void> {
    const mails = await this.mailbox.expectCount(expected.length);
    const order = (texts: string[]) => [...texts].sort();
    expect(order(mails.map((mail) => JSON.stringify(mail.fields)))).toEqual(
      order(expected.map((typed) => JSON.stringify(typed))),
    );
    expect(order(mails.map(readableText))).toEqual(order(expected.map(expectedText)));
  }

  /** The device keeps so many messages. */
  async expectKept(count: number): Promise<void> {
    await expect.poll(async () => (await this.page.evaluate(keptMessages)).length).toBe(count);
  }

  /** Nothing is sent by itself, although a day passes, the network comes back, and the page is opened again. */
  async expectNoRequest({ reopen = true } = {}): Promise<void> {
    const before = this.#requests;
    await this.skip(DAY);
    await this.goOnline(this.form);
    await this.pass(2_000);
    if (reopen) await this.open();
    await this.pass(5_000);
    expect(this.#requests - before, 'requests that nobody asked for').toBe(0);
  }
}

/** Runs in the page. */
async function keptMessages(): Promise<unknown[]> {
  try {
    const opening = indexedDB.open('nestif-outbox');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const asked = opening.result.transaction('nestif-outbox').objectStore('nestif-outbox').get('nestif-outbox');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    opening.result.close();
    return ((asked.result ?? []) as { state: string }[]).filter(({ state }) => !/draft|delivered|stored/.test(state));
  } catch {
    return [];
  }
}

const readableText = ({ text }: Mail) => text.replace(/\n+$/, '');

/** The text of the e-mail. */
function expectedText({ fullname, email, phone, message }: Typed): string {
  const name = fullname.replaceAll('\n', '\n       ');
  return `Name:  ${name}\nEmail: ${email}\nPhone: ${phone}\n\nMessage:\n${message}`.replace(/\n+$/, '');
}
