import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '@/__tests__/support/fixtures';
import { form as words } from '@/__tests__/support/content/site-texts';

/** A message as it is typed. */
export type Typed = Record<'fullname' | 'email' | 'phone' | 'message', string>;

/** A message whose text is easily corrupted, and must arrive unchanged. */
export const MESSAGE: Typed = {
  fullname: 'Zoë “Ravi” प्रसाद',
  email: 'ravi.prasad@example.com',
  phone: '+91 (612) 000-00 00',
  message: 'First line: 5 < 6 & "quotes"\n\nSecond line, with an emoji 🙂.',
};

export const EMPTY: Typed = { fullname: '', email: '', phone: '', message: '' };

/** The contact form as a visitor perceives it: a page object. */
export class ContactFormPart {
  readonly root: Locator;
  readonly submit: Locator;
  /** The alert after a successful send. */
  readonly success: Locator;
  /** The notice after a failure. */
  readonly failure: Locator;
  /** The notice about a message from another tab or visit. */
  readonly earlier: Locator;
  readonly remove: Locator;
  /** The button that confirms Remove or Forget. */
  readonly yes: Locator;
  readonly sendAgain: Locator;
  readonly sentLine: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('form', { name: words.heading });
    this.submit = this.root.getByRole('button', { name: words.submit });
    this.success = page.getByRole('alert').filter({ hasText: words.success });
    this.failure = page.locator('.failure').filter({
      hasText: new RegExp(`${words.failure.heading}|${words.failure.headingUnconfirmed}|${words.failure.headingAgain}`),
    });
    this.earlier = page.locator('.notice').filter({ hasText: words.earlier.note });
    this.remove = page.locator('.failure summary');
    this.yes = page.getByRole('button', { name: words.yes }).filter({ visible: true });
    this.sendAgain = page.getByRole('button', { name: words.failure.again });
    this.sentLine = page
      .locator('main p')
      .filter({ hasText: new RegExp(words.sentAt.replace('{time}', '.*\\d\\d:\\d\\d')) });
  }

  /** Opens the page and waits until the form is hydrated. */
  async open(): Promise<void> {
    await this.page.goto('/contacts');
    await expect(this.root).toHaveAttribute('novalidate');
  }

  field(name: keyof Typed): Locator {
    return this.root.getByLabel(words.fields[name].label);
  }

  async fill(typed: Typed): Promise<void> {
    for (const name of Object.keys(typed) as (keyof Typed)[]) await this.field(name).fill(typed[name]);
  }

  async send(typed: Typed): Promise<void> {
    await this.fill(typed);
    await this.submit.click();
  }

  async expectFields(typed: Typed): Promise<void> {
    for (const name of Object.keys(typed) as (keyof Typed)[]) await expect(this.field(name)).toHaveValue(typed[name]);
  }

  /** Expects no line of the message to be on the page, whether in a field, in other text or in an email link. */
  async expectNoWord(typed: Typed): Promise<void> {
    await this.expectFields(EMPTY);
    const all = await this.page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      return elements.map((each) => [each.textContent, ...[...each.attributes].map(({ value }) => value)].join('\n'));
    });
    for (const line of Object.values(typed).flatMap((text) => text.split(/\n+/))) {
      for (const word of [line, encodeURIComponent(line)]) expect(all.join('\n').includes(word), word).toBe(false);
    }
  }

  async expectNoFailure(): Promise<void> {
    await expect(this.failure.or(this.earlier)).toHaveCount(0);
  }

  /** The messages on the device, including those that were sent but not shown yet. */
  async kept(): Promise<{ id: string; state: string; tries: number; possible: number; fields: Typed }[]> {
    return this.page.evaluate(async () => {
      const opening = indexedDB.open('nestif-outbox');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const asked = opening.result.transaction('nestif-outbox').objectStore('nestif-outbox').get('nestif-outbox');
      await new Promise((resolve) => (asked.onsuccess = resolve));
      opening.result.close();
      return asked.result ?? [];
    });
  }

  /** Waits for the next message to be sent. Call it before that. */
  nextRequest(): Promise<Request> {
    return this.page.waitForRequest(isMessage);
  }
}

export const isMessage = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1.0/email/send-form';
