import { TEST_FLAGS } from '@/tools/scripts/find-browser';
import { HEIGHT, type Browser, type Point } from '../driver';
import { openWindow, type Differences, type Puppeteer } from './puppeteer';

/** Below this width a window is that of a phone or tablet, with a touch screen. CSS px. */
const DESKTOP = 1024;
/** Larger than any viewport: Chromium 74 loses a touch outside its own window. */
const WINDOW = '--window-size=1400,1000';

/** Starts a Chromium. */
export async function startChromium(puppeteer: Puppeteer, executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ executablePath, args: [...TEST_FLAGS, WINDOW], headless: true });
  return {
    version: await browser.version(),
    open: (options) => openWindow(browser, options, CHROMIUM),
    close: () => browser.close(),
  };
}

const CHROMIUM: Differences = {
  async prepare(page, { width, script }) {
    const isMobile = width < DESKTOP;
    await page.setViewport({ width, height: HEIGHT, isMobile, hasTouch: isMobile });
    if (!script) await page.setJavaScriptEnabled(false);
  },
  async finger(page) {
    const session = await page.target().createCDPSession();
    const send = async (type: string, touchPoints: Point[]) =>
      void (await session.send('Input.dispatchTouchEvent', { type, touchPoints }));
    return {
      down: (at) => send('touchStart', [at]),
      move: (to) => send('touchMove', [to]),
      up: () => send('touchEnd', []),
    };
  },
};
