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
  // Shifts are reported with the next frame.
  await page.evaluate(
    () => new Promise((reported) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(reported)))),
  );
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0));
}

/** Runs in the page. */
function record(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      shifts.push({ value, nodes: sources.map(({ node }) => (node as Element | null)?.outerHTML ?? String(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
