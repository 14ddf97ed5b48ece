import { TEST_FLAGS } from '@/tools/shared/find-browser';
import { menuItems, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectNoOverflow } from '../parts/layout';

/** The visitor has set a minimum font size in the browser. */

test.use({
  viewport: { width: 390, height: 760 },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...TEST_FLAGS, '--blink-settings=minimumFontSize=24'] }),
});

test('when the header has no room for its button, only the menu leads to Contact', async ({ page }) => {
  await page.goto('/aviation');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: menuLabels.open })).toBeVisible();
  await expect(header.getByRole('link', { name: menuItems.at(-1)!, exact: true })).toHaveCount(0);
  await expectNoOverflow(page);
});
