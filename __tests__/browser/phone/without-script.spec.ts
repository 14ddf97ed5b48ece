import { expectNoOverflow } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { dropdownOf, menuOf } from '../../support/menu';
import { dropdowns, menuWords } from '../../support/words';

test.use({ javaScriptEnabled: false });

test('without a script the mobile menu opens with all its entries, and closes', async ({ page }) => {
  await page.goto('/media');
  const open = page.getByRole('button', { name: menuWords.open, exact: true });
  await expect(menuOf(page)).toBeHidden();
  await open.tap();
  await expect(menuOf(page)).toBeVisible();
  for (const { title, entries } of dropdowns) {
    await expect(dropdownOf(page, title).links).toHaveText(entries.map((entry) => entry.title));
  }
  await expectNoOverflow(page);
  await menuOf(page).getByRole('button', { name: menuWords.close, exact: true }).tap();
  await expect(menuOf(page)).toBeHidden();
  await open.tap();
  const { entries } = dropdowns[0]!;
  await dropdownOf(page, dropdowns[0]!.title).links.last().tap();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});
