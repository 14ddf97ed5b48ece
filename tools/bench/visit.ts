import type { Browser } from '@playwright/test';

/** A phone's connection and processor. */
export interface Throttling {
  /** Time that every response takes longer, in milliseconds. */
  latency: number;
  /** Kilobits per second, in both directions. */
  kbit: number;
  /** How many times slower the processor is. */
  cpu: number;
}

/** What a visitor felt. */
export interface Visit {
  /** Largest paint, in milliseconds. */
  lcp: number;
  cls: number;
  /** All that was transferred, in KB of 1,024 bytes. */
  kilobytes: number;
}

/** Lighthouse's phone, 412 px wide. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Time after the page has loaded in which a larger paint or a shift counts, in milliseconds. */
const SETTLING = 1000;

/**
 * Opens a page for the first time, with throttling applied by the browser.
 *
 * @param settling time to wait after the page has loaded, in milliseconds
 */
export async function visit(
  browser: Browser,
  url: string,
  { latency, kbit, cpu }: Throttling,
  settling = SETTLING,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [kbit * 125, kbit * 125];
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput, uploadThroughput },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settling);
  const felt = await page.evaluate(() => (globalThis as unknown as { felt: { lcp: number; cls: number } }).felt);
  await context.close();
  return { ...felt, kilobytes: bytes / 1024 };
}

/** Runs in the page. */
function observe(): void {
  const felt = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { felt });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) felt.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) felt.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
