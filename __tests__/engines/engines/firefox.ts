import { HEIGHT, type Browser } from '../driver';
import { openWindow, type Differences, type Puppeteer, type PuppeteerBrowser, type PuppeteerPage } from './puppeteer';

/** Everything but the site itself is looked for behind a proxy that does not exist. */
const NO_OTHER_HOSTS = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts a Firefox. It has a setting for scripts, but no command: windows without them are those of a second one. */
export async function startFirefox(puppeteer: Puppeteer, executablePath: string): Promise<Browser> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { ...NO_OTHER_HOSTS, 'javascript.enabled': script },
    });
  const browser = await launch(true);
  let withoutScript: Promise<PuppeteerBrowser> | undefined;
  return {
    version: await browser.version(),
    open: async (options) =>
      openWindow(options.script ? browser : await (withoutScript ??= launch(false)), options, FIREFOX),
    close: async () => {
      await browser.close();
      await (await withoutScript)?.close();
    },
  };
}

const FIREFOX: Differences = {
  prepare: (page, { width }) => page.setViewport({ width, height: HEIGHT }),
  finger(page) {
    let finger: Awaited<ReturnType<PuppeteerPage['touchscreen']['touchStart']>> | undefined;
    return Promise.resolve({
      down: async ({ x, y }) => void (finger = await page.touchscreen.touchStart(x, y)),
      move: async ({ x, y }) => finger?.move(x, y),
      up: async () => finger?.end(),
    });
  },
  wheel: (page) =>
    Promise.resolve(async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel!({ deltaY });
    }),
};
