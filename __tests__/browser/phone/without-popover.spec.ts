import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { holdScripts, waitForScript } from '../island-scripts';
import { expectNoOverflow } from '../layout';
import { menuOf } from '../menu';
import { middleOf } from '../touch';
import { menuLabels } from '../content';

/**
 * The mobile menu in browsers without popovers; Chromium 80, which has none, has its journeys in `__tests__/engines`.
 */

/** Taps where it is. Playwright's own tap would scroll the page first, for the sake of the sticky header. */
async function tapInPlace(page: Page, button: Locator): Promise<void> {
  const { x, y } = await middleOf(button);
  await page.touchscreen.tap(x, y);
}

/**
 * Removes popovers from the pages that open from now on, as in Chrome before 114, Firefox before 125 and Safari before
 * 17. The policy does not have the hash of these styles: the context needs `bypassCSP`.
 */
async function withoutPopover(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('selector(:popover-open)', 'selector(:unknown)')
      .replace(/ (popover(?:target\w*)?=)/g, ' data-$1');
    await route.fulfill({ response, body });
  });
}

test.use({ bypassCSP: true });
test.beforeEach(({ context }) => withoutPopover(context));

test('the menu opens by the very tap that hydrates it, is accessible and closes', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/media');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await tapInPlace(page, page.getByRole('link', { name: menuLabels.open, exact: true }));
  await expect(menuOf(page)).toBeVisible();
  await waitForScript(page);
  await expect(menuOf(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await menuOf(page).getByRole('button', { name: menuLabels.close, exact: true }).tap();
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('hydration moves nothing in the open menu', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/media', { waitUntil: 'commit' });
  await page.getByRole('link', { name: menuLabels.open, exact: true }).tap();
  const places = () =>
    menuOf(page)
      .locator('a:visible')
      .evaluateAll((links) => links.slice(-9).map((link) => link.getBoundingClientRect().y));
  await expect(menuOf(page)).toBeVisible();
  const before = await places();
  release();
  await waitForScript(page);
  expect(await places()).toEqual(before);
  await menuOf(page).getByRole('button', { name: menuLabels.close, exact: true }).tap();
  await expect(menuOf(page)).toBeHidden();
});
