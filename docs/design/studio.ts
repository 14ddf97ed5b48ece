import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import playwright from '@/playwright.config';
import { POLICY_FILE } from '@/hosting/policy-file';
import { createServer, type SiteServer } from '@/server/create-server';
import type { Fault } from '@/server/faults';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';

/** A picture of something on a page, to be shown on a sheet. */
export interface Shot {
  /** The PNG as a data URL. */
  url: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

export type View = BrowserContextOptions & { width?: number; height?: number; print?: boolean };

/** Device pixels to a CSS pixel, in all pictures: letters stay crisp where a document shows them smaller. */
export const SCALE = 1.25;
const FONT = 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
/** What a visitor on a phone has. */
export const PHONE: View = { width: 360, height: 760, hasTouch: true, isMobile: true };

/** A browser with the built site, in which nothing moves and it is always the same morning. */
export class Studio {
  /** What goes wrong with messages, until it is set anew. */
  fault: Fault | undefined;
  private browser!: Browser;
  private server!: SiteServer;
  private mailbox!: string;
  private url!: string;
  private font!: string;

  /** @throws Error when there is no built site or no browser */
  static async open(): Promise<Studio> {
    const studio = new Studio();
    studio.mailbox = await mkdtemp(path.join(tmpdir(), 'nestif-design-'));
    studio.server = createServer({
      outDir: path.resolve('out'),
      policyFile: path.resolve(POLICY_FILE),
      mailboxDir: studio.mailbox,
      log: () => undefined,
      fault: ({ url }) => (url === SEND_FORM_PATH ? studio.fault : undefined),
    });
    studio.url = await studio.server.listen(0);
    studio.browser = await chromium.launch(playwright.use?.launchOptions);
    studio.font = (await readFile(FONT)).toString('base64');
    return studio;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    await rm(this.mailbox, { recursive: true });
  }

  /** Opens a page of the site as high as its content, so that nothing needs scrolling, with all its pictures. */
  async page(route: string, { width = 1280, height = 800, print, ...options }: View = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      ...options,
    });
    const page = await context.newPage();
    await page.clock.install({ time: '2026-01-15T10:24:00+05:30' });
    await page.goto(this.url + route);
    // The font is optional on the first visit: the second one has it for certain.
    await page.reload();
    if (options.javaScriptEnabled !== false) {
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-island]')].every((island) =>
          island.querySelector('[data-live], form[novalidate]'),
        ),
      );
    }
    if (print) await page.emulateMedia({ media: 'print' });
    await showAll(page);
    return page;
  }

  /** Takes the elements together, with `pad` CSS pixels around them. */
  async shoot(page: Page, parts: Locator | Locator[], pad = 16): Promise<Shot> {
    const boxes = await Promise.all([parts].flat().map((part) => part.boundingBox()));
    const all = boxes.flatMap((box) => (box ? [box] : []));
    const { width: right, height: bottom } = page.viewportSize()!;
    const x = Math.max(0, Math.floor(Math.min(...all.map((box) => box.x)) - pad));
    const y = Math.max(0, Math.floor(Math.min(...all.map((box) => box.y)) - pad));
    const width = Math.min(right, Math.ceil(Math.max(...all.map((box) => box.x + box.width)) + pad)) - x;
    const height = Math.min(bottom, Math.ceil(Math.max(...all.map((box) => box.y + box.height)) + pad)) - y;
    const png = await page.screenshot({ clip: { x, y, width, height }, caret: 'hide' });
    return { url: dataUrl(png), width, height };
  }

  /** Draws a page that is no part of the site, in the site's font and, for sizes that grow with it, a window of 1280 px. */
  async draw(html: string): Promise<Buffer> {
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 400 }, deviceScaleFactor: SCALE });
    await page.setContent(
      `<!doctype html><style>
        @font-face { font-family: Familjen; font-weight: 400 700; src: url(data:font/woff2;base64,${this.font}) }
        * { margin: 0; box-sizing: border-box; font-family: inherit }
        body { font: 15px/1.4 Familjen; color: #1b2536; background: #fffcf7; padding: 40px; width: max-content }
      </style>${html}`,
    );
    await page.evaluate(() => document.fonts.ready);
    const clip = (await page.locator('body').boundingBox())!;
    const png = await page.screenshot({ fullPage: true, clip });
    await page.close();
    return png;
  }
}

/** A PNG as an address that holds it. */
export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Loads the pictures that wait for scrolling, and makes the window as high as the page. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth),
  );
  await page.evaluate(() => document.fonts.ready);
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  // Pictures that have come may not be painted yet; those that are not shown can never be.
  await page.evaluate(() => {
    const shown = [...document.images].filter(({ offsetWidth }) => offsetWidth > 0);
    return Promise.all(shown.map((image) => image.decode()));
  });
  await page.screenshot();
}
