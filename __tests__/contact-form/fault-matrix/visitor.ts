import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '@/server/fault-injection';
import { ContactFormPart, isMessage, type Typed } from '../contact-form-part';
import type { Told } from './rows';
import { EMPTY, MESSAGE } from './texts';
import { expect } from '../../support/fixtures';
import type { Mail, Mailbox } from '../../support/mailbox';
import { form as words } from '../../support/words';

const DAY = 86_400_000;
const SEND_FORM = /send-form/;

/** Scripts that spoil the storage before the page begins. */
const STORAGE_FAULTS = {
  full: () => {
    for (let size = 1 << 20, count = 0; size > 0; count++) {
      try {
        localStorage.setItem(`other-${count}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
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

/** The texts of each failure, and whether it says that the message may have arrived. */
const FAILURES: Partial<Record<Told, { text: string; unconfirmed?: true }>> = {
  'no network': { text: words.failure.offline },
  'the service refused': { text: words.failure.refused },
  'too many at once': { text: words.failure.tooMany },
  'may have arrived: the connection broke': { text: words.failure.unreachable, unconfirmed: true },
  'may have arrived: no answer': { text: words.failure.noAnswer, unconfirmed: true },
  'a day has passed': { text: words.failure.stale },
  'may have arrived: the page was closed': { text: words.failure.interrupted, unconfirmed: true },
};

interface Surroundings {
  page: Page;
  mailbox: Mailbox;
  failMail: (fault?: Fault) => void;
}

/** A visitor of the contact page with everything that can go wrong around them. The clock of the page can be moved. */
export class Visitor {
  /** The messages submitted so far, one for each time the visitor meant it. */
  readonly submitted: Typed[] = [];
  readonly mailbox: Mailbox;
  /** Makes every message fail in this way; without a fault, no longer. */
  readonly failMail: Surroundings['failMail'];
  form: ContactFormPart;
  readonly #context: BrowserContext;
  #tries = 0;

  constructor({ page, mailbox, failMail }: Surroundings) {
    this.form = new ContactFormPart(page);
    this.mailbox = mailbox;
    this.failMail = failMail;
    this.#context = page.context();
    this.#context.on('request', (request) => {
      if (isMessage(request)) this.#tries++;
    });
  }

  get page(): Page {
    return this.form.page;
  }

  // --- What the visitor does ---------------------------------------------------------------------------------------------

  /** Opens the page, and lets the moment go by in which nothing is sent yet. */
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

  /** Wants to close the tab, and stays when the browser asks. */
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

  async fill(typed: Typed = MESSAGE): Promise<void> {
    await this.form.fill(typed);
  }

  async submit(typed: Typed = MESSAGE, form = this.form): Promise<void> {
    this.submitted.push(typed);
    await form.submit.click();
  }

  async send(typed: Typed = MESSAGE): Promise<void> {
    await this.fill(typed);
    await this.submit(typed);
  }

  /** Sends, and comes back when the request has left the page. */
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
    await expect(this.form.failure).toHaveCount(0);
    await this.form.expectFields(EMPTY);
  }

  // --- What happens around them --------------------------------------------------------------------------------------------

  /** Lets the clock of the page run on. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Lets all that time go by at once: whatever is due meanwhile happens once. */
  async skip(milliseconds: number): Promise<void> {
    await this.page.clock.fastForward(milliseconds);
  }

  /** The page believes it is always the same moment. */
  async stopClock(): Promise<void> {
    await this.page.clock.setFixedTime(Date.now());
  }

  async startClock(): Promise<void> {
    await this.page.clock.setSystemTime(Date.now());
  }

  async moveClock(milliseconds: number): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.setSystemTime(now + milliseconds);
  }

  /** Lets a second after the other go by until so many messages have been sent. */
  async passUntilTried(count: number): Promise<void> {
    while (this.#tries < count) await this.pass(1_000);
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context.setOffline(offline);
  }

  /** The network comes back, as one tab learns of it. */
  async goOnline(form: ContactFormPart): Promise<void> {
    await form.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** From now on a tab sees nothing any more of what other tabs write to the storage. */
  async letStorageLag(form: ContactFormPart): Promise<void> {
    await form.page.evaluate(() => {
      const device = localStorage;
      const copy: Record<string, string> = { ...device };
      Object.setPrototypeOf(copy, {
        getItem: (key: string) => copy[key] ?? null,
        setItem(key: string, value: string) {
          device.setItem(key, value);
          copy[key] = value;
        },
        removeItem(key: string) {
          device.removeItem(key);
          delete copy[key];
        },
      });
      Object.defineProperty(window, 'localStorage', { value: copy });
    });
  }

  /** What is wrong with the storage of the browser, from the next page on. */
  async breakStorage(fault: 'full' | 'blocked' | 'corrupt'): Promise<void> {
    await this.#context.addInitScript(STORAGE_FAULTS[fault]);
  }

  /** Whatever was broken works again. */
  async repair(): Promise<void> {
    this.failMail();
    await this.#context.unroute(SEND_FORM);
    await this.setOffline(false);
  }

  // --- What is to be seen ----------------------------------------------------------------------------------------------------

  /** While a message is typed: that the browser cannot keep it. */
  async expectDraftNotKept(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: words.unkept })).toBeVisible();
  }

  async expectTold(told: Told, typed: Typed, kept = true): Promise<void> {
    const form = this.form;
    const failure = FAILURES[told];
    if (!failure) {
      await expect(form.success.or(form.sentLine).first()).toBeVisible();
      await this.pass(2_100);
      await expect(form.success).toHaveCount(0);
      await expect(form.sentLine).toBeVisible();
      await expect(form.failure).toHaveCount(0);
      await expect(this.page.getByRole('alert').filter({ hasText: words.errors.summary })).toHaveCount(0);
      return form.expectFields(EMPTY);
    }
    await expect(form.failure).toContainText(failure.text);
    await expect(form.failure).toContainText(kept ? words.failure.kept : words.failure.notKept);
    const unconfirmed = form.failure.filter({ hasText: words.waiting.mayHaveArrived });
    await expect(unconfirmed).toHaveCount(failure.unconfirmed ? 1 : 0);
    await expect(form.success.or(form.sentLine)).toHaveCount(0);
    await form.expectFields(typed);
    await expect(form.sendAgain).toBeVisible();
    const mail = this.page.getByRole('link', { name: words.failure.mail });
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
    expect(href.replaceAll('\r\n', '\n')).toContain(typed.message);
    await expect(this.page.getByRole('link', { name: words.failure.phone }).first()).toBeVisible();
  }

  /** No failure is told of in another tab. */
  async expectToldNothing(form: ContactFormPart): Promise<void> {
    await expect(form.failure).toHaveCount(0);
  }

  /** So many of the submitted messages lie in the mailbox, each exactly as it was typed. */
  async expectArrived(expected: Typed[]): Promise<void> {
    const mails = await this.mailbox.expectCount(expected.length);
    const order = (texts: string[]) => [...texts].sort();
    expect(order(mails.map((mail) => JSON.stringify(mail.fields)))).toEqual(
      order(expected.map((typed) => JSON.stringify(typed))),
    );
    expect(order(mails.map(readableText))).toEqual(order(expected.map(expectedText)));
  }

  /** So many messages are on the device. */
  async expectKept(count: number): Promise<void> {
    const keys = () =>
      this.page.evaluate(() => {
        try {
          return Object.keys(localStorage).filter((key) => key.match(/^nestif-form-\d:(?!draft)/));
        } catch {
          return [];
        }
      });
    await expect.poll(async () => (await keys()).length).toBe(count);
  }

  /** Whatever may start a try by itself happens: a day goes by, the network comes back, the page is opened anew. */
  async expectNoTry({ reopen = true } = {}): Promise<void> {
    const before = this.#tries;
    await this.skip(DAY);
    await this.goOnline(this.form);
    await this.pass(2_000);
    if (reopen) await this.open();
    await this.pass(5_000);
    expect(this.#tries - before, 'tries that nobody asked for').toBe(0);
  }
}

const readableText = ({ text }: Mail) => text.replace(/\n+$/, '');

/** The text of the e-mail, written down here anew. */
function expectedText({ fullname, email, phone, message }: Typed): string {
  const name = fullname.replaceAll('\n', '\n       ');
  return `Name:  ${name}\nEmail: ${email}\nPhone: ${phone}\n\nMessage:\n${message}`.replace(/\n+$/, '');
}
