import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { recordShifts, shiftsOf } from '../shifts';

/**
 * A second visit transfers HTML only: everything with a hash in its name comes from the browser's cache. So nothing
 * moves. /contacts is answered by its worker.
 */

test('a second visit loads nothing but the page, and that only if it has changed', async ({ context }) => {
  for (const route of ['/', '/about']) {
    const page = await context.newPage();
    expect(await statusOf(page, route), route).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await transferred(page), route).not.toEqual([]);
    await page.close();

    const again = await context.newPage();
    await recordShifts(again);
    expect(await statusOf(again, route), route).toBe(304);
    expect(await transferred(again), `transferred by the second visit of ${route}`).toEqual([]);
    expect(await shiftsOf(again), route).toEqual([]);
    await again.close();
  }
});

/** Loads a page. @returns its status as sent: for the page, a 304 is the 200 from the cache */
async function statusOf(page: Page, route: string): Promise<number | undefined> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const statuses: number[] = [];
  devtools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
  await page.goto(route);
  return statuses[0];
}

/** The resources that a page did not find in the cache. */
function transferred(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}
