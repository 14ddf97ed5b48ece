import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts, waitForScript } from '../parts/island-scripts';
import { expectNoOverflow } from '../parts/layout';
import { recordShifts, takeShifts } from '../parts/shifts';

// Reduced motion keeps the carousel still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ['/', '/about', '/contacts']) {
  test(`${route} fits a wide window before its script runs, and does not move when it does`, async ({ page }) => {
    await recordShifts(page);
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(async () => void (await document.fonts.ready));
    await takeShifts(page);
    await expectNoOverflow(page);
    release();
    await waitForScript(page);
    await expect(page.locator('[data-island]:not(:defined, :has(form[novalidate]))')).toHaveCount(0);
    expect(await takeShifts(page)).toEqual([]);
  });
}
