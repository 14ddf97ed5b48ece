import { TEST_FLAGS } from '@/tools/shared/find-browser';
import { menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectNoOverflow } from '../parts/layout';

/** The visitor has set a minimum font size in the browser. */

test.use({
  viewport: { width: 390, height: 760 },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...TEST_FLAGS, '--blink-settings=minimumFontSize=24'] }),
});

test('when the header has no room for its button, only the menu is there', async ({ page }) => {
  await page.goto('/aviation');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: menuLabels.open })).toBeVisible();
  // The logo.
  await expect(header.getByRole('link')).toHaveCount(1);
  await expectNoOverflow(page);
});
