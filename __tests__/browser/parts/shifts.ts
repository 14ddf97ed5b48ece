import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
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
  const shifts: Shift[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      shifts.push({ value, nodes: sources.map(({ node }) => (node as Element | null)?.outerHTML ?? String(node)) });
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = () => {
    add(observer.takeRecords());
    return shifts.splice(0);
  };
  Object.assign(globalThis, { takeShifts });
}
