import { launch, type HTTPRequest, type Page, type TouchHandle } from 'puppeteer-core';
import { HEIGHT, type Browser, type Driver, type WindowOptions } from './driver';

const PREFERENCES = {
  // A mouse: a fine pointer that can hover. Without a device Firefox has no pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Requests to anything but the site go to a proxy that does not exist.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  // A finger that is down for longer does not click. On a busy machine a tap of 200 ms can take longer than the
  // default, 300 ms.
  'apz.max_tap_time': 2_000,
};

/** Reported when a page is left while its font loads: NS_BINDING_ABORTED. */
const KNOWN = /downloadable font: download failed .* status=2152398850/;

/**
 * Starts Firefox, driven by Puppeteer through WebDriver BiDi. Scripts can only be switched off for a whole browser, so
 * windows without scripts belong to a second one.
 *
 * @param answer responds to a page's request, or lets it continue; without it all requests go to the network
 */
export async function startFirefox(answer?: (request: HTTPRequest) => Promise<void>): Promise<Browser> {
  const start = (script: boolean) =>
    launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { ...PREFERENCES, 'javascript.enabled': script },
    });
  const browser = await start(true);
  let withoutScript: ReturnType<typeof start> | undefined;
  return {
    async open(options) {
      const { script = true, width } = options;
      const context = await (script ? browser : await (withoutScript ??= start(false))).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      if (answer) {
        await page.setRequestInterception(true);
        page.on('request', (request) => void answer(request));
      }
      return { ...(await toDriver(page, options)), close: () => context.close() };
    },
    async close() {
      await browser.close();
      await (await withoutScript)?.close();
    },
  };
}

async function toDriver(page: Page, options: WindowOptions): Promise<Omit<Driver, 'close'>> {
  const problems = await collectProblems(page, options);
  let finger: TouchHandle | undefined;
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
    finger: {
      down: async ({ x, y }) => void (finger = await page.touchscreen.touchStart(x, y)),
      move: async ({ x, y }) => finger?.move(x, y),
      up: async () => finger?.end(),
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
  };
}

async function collectProblems(page: Page, { script = true, origin }: WindowOptions): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type()) && !KNOWN.test(message.text())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error).split('\n')[0]}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^http/.test(url.protocol) && url.origin !== origin) problems.push(`request to ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  // Firefox reports violations only in the window.
  if (script) {
    await page.evaluateOnNewDocument(
      `addEventListener('securitypolicyviolation', (event) =>
        console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI))`,
    );
  }
  return problems;
}
