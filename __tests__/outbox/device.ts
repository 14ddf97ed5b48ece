import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test as base, type BrowserContext } from '@playwright/test';
import { Mailbox } from '@/__tests__/support/mailbox';
import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { failing, type Fault } from '@/__tests__/support/faults';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { NAME } from '@/lib/outbox/constants';
import { findBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';
import { createMailbox } from '@/tools/server/mailbox';
import { listen, siteHandler } from '@/tools/server/server';

export { expect };

/**
 * The site at its own address. While its server is stopped, connections are refused, as without a network. While it is
 * silent, connections get no response, as in a lift.
 */
export class Site {
  url = '';
  isSilent = false;
  readonly mailbox: Mailbox;
  /** When each message was posted, in milliseconds since 1970. */
  readonly posts: number[] = [];
  /** How each message fails, indexed from 0. */
  fault: (post: number) => Fault | undefined = () => undefined;
  /** Changes a file, by its address. Undefined means 404. */
  readonly changes = new Map<string, (text: string) => string | undefined>();
  readonly #dir = mkdtempSync(path.join(tmpdir(), 'nestif-outbox-'));
  #server: Awaited<ReturnType<typeof listen>> | undefined;

  constructor() {
    this.mailbox = new Mailbox(this.#dir);
  }

  async start(): Promise<void> {
    const handler = siteHandler(
      '.',
      createMailbox(this.#dir, () => undefined),
    );
    const fail = failing(({ url }) => {
      if (this.isSilent) return { kind: 'silence' };
      if (url === SEND_FORM_PATH) {
        this.posts.push(Date.now());
        return this.fault(this.posts.length - 1);
      }
      const change = this.changes.get(url!);
      if (!change) return undefined;
      const file = url!.includes('.') ? url! : `${url}.html`;
      const text = change(readFileSync(`out${file}`, 'utf8'));
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
      return { kind: 'answer', status: text === undefined ? 404 : 200, body: text, headers };
    }, handler);
    // The same port each time, so that the address stays the same.
    this.#server = await listen(fail, Number(this.url && new URL(this.url).port));
    this.url = this.#server.url;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** The messages that have arrived, by their text. */
  async arrived(): Promise<string[]> {
    return (await this.mailbox.read()).map(({ fields }) => fields.message!);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#dir, { recursive: true });
  }
}

/** A Chromium on the device. Its profile is kept when it is closed or killed. */
export class Browser {
  context!: BrowserContext;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'nestif-device-'));

  constructor(readonly site: Site) {}

  async start(): Promise<void> {
    this.context = await chromium.launchPersistentContext(path.join(this.#folder, 'profile'), {
      executablePath: findBrowser()!,
      // Playwright turns the back/forward cache off, but visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: TEST_FLAGS,
    });
  }

  /** Kills every process of the browser at once, as a phone does. */
  async kill(): Promise<void> {
    const closed = this.context.waitForEvent('close');
    const devtools = await this.context.browser()!.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const { id } = processInfo.find(({ type }) => type === 'browser')!;
    // The browser's process is the leader of its process group.
    process.kill(-id, 'SIGKILL');
    await closed;
  }

  async restart(): Promise<void> {
    await this.context.close();
    await this.start();
  }

  /** Opens the contact page in a new tab, and waits until the form is hydrated. */
  async openForm(): Promise<ContactFormPart> {
    const form = new ContactFormPart(await this.context.newPage());
    await form.page.goto(`${this.site.url}/contacts`);
    await form.root.and(form.page.locator('[novalidate]')).waitFor();
    return form;
  }

  /** Opens the contact page, and waits until its worker can serve it. */
  async openWithWorker(): Promise<ContactFormPart> {
    const form = await this.openForm();
    const isReady = async () => {
      const registration = await navigator.serviceWorker.getRegistration('/contacts');
      return registration?.active?.state === 'activated' && !!(await caches.match('/contacts'));
    };
    await expect.poll(() => form.page.evaluate(isReady)).toBe(true);
    return form;
  }

  /** Makes the browser tell the worker that the network is back, as it does when the device's network changes. */
  async wakeWorker(): Promise<void> {
    const page = await this.context.newPage();
    // `robots.txt` has the site's origin, and no script.
    await page.goto(`${this.site.url}/robots.txt`);
    const devtools = await this.context.newCDPSession(page);
    const known = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const event = { origin: this.site.url, registrationId: await known, tag: NAME, lastChance: false };
    await devtools.send('ServiceWorker.dispatchSyncEvent', event);
    await page.close();
  }

  async close(): Promise<void> {
    await this.context.close().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Submits a message with this text. Resolves when the form clears its fields, which means that the message is kept. */
export async function submit({ page }: ContactFormPart, text: string): Promise<void> {
  await page.evaluate(
    ({ fields, text }) => {
      const form = document.querySelector<HTMLFormElement>('main form')!;
      const field = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
      for (const [name, value] of Object.entries({ ...fields, message: text })) field(name).value = value;
      return new Promise<void>((resolve) => {
        const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
        const set = (text: string) => {
          value.set!.call(field('message'), text);
          if (text === '') resolve();
        };
        Object.defineProperty(field('message'), 'value', { ...value, set, configurable: true });
        form.requestSubmit();
      });
    },
    { fields: MESSAGE, text },
  );
}

/** A site and a device for each test. */
export const test = base.extend<{ site: Site; device: Browser }>({
  site: async ({}, provide) => {
    const site = new Site();
    await site.start();
    await provide(site);
    await site.close();
  },
  device: async ({ site }, provide) => {
    const device = new Browser(site);
    await device.start();
    await provide(device);
    await device.close();
  },
});
