import type { Locator } from '@playwright/test';
import { expectAccessible, tabThrough } from '../accessibility';
import { expect, test } from '../fixtures';
import { holdScripts, waitForScript } from '../island-scripts';
import { expectNoOverflow } from '../layout';
import { dropdownOf, menuOf } from '../menu';
import { dropdowns, menuLabels } from '../content';

/** The mobile menu. */

let menu: Locator;
let open: Locator;

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/media');
  menu = menuOf(page);
  open = page.getByRole('button', { name: menuLabels.open, exact: true });
  if (javaScriptEnabled) await waitForScript(page);
});

test('the menu opens, is accessible, and closes by its button', async ({ page }) => {
  await expect(menu).toBeHidden();
  await open.tap();
  await expect(menu).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await menu.getByRole('button', { name: menuLabels.close, exact: true }).tap();
  await expect(menu).toBeHidden();
});

test('each dropdown of the menu opens by touch and closes, and an entry leads to its page', async ({ page }) => {
  await open.tap();
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await expect(links).toHaveCount(0);
    await button.tap();
    await expect(links).toHaveText(entries.map((entry) => entry.title));
    await button.tap();
    await expect(links).toHaveCount(0);
  }
  const { title, entries } = dropdowns[0]!;
  await dropdownOf(page, title).button.tap();
  await dropdownOf(page, title).links.last().tap();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});

test('Escape closes an open list first and the menu after it, and gives the focus back', async ({ page }) => {
  await open.focus();
  await page.keyboard.press('Enter');
  const { button } = dropdownOf(page, dropdowns[0]!.title);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('the focus is visible at every stop of the open menu', async ({ page }) => {
  await open.focus();
  await page.keyboard.press('Enter');
  const stops = await tabThrough(page, { max: 8 });
  expect(stops.filter(({ focusVisible, visible }) => !focusVisible || !visible)).toEqual([]);
});

test('hydration moves nothing in the open menu', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await open.tap();
  const places = () =>
    menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  await expect(menu).toBeVisible();
  const before = await places();
  release();
  await waitForScript(page);
  expect(await places()).toEqual(before);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens with all its entries, closes, and an entry leads to its page', async ({ page }) => {
    await expect(menu).toBeHidden();
    await open.tap();
    await expect(menu).toBeVisible();
    for (const { title, entries } of dropdowns) {
      await expect(dropdownOf(page, title).links).toHaveText(entries.map((entry) => entry.title));
    }
    await expectNoOverflow(page);
    await menu.getByRole('button', { name: menuLabels.close, exact: true }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    const { title, entries } = dropdowns[0]!;
    await dropdownOf(page, title).links.last().tap();
    await expect(page).toHaveURL(entries.at(-1)!.url);
  });
});
