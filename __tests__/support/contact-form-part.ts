import { expect, type Locator, type Page } from '@playwright/test';
import { form as words } from '@/__tests__/support/content/site-texts';

export type Typed = Record<'fullname' | 'email' | 'phone' | 'message', string>;

/** A message whose text is easily corrupted, and must arrive unchanged. */
export const MESSAGE: Typed = {
  fullname: 'Zoë “Ravi” प्रसाद of the Patna Weavers’ Union',
  email: 'ravi.prasad@example.com',
  phone: '+91 (612) 000-00 00',
  message: 'First line: 5 < 6 & "quotes"\n\nSecond line, with an emoji 🙂.',
};

export const EMPTY: Typed = { fullname: '', email: '', phone: '', message: '' };

export class ContactFormPart {
  readonly root: Locator;
  readonly submit: Locator;
  /** What the form says about the message, with its buttons. */
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('main form');
    this.submit = this.root.locator('[type=submit]');
    this.notice = page.locator('main .notice');
  }

  /** Opens the page and waits until the form is hydrated, and controlled by its worker. */
  async open(worker = true): Promise<this> {
    await this.page.goto('/contacts');
    await expect(this.root).toHaveAttribute('novalidate');
    if (worker) await this.page.waitForFunction(() => navigator.serviceWorker.controller);
    return this;
  }

  field(name: keyof Typed): Locator {
    return this.root.locator(`[name=${name}]`);
  }

  button(name: string): Locator {
    return this.notice.locator('button, a').filter({ hasText: name });
  }

  async fill(typed: Partial<Typed>): Promise<void> {
    for (const [name, text] of Object.entries(typed)) await this.field(name as keyof Typed).fill(text);
  }

  async send(message: string): Promise<void> {
    await this.fill({ ...MESSAGE, message });
    await this.submit.click();
  }

  async expectFields(typed: Typed): Promise<void> {
    for (const [name, text] of Object.entries(typed)) await expect(this.field(name as keyof Typed)).toHaveValue(text);
  }

  kept = () => this.page.evaluate(countKept);

  expectSent = () => expect(this.page.getByRole('alert')).toHaveText(words.status.sent);
}

/** How many messages the worker keeps. Runs in the page. */
export async function countKept(): Promise<number> {
  const opening = indexedDB.open('workbox-background-sync');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const counting = opening.result.transaction('requests').objectStore('requests').count();
  await new Promise((resolve) => (counting.onsuccess = resolve));
  opening.result.close();
  return counting.result;
}
