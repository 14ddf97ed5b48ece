import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

/** What moved, and its layout shift score. */
interface Shift {
  value: number;
  nodes: string[];
}

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) => page.addInitScript(record);

/** The shifts since the last call. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  // Shifts are recorded when the next frame is painted.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page.evaluate(() => (globalThis as unknown as { takeShifts(): Shift[] }).takeShifts());
}

/** Runs in the page. */
function record(): void {
  const shifts: PerformanceEntryList = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = () => {
    const found = [...shifts.splice(0), ...observer.takeRecords()] as LayoutShift[];
    return found.map(({ value, sources }) => ({ value, nodes: sources.map(({ node }) => node?.outerHTML ?? '') }));
  };
  Object.assign(globalThis, { takeShifts });
}
