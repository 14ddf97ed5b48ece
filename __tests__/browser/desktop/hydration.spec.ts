import { expect, test } from '../fixtures';
import { holdScripts, waitForScript } from '../island-scripts';
import { recordShifts, takeShifts } from '../shifts';

// The carousel stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ['/', '/about', '/contacts']) {
  test(`${route} does not move in a wide window when its script comes`, async ({ page }) => {
    await recordShifts(page);
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(async () => void (await document.fonts.ready));
    await takeShifts(page);
    release();
    await waitForScript(page);
    await expect(page.locator('[data-island]:not(:has([data-hydrated], form[novalidate]))')).toHaveCount(0);
    expect(await takeShifts(page)).toEqual([]);
  });
}
