import type { Browser } from '@playwright/test';

/** What a visitor felt. Times are milliseconds since the visit began. */
export interface Visit {
  /** The largest paint. */
  lcp: number;
  /** The paint of the first heading. */
  h1: number;
  /** When the menu answers; 0 for a page without one. */
  menu: number;
  /** When the last font has arrived; 0 without one. */
  font: number;
  /** CLS by the font's coming, and by anything else. */
  movedByFont: number;
  moved: number;
  /** All that was transferred, in KB of 1,024 bytes. */
  kilobytes: number;
}

/** A common phone. */
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Time after a font has arrived in which what moves is moved by it, in milliseconds. */
const FONT_SETTLING = 250;

interface Observed extends Pick<Visit, 'lcp' | 'h1' | 'menu'> {
  shifts: { at: number; value: number }[];
}

/** An entry that may be a layout shift. */
type Entry = PerformanceEntry & { value?: number };

/**
 * Opens a page for the first time.
 *
 * @param cpu how many times slower the processor is
 * @param settling time to wait after the page has loaded and its menu answers, in milliseconds
 */
export async function visit(browser: Browser, url: string, cpu: number, settling: number): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
  await page.waitForFunction(() => document.querySelector('nav.menu:not([data-hydrated])') === null);
  await page.waitForTimeout(settling);
  const [observed, fonts] = await page.evaluate(() => [
    (globalThis as unknown as { observed: Observed }).observed,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  ]);
  await context.close();
  const { shifts, ...times } = observed;
  const isByFont = ({ at }: (typeof shifts)[number]) => fonts.some((font) => at >= font && at < font + FONT_SETTLING);
  const sum = (those: typeof shifts) => those.reduce((total, { value }) => total + value, 0);
  return {
    ...times,
    font: Math.max(0, ...fonts),
    movedByFont: sum(shifts.filter(isByFont)),
    moved: sum(shifts.filter((shift) => !isByFont(shift))),
    kilobytes: bytes / 1024,
  };
}

/** Runs in the page. Without named functions inside: the page has no helper of esbuild's that keeps their names. */
function observe(): void {
  const observed: Observed = { lcp: 0, h1: 0, menu: 0, shifts: [] };
  Object.assign(globalThis, { observed });
  for (const type of ['largest-contentful-paint', 'element', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const { startTime, value = 0 } of list.getEntries() as Entry[]) {
        if (type === 'largest-contentful-paint') observed.lcp = startTime;
        else if (type === 'element') observed.h1 ||= startTime;
        // Also with `hadRecentInput`: Chromium takes the emulation of a phone for input, and here is no other.
        else observed.shifts.push({ at: startTime, value });
      }
    }).observe({ type, buffered: true });
  }
  new MutationObserver(() => {
    // Before it is painted: its first paint is reported.
    document.querySelector('h1:not([elementtiming])')?.setAttribute('elementtiming', 'h1');
    if (document.querySelector('nav.menu[data-hydrated]')) observed.menu ||= performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}
