import { expectAccessible } from '../accessibility';
import { dropdowns, entryName, menuLabels } from '../content';
import { expect, test } from '../fixtures';
import { expectFullStyles } from '../full-styles';
import { waitForScript } from '../island-scripts';
import { dropdownOf, expectRowsInReach, menuOf, WINDOWS } from '../menu';
import { tapAll } from '../tap-pairs';

/** The dropdowns of the top navigation in a wide window. */

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
});

test('a dropdown opens on hover and closes after it; it is accessible, and its entries lead to their pages', async ({
  page,
}) => {
  const { title, entries } = dropdowns[0]!;
  const { button, links } = dropdownOf(page, title);
  await expect(links).toHaveCount(0);
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(entries.map(entryName));
  await links.last().hover();
  await expect(links).toHaveCount(entries.length);
  // At its start, which no list covers.
  await page.getByRole('heading', { level: 1 }).hover({ position: { x: 1, y: 1 } });
  await expect(links).toHaveCount(0);
  await button.click();
  await expectAccessible(page);
  await expectFullStyles(page, 'header');
  await links.last().click();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});

test('dropdowns open by Enter and Space, one at a time; Tab goes through and out, Escape gives the focus back', async ({
  page,
}) => {
  const opened = menuOf(page).getByRole('button', { expanded: true });
  const { title, entries } = dropdowns[0]!;
  const { button, links } = dropdownOf(page, title);
  await button.focus();
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Enter');
  for (const [index] of entries.entries()) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(links).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();
  for (const each of dropdowns) {
    await dropdownOf(page, each.title).button.focus();
    await page.keyboard.press('Enter');
    await expect(opened).toHaveText([each.title]);
  }
});

/** Rows that are higher than each of the windows. */
const ROWS = 20;

test('a list of any length ends in the window: keys and the wheel reach all its rows', async ({ page }) => {
  test.slow();
  const { title } = dropdowns[0]!;
  const { button, links } = dropdownOf(page, title);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const panel = page.getByRole('button', { name: menuLabels.open });
    if (await panel.isVisible()) await panel.click();
    await button.click();
    await links.first().evaluate((link, rows) => {
      const list = link.closest('ul')!;
      while (list.children.length < rows) list.append(list.children[1]!.cloneNode(true));
    }, ROWS);
    await expectRowsInReach(page, button, links, ROWS);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('every tap lands while a dropdown is open', async ({ page }) => {
    const issues = await tapAll(
      (fn, argument) => page.evaluate(fn as never, argument),
      ({ x, y }) => page.touchscreen.tap(x, y),
    );
    expect(issues).toEqual([]);
  });
});
