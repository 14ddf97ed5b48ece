import type { Page } from '@playwright/test';
import { ROUTES } from '../../conformance/routes';
import { expectAccessible, expectNoOverflow, expectRoomForLargeText } from '../../support/accessibility';
import { accessibilityTrees } from '../../support/accessibility-tree';
import { expect, test } from '../../support/fixtures';
import { expectFlexGapsStoodIn } from '../../support/flex-gaps';
import { waitForScript } from '../../support/menu';

/** Every page as it opens, in a wide and in a narrow window; the `problems` fixture sees to a clean console. */

// The carousel would move on while axe measures; its own tests watch it move.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The main part of a page is the same in every window; header and footer are the same on every page. */
async function expectTree(page: Page, route: string, isMobile: boolean): Promise<void> {
  const { banner, main, contentinfo } = await accessibilityTrees(page);
  expect(main).toMatchSnapshot(`${route.slice(1) || 'home'}.txt`);
  expect(banner + contentinfo).toMatchSnapshot(`header-and-footer-${isMobile ? 'narrow' : 'wide'}.txt`);
}

for (const route of ROUTES) {
  test(`${route} opens clean, accessible and within the window`, async ({ page, isMobile }) => {
    const response = await page.goto(route);
    await waitForScript(page);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(route);
    const own = page.locator(`nav a[href="${route}"]`);
    await expect(page.locator(`nav a[href="${route}"][aria-current="page"]`)).toHaveCount(await own.count());
    await expect(page.locator('nav [aria-current="page"]')).toHaveCount(await own.count());
    await expectNoOverflow(page);
    await expectFlexGapsStoodIn(page);
    await expectAccessible(page);
    await expectTree(page, route, isMobile);
    if (isMobile) await expectRoomForLargeText(page);
    for (const width of isMobile ? [320] : [768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

test('an unknown path answers 404 with NOT APPLICABLE and leads back', async ({ page, problems, isMobile }) => {
  problems.allow(/status of 404/);
  const response = await page.goto('/no-such-page');
  await waitForScript(page);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NOT APPLICABLE');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectTree(page, '/not-found', isMobile);
  if (isMobile) await expectRoomForLargeText(page);
  await page.getByRole('main').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
});

for (const route of ['/', '/about', '/contacts']) {
  test(`nothing on ${route} moves when its script comes`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved = ((globalThis as { moved?: string[] }).moved = [] as string[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/islands/*', async (request) => {
      await late;
      await request.continue();
    });
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    arrive();
    await waitForScript(page);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([]);
  });
}
