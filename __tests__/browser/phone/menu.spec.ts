import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { dropdownOf, menuOf, waitForScript } from '../../support/menu';
import { tabThrough } from '../../support/tab-through';
import { dropdowns, menuWords } from '../../support/words';

/** The mobile menu. */

let menu: Locator;
let open: Locator;

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  menu = menuOf(page);
  open = page.getByRole('button', { name: menuWords.open, exact: true });
  await waitForScript(page);
});

test('opens, and closes by its button', async ({ page }) => {
  await expect(menu).toBeHidden();
  await open.tap();
  await expect(menu).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await menu.getByRole('button', { name: menuWords.close, exact: true }).tap();
  await expect(menu).toBeHidden();
});

test('closes by Escape and gives the focus back', async ({ page }) => {
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('each dropdown opens by touch in it and closes', async ({ page }) => {
  await open.tap();
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await expect(links).toHaveCount(0);
    await button.tap();
    await expect(links).toHaveText(entries.map((entry) => entry.title));
    await button.tap();
    await expect(links).toHaveCount(0);
  }
});

test('an entry leads to its page', async ({ page }) => {
  const { title, entries } = dropdowns[0]!;
  await open.tap();
  await dropdownOf(page, title).button.tap();
  await dropdownOf(page, title).links.last().tap();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});

test('Escape closes an open list first and the menu after it', async ({ page }) => {
  await open.tap();
  const { button } = dropdownOf(page, dropdowns[0]!.title);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the focus is seen at every stop of the open menu', async ({ page }) => {
  await open.focus();
  await page.keyboard.press('Enter');
  const stops = await tabThrough(page, 8);
  expect(stops.filter(({ seen, visible }) => !seen || !visible).map(({ html }) => html)).toEqual([]);
});

test('what is open when the script comes stays as it is', async ({ page }) => {
  let come = () => {};
  const wait = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/islands/**', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await open.tap();
  const places = () =>
    menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  await expect(menu).toBeVisible();
  const before = await places();
  come();
  await waitForScript(page);
  expect(await places()).toEqual(before);
});
