import { expectAccessible, tabThrough } from '@/__tests__/support/accessibility';
import { dropdowns, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { waitForScript } from '../parts/island-scripts';
import { expectNoOverflow } from '../parts/layout';
import { dropdownOf, menuOf } from '../parts/menu';
import { expectSeen } from '../parts/seen';
import { middleOf, swipe } from '@/__tests__/support/touch';

test('the menu opens and closes with its button, is accessible, and shows the focus', async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
  await expect(menu).toBeVisible();
  const stops = await tabThrough(page, { max: 8 });
  expect(stops).toHaveLength(8);
  expect(stops.filter(({ focusVisible, visible }) => !focusVisible || !visible)).toEqual([]);
  for (const { button } of dropdowns) await dropdownOf(page, button).button.tap();
  await expectSeen(menu.getByRole('link'));
  await expectNoOverflow(page);
  for (const { button } of dropdowns) {
    const { width, height } = (await dropdownOf(page, button).button.boundingBox())!;
    expect(Math.min(width, height), button).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await expectFullStyles(page);
  await page.getByRole('button', { name: menuLabels.close, exact: true }).tap();
  await expect(menu).toBeHidden();
});

test.describe('when the menu is longer than the window', () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('a scroll that starts anywhere in it closes nothing and does not scroll the page behind it', async ({
    page,
  }) => {
    await page.goto('/media');
    await waitForScript(page);
    await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
    const [first, second] = dropdowns as [(typeof dropdowns)[0], (typeof dropdowns)[0]];
    const title = menuOf(page).getByRole('button', { name: first.button });
    await title.tap();
    const last = menuOf(page).getByRole('listitem').last();
    const places = [
      title,
      menuOf(page).getByRole('link', { name: first.entries[0]!.title }),
      menuOf(page).getByRole('button', { name: second.button }),
      last,
    ];
    const scrollTop = () => menuOf(page).evaluate((panel) => panel.scrollTop);
    for (const place of places) {
      await place.scrollIntoViewIfNeeded();
      const before = await scrollTop();
      await swipe(page, await middleOf(place), { x: 0, y: before > 0 ? 120 : -120 });
      await expect.poll(scrollTop).not.toBe(before);
      await expect(menuOf(page).getByRole('button', { expanded: true })).toHaveAccessibleName(first.button);
    }
    // The page must not scroll even when the menu is scrolled beyond its end.
    for (let count = 0; count < 3; count++) await swipe(page, await middleOf(last), { x: 0, y: -120 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
