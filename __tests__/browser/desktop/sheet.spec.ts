import { content } from '../content';
import { expect, test } from '../fixtures';

/** A list of what the customer keeps, as a sheet that is printed by itself: without a script. */

test.use({ javaScriptEnabled: false });

test('the button of a sheet leaves the sheet alone on paper', async ({ page }) => {
  const { heading, sections } = content.pages.productEngg;
  const { print, hint } = content.navigation.sheet;
  const sheet = sections.find((section) => section.sheet)!;
  await page.goto('/productEngg');
  await expect(page.getByText(hint)).toBeHidden();
  await page.getByRole('link', { name: print }).click();
  await expect(page.getByText(hint)).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading')).toHaveText([sheet.heading]);
  for (const point of sheet.points!) await expect(page.getByText(point)).toBeVisible();
  await expect(page.getByText(print)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.goto('/productEngg');
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
});
