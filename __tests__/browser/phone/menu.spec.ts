import { expectAccessible, tabThrough } from '@/__tests__/support/accessibility';
import { dropdowns, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { waitForScript } from '../parts/island-scripts';
import { expectNoOverflow } from '../parts/layout';
import { dropdownOf, menuOf } from '../parts/menu';

/** The mobile menu; `taps.spec.ts` opens its lists. */

test('the menu opens and closes with its button, is accessible, and shows the focus', async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
  await expect(menu).toBeVisible();
  const stops = await tabThrough(page, { max: 8 });
  expect(stops.filter(({ focusVisible, visible }) => !focusVisible || !visible)).toEqual([]);
  for (const { button } of dropdowns) await dropdownOf(page, button).button.tap();
  await expectNoOverflow(page);
  for (const { button } of dropdowns) {
    const { width, height } = (await dropdownOf(page, button).button.boundingBox())!;
    expect(Math.min(width, height), button).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await expectFullStyles(page, 'header');
  await page.getByRole('button', { name: menuLabels.close, exact: true }).tap();
  await expect(menu).toBeHidden();
});
