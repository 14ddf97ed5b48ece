import { HEIGHT, type Browser, type Driver, type Key, type Point, type Pointer, type WindowOptions } from '../driver';

/**
 * Firefox by WebDriver BiDi and Chromium by its DevTools protocol, both through Puppeteer. Chromiums of the age of Puppeteer 2
 * are driven by that version: later ones ask them for commands that they do not know.
 */

/** The part of Puppeteer that is used here, as far as versions 2 and 24 have it in common. */
interface PuppeteerPage {
  setViewport(viewport: { width: number; height: number; isMobile?: boolean; hasTouch?: boolean }): Promise<void>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    wheel?(by: { deltaY: number }): Promise<void>;
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

interface PuppeteerBrowser {
  version(): Promise<string>;
  createBrowserContext?(): Promise<PuppeteerContext>;
  /** Its name in version 2. */
  createIncognitoBrowserContext?(): Promise<PuppeteerContext>;
  close(): Promise<void>;
}

export interface Puppeteer {
  launch(options: object): Promise<PuppeteerBrowser>;
}

/** The flags of the project's other browser tests: no sandbox, which containers lack, and no calls to other hosts. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Everything but the site itself is looked for behind a proxy that does not exist. */
const FIREFOX_PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts a Chromium. */
export async function startChromium(puppeteer: Puppeteer, executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS, headless: true });
  return {
    version: await browser.version(),
    open: (options) => openWindow(browser, options, fingerOfChromium, wheelOfChromium),
    close: () => browser.close(),
  };
}

/** Starts a Firefox. It has a setting for scripts, but no command: windows without them are those of a second one. */
export async function startFirefox(puppeteer: Puppeteer, executablePath: string): Promise<Browser> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { ...FIREFOX_PREFERENCES, 'javascript.enabled': script },
    });
  const browser = await launch(true);
  let withoutScript: Promise<PuppeteerBrowser> | undefined;
  return {
    version: await browser.version(),
    open: async (options) =>
      openWindow(options.script ? browser : await (withoutScript ??= launch(false)), options, fingerOfFirefox),
    close: async () => {
      await browser.close();
      await (await withoutScript)?.close();
    },
  };
}

async function openWindow(
  browser: PuppeteerBrowser,
  { width, script, origin }: WindowOptions,
  fingerOf: (page: PuppeteerPage) => Promise<Pointer>,
  wheelOf?: (page: PuppeteerPage) => Promise<Driver['wheel']>,
): Promise<Driver> {
  const context = await (browser.createBrowserContext ?? browser.createIncognitoBrowserContext!).call(browser);
  const page = await context.newPage();
  const isFirefox = !wheelOf;
  const isPhone = width < 1024 && !isFirefox;
  await page.setViewport({ width, height: HEIGHT, ...(isFirefox ? {} : { isMobile: isPhone, hasTouch: isPhone }) });
  if (!script && !isFirefox) await page.setJavaScriptEnabled(false);
  const problems = await collectProblems(page, script, origin);
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    mouse: {
      move: ({ x, y }) => page.mouse.move(x, y),
      down: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      up: () => page.mouse.up(),
    },
    touch: await fingerOf(page),
    wheel: wheelOf
      ? await wheelOf(page)
      : async ({ x, y }, deltaY) => {
          await page.mouse.move(x, y);
          await page.mouse.wheel!({ deltaY });
        },
    press: (key: Key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => context.close(),
  };
}

async function collectProblems(page: PuppeteerPage, script: boolean, origin: string): Promise<string[]> {
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
  // Firefox tells of violations in its window only, Chromium not of all.
  if (script) {
    await page.evaluateOnNewDocument(
      `addEventListener('securitypolicyviolation', (event) =>
        console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI))`,
    );
  }
  return problems;
}

async function fingerOfChromium(page: PuppeteerPage): Promise<Pointer> {
  const session = await page.target().createCDPSession();
  const send = (type: string, touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (at) => void (await send('touchStart', [at])),
    move: async (to) => void (await send('touchMove', [to])),
    up: async () => void (await send('touchEnd', [])),
  };
}

async function wheelOfChromium(page: PuppeteerPage): Promise<Driver['wheel']> {
  const session = await page.target().createCDPSession();
  return async (at, deltaY) =>
    void (await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY }));
}

async function fingerOfFirefox(page: PuppeteerPage): Promise<Pointer> {
  let finger: Awaited<ReturnType<PuppeteerPage['touchscreen']['touchStart']>> | undefined;
  return {
    down: async ({ x, y }) => void (finger = await page.touchscreen.touchStart(x, y)),
    move: async ({ x, y }) => finger?.move(x, y),
    up: async () => finger?.end(),
  };
}
