import { HEIGHT, type Browser, type Point } from '../driver';
import { openWindow, type Differences, type Puppeteer } from './puppeteer';

/** The flags of the project's other browser tests: no sandbox, which containers lack, and no calls to other hosts. */
const FLAGS = [
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

/** Below this width a window is that of a phone or tablet, with a touch screen. CSS px. */
const DESKTOP = 1024;

/** Starts a Chromium. */
export async function startChromium(puppeteer: Puppeteer, executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ executablePath, args: FLAGS, headless: true });
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
  async wheel(page) {
    const session = await page.target().createCDPSession();
    return async (at, deltaY) =>
      void (await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY }));
  },
};
