import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test as base, type BrowserContext } from '@playwright/test';
import { Link } from './link';
import { Mailbox } from '../browser/mailbox';
import { ContactFormPart, MESSAGE } from '../components/contact-form/contact-form-part';
import { failing, type Fault } from '../faults';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { CHROMIUM_FLAGS, findBrowser } from '@/tools/scripts/find-browser';
import { createServer, type SiteServer } from '@/tools/server/create-server';
import { sendResponse } from '@/tools/server/http';

export { expect };

const PORT = 8080;

/** The site on its end of the link. Its server can be stopped and started. */
export class Site {
  readonly mailbox: Mailbox;
  /** When each message was posted. Milliseconds since 1970. */
  readonly posts: number[] = [];
  /** How the message with a number fails, from 0. */
  fault: (post: number) => Fault | undefined = () => undefined;
  /** What becomes of a file, by its address; undefined means 404. */
  readonly changes = new Map<string, (text: string) => string | undefined>();
  readonly #dir = mkdtempSync(path.join(tmpdir(), 'nestif-outbox-'));
  #server: SiteServer | undefined;

  constructor(readonly address: string) {
    this.mailbox = new Mailbox(this.#dir);
  }

  get url(): string {
    return `http://${this.address}:${PORT}`;
  }

  async start(): Promise<void> {
    const fail = failing(({ url }) => {
      if (url !== SEND_FORM_PATH) return undefined;
      this.posts.push(Date.now());
      return this.fault(this.posts.length - 1);
    });
    this.#server = createServer({
      mailboxDir: this.#dir,
      brotliQuality: 1,
      log: () => undefined,
      intercept: async (request, response, handle) => {
        const change = this.changes.get(request.url!);
        if (!change) return fail(request, response, handle);
        for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding']) delete request.headers[name];
        const file = await handle(request);
        const text = change(file.body.toString());
        const body = Buffer.from(text ?? '');
        const headers = { ...file.headers, ETag: `"${Date.now()}"`, 'Content-Length': body.length };
        sendResponse(response, { status: text === undefined ? 404 : 200, headers, body });
        return true;
      },
    });
    await this.#server.listen(PORT, this.address);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** The texts that have arrived. */
  async arrived(): Promise<string[]> {
    return (await this.mailbox.read()).map(({ fields }) => fields.message!);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#dir, { recursive: true });
  }
}

/** A Chromium on the device, whose profile stays when it is closed or killed. */
export class Browser {
  context!: BrowserContext;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'nestif-device-'));

  constructor(
    readonly link: Link,
    readonly site: Site,
  ) {}

  async start(): Promise<void> {
    this.context = await chromium.launchPersistentContext(path.join(this.#folder, 'profile'), {
      executablePath: this.link.device.launcher(findBrowser()!, this.#folder),
      // Playwright turns the back/forward cache off; visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...CHROMIUM_FLAGS,
        '--disable-dev-shm-usage',
        // Workers want a secure origin.
        `--unsafely-treat-insecure-origin-as-secure=${this.site.url}`,
      ],
    });
  }

  /** Kills every process of the browser at once, as a phone does. */
  async kill(): Promise<void> {
    const closed = this.context.waitForEvent('close');
    process.kill(-Number(readFileSync(path.join(this.#folder, 'pid'), 'utf8')), 'SIGKILL');
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

  /** Opens the contact page, and waits until its worker can answer it. */
  async openWithWorker(): Promise<ContactFormPart> {
    const form = await this.openForm();
    const isReady = async () => {
      const registration = await navigator.serviceWorker.getRegistration('/contacts');
      return registration?.active?.state === 'activated' && !!(await caches.match('/contacts'));
    };
    await expect.poll(() => form.page.evaluate(isReady)).toBe(true);
    return form;
  }

  async close(): Promise<void> {
    await this.context.close().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Submits a message with a text of its own, and resolves when the form says that it is kept: it clears the fields. */
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

let devices = 0;

/** A link, a site and a device for each test. */
export const test = base.extend<{ link: Link; site: Site; device: Browser }>({
  link: async ({}, provide, { workerIndex }) => {
    // After a failure another worker goes on, while the link of the failed test may still be there.
    const link = await Link.open((workerIndex * 20 + devices++) % 250);
    await provide(link);
    link.close();
  },
  site: async ({ link }, provide) => {
    const site = new Site(link.siteAddress);
    await site.start();
    await provide(site);
    await site.close();
  },
  device: async ({ link, site }, provide) => {
    const device = new Browser(link, site);
    await device.start();
    await provide(device);
    await device.close();
  },
});
