import { HEIGHT, type Browser } from '../driver';
import { openWindow, type Differences, type Puppeteer, type PuppeteerBrowser, type PuppeteerPage } from './puppeteer';

const PREFERENCES = {
  // Everything but the site itself is looked for behind a proxy that does not exist.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  // A finger that is down for longer makes no click. The default is 300 ms, which a busy machine makes of 200.
  'apz.max_tap_time': 2_000,
};

/** A request that waits for its answer. */
interface HeldRequest {
  url(): string;
  method(): string;
  headers(): Record<string, string>;
  fetchPostData(): Promise<string | undefined>;
  continue(): Promise<void>;
  respond(answer: { status: number; headers: Record<string, string>; body: string | Buffer }): Promise<void>;
}

type Answer = (request: HeldRequest) => Promise<void>;

interface InterceptedPage {
  setRequestInterception(isOn: boolean): Promise<void>;
  on(event: 'request', listener: (request: HeldRequest) => void): void;
}

/**
 * Starts a Firefox. It has a setting for scripts, but no command: windows without them are those of a second one.
 *
 * @param answer answers what pages request, or lets it continue; without it everything goes to the network
 */
export async function startFirefox(puppeteer: Puppeteer, executablePath: string, answer?: Answer): Promise<Browser> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { ...PREFERENCES, 'javascript.enabled': script },
    });
  const browser = await launch(true);
  let withoutScript: Promise<PuppeteerBrowser> | undefined;
  return {
    version: await browser.version(),
    open: async (options) =>
      openWindow(options.script ? browser : await (withoutScript ??= launch(false)), options, firefox(answer)),
    close: async () => {
      await browser.close();
      await (await withoutScript)?.close();
    },
  };
}

const firefox = (answer?: Answer): Differences => ({
  async prepare(page, { width }) {
    await page.setViewport({ width, height: HEIGHT });
    if (!answer) return;
    const intercepted = page as unknown as InterceptedPage;
    await intercepted.setRequestInterception(true);
    intercepted.on('request', (request) => void answer(request));
  },
  finger(page) {
    let finger: Awaited<ReturnType<PuppeteerPage['touchscreen']['touchStart']>> | undefined;
    return Promise.resolve({
      down: async ({ x, y }) => void (finger = await page.touchscreen.touchStart(x, y)),
      move: async ({ x, y }) => finger?.move(x, y),
      up: async () => finger?.end(),
    });
  },
});
