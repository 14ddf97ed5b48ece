import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { dropdownOf, menuOf, waitForScript } from '../../support/menu';
import { swipe } from '../../support/touch';
import { withoutPopover } from '../../support/without-popover';
import { dropdowns, menuWords } from '../../support/words';

/** The mobile menu of browsers that know no popover. */

const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));

/** Taps where it is. Playwright's own tap would scroll the page first, for the sake of the sticky header. */
async function tapInPlace(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test.use({ bypassCSP: true });
test.beforeEach(({ context }) => withoutPopover(context));

test('opens by its button, says so, holds the page behind, and closes by Escape with the focus given back', async ({
  page,
}) => {
  await page.goto('/media');
  await waitForScript(page);
  const menu = menuOf(page);
  const open = page.getByRole('button', { name: menuWords.open, exact: true });
  await expect(page.getByRole('link', { name: menuWords.open, exact: true })).toBeHidden();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await scrollDown(page);
  await tapInPlace(page, open);
  await expect(menu).toBeVisible();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expectNoOverflow(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: menuWords.close, exact: true })).toBeFocused();
  await swipe(page, { x: 180, y: 500 }, { x: 0, y: -300 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: menuWords.close, exact: true }).tap();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('opens by the very tap that wakes its script', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/media');
  await tapInPlace(page, page.getByRole('link', { name: menuWords.open, exact: true }));
  await expect(menuOf(page)).toBeVisible();
  await waitForScript(page);
  await expect(menuOf(page)).toBeVisible();
  await menuOf(page).getByRole('button', { name: menuWords.close, exact: true }).tap();
  await expect(menuOf(page)).toBeHidden();
});

test('gives the focus on when its script comes', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/media');
  await page.getByRole('link', { name: menuWords.open, exact: true }).focus();
  await waitForScript(page);
  await expect(page.getByRole('button', { name: menuWords.open, exact: true })).toBeFocused();
});

test('stays as it is when its script comes', async ({ page }) => {
  let come = () => {};
  const wait = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/islands/**', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/media', { waitUntil: 'commit' });
  await page.getByRole('link', { name: menuWords.open, exact: true }).tap();
  const places = () =>
    menuOf(page)
      .locator('a:visible')
      .evaluateAll((links) => links.slice(-9).map((link) => link.getBoundingClientRect().y));
  await expect(menuOf(page)).toBeVisible();
  const before = await places();
  come();
  await waitForScript(page);
  expect(await places()).toEqual(before);
  await menuOf(page).getByRole('button', { name: menuWords.close, exact: true }).tap();
  await expect(menuOf(page)).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes by links, and an entry leads to its page', async ({ page }) => {
    await page.goto('/media');
    const menu = menuOf(page);
    const open = page.getByRole('link', { name: menuWords.open, exact: true });
    await expect(page.getByRole('button', { name: menuWords.open, exact: true })).toBeHidden();
    await expect(menu).toBeHidden();
    await scrollDown(page);
    await open.tap();
    await expect(menu).toBeVisible();
    await expectNoOverflow(page);
    for (const { title, entries } of dropdowns) {
      await expect(dropdownOf(page, title).links).toHaveText(entries.map((entry) => entry.title));
    }
    await menu.getByRole('link', { name: menuWords.close, exact: true }).tap();
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await open.tap();
    const { title, entries } = dropdowns[0]!;
    await dropdownOf(page, title).links.last().tap();
    await expect(page).toHaveURL(entries.at(-1)!.url);
    await expect(menuOf(page)).toBeHidden();
  });
});
