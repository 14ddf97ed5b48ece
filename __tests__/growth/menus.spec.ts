import { content, dropdowns, menuLabels } from '../browser/content';
import { expect, test } from '../browser/fixtures';
import { waitForScript } from '../browser/island-scripts';
import { dropdownOf, expectRowsInReach, menuOf, WINDOWS } from '../browser/menu';

const insights = dropdowns.find(({ entries }) =>
  entries.some(({ url }) => content.collections.overviews[url.slice(1)]?.pages === 'insights'),
)!;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForScript(page);
});

test('keys and the wheel reach all rows of each list', async ({ page }) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const { title, entries } of dropdowns) {
      const panel = page.getByRole('button', { name: menuLabels.open });
      if (await panel.isVisible()) await panel.click();
      const { button, links } = dropdownOf(page, title);
      await button.click();
      await expectRowsInReach(page, button, links, entries.length);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  }
});

test('from the start of the page, Tab is past the open list of insights after at most 16 presses', async ({ page }) => {
  const { button, links } = dropdownOf(page, insights.title);
  let presses = 0;
  const tab = async () => {
    await page.keyboard.press('Tab');
    presses += 1;
  };
  while (!(await button.evaluate((element) => element === document.activeElement)) && presses < 50) await tab();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(insights.entries.length);
  while ((await links.count()) > 0 && presses < 50) await tab();
  console.log(`${presses} presses of Tab`);
  expect(presses).toBeLessThanOrEqual(16);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

  test('the menu with its longest list open has at most two screens, and home at most 9,000 px', async ({ page }) => {
    const home = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
    const screens: number[] = [];
    for (const { title } of dropdowns) {
      await dropdownOf(page, title).button.tap();
      screens.push(await menuOf(page).evaluate((menu) => menu.scrollHeight / innerHeight));
      await dropdownOf(page, title).button.tap();
    }
    console.log(`home ${home} px, menu ${Math.max(...screens).toFixed(2)} screens`);
    expect(Math.max(...screens)).toBeLessThanOrEqual(2);
    expect(home).toBeLessThanOrEqual(9_000);
  });
});
