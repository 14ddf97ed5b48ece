import type { Driver, Pointer, WindowOptions } from '../driver';

/**
 * Windows through Puppeteer: Firefox by WebDriver BiDi, Chromium by its DevTools protocol. Chromiums of the age of
 * Puppeteer 2 are driven by that version: later ones ask them for commands that they do not know.
 */

/** The part of Puppeteer that is used here, as far as versions 2 and 24 have it in common. */
export interface PuppeteerPage {
  setViewport(viewport: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean }): Promise<void>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  touchscreen: {
    touchStart(x: number, y: number): Promise<{ move(x: number, y: number): Promise<void>; end(): Promise<void> }>;
  };
  target(): { createCDPSession(): Promise<{ send(method: string, parameters: object): Promise<unknown> }> };
  screenshot(options: { encoding: 'base64' }): Promise<string>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'request', listener: (request: { url(): string }) => void): void;
  on(event: 'response', listener: (response: { url(): string; status(): number }) => void): void;
}

interface PuppeteerContext {
  newPage(): Promise<PuppeteerPage>;
  close(): Promise<void>;
}

export interface PuppeteerBrowser {
  version(): Promise<string>;
  createBrowserContext?(): Promise<PuppeteerContext>;
  /** Its name in version 2. */
  createIncognitoBrowserContext?(): Promise<PuppeteerContext>;
  close(): Promise<void>;
}

export interface Puppeteer {
  launch(options: object): Promise<PuppeteerBrowser>;
}

/** What Firefox and Chromium do differently. */
export interface Differences {
  /** Gives the window its size, and takes its scripts away if it is to have none. */
  prepare(page: PuppeteerPage, options: WindowOptions): Promise<void>;
  finger(page: PuppeteerPage): Promise<Pointer>;
}

/** Opens a window with storage of its own. */
export async function openWindow(
  browser: PuppeteerBrowser,
  options: WindowOptions,
  { prepare, finger }: Differences,
): Promise<Driver> {
  const context = await (browser.createBrowserContext ?? browser.createIncognitoBrowserContext!).call(browser);
  const page = await context.newPage();
  await prepare(page, options);
  const problems = await collectProblems(page, options);
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    mouse: {
      move: ({ x, y }) => page.mouse.move(x, y),
      down: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      up: () => page.mouse.up(),
    },
    touch: await finger(page),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => context.close(),
  };
}

async function collectProblems(page: PuppeteerPage, { script, origin }: WindowOptions): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message.split('\n')[0]}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^http/.test(url.protocol) && url.origin !== origin) problems.push(`request to ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  // Firefox reports violations in its window only, Chromium not all of them.
  if (script) {
    await page.evaluateOnNewDocument(
      `addEventListener('securitypolicyviolation', (event) =>
        console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI))`,
    );
  }
  return problems;
}
