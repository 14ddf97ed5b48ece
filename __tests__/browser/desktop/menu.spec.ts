import { expectAccessible } from '../accessibility';
import { dropdowns } from '../content';
import { expect, test } from '../fixtures';
import { waitForScript } from '../island-scripts';
import { dropdownOf, menuOf } from '../menu';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from '../tap-pairs';

/** The dropdowns of the top navigation in a wide window. */

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
});

test('dropdowns open on hover and close after it, or by Escape', async ({ page }) => {
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await expect(links).toHaveCount(0);
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(entries.map((entry) => entry.title));
    await links.last().hover();
    await expect(links).toHaveCount(entries.length);
    // At its start, which no list covers.
    await page.getByRole('heading', { level: 1 }).hover({ position: { x: 1, y: 1 } });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);
  }
  const { button, links } = dropdownOf(page, dropdowns[0]!.title);
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('dropdowns open by Enter and Space, one at a time; Tab goes through and out, Escape gives the focus back', async ({
  page,
}) => {
  const opened = menuOf(page).getByRole('button', { expanded: true });
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await button.focus();
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(opened).toHaveText([title]);
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
  }
  for (const { title } of dropdowns) {
    await dropdownOf(page, title).button.focus();
    await page.keyboard.press('Enter');
    await expect(opened).toHaveText([title]);
  }
});

test('an open dropdown is accessible, and its entries lead to their pages', async ({ page }) => {
  await dropdownOf(page, dropdowns[0]!.title).button.click();
  await expectAccessible(page);
  const last = dropdowns[0]!.entries.at(-1)!;
  await dropdownOf(page, dropdowns[0]!.title).links.filter({ hasText: last.title }).click();
  await expect(page).toHaveURL(last.url);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('dropdowns open and close, and every tap lands while one is open', async ({ page }) => {
    for (const { title, entries } of dropdowns) {
      const { button, links } = dropdownOf(page, title);
      await button.tap();
      await expect(links).toHaveText(entries.map((entry) => entry.title));
      await button.tap();
      await expect(links).toHaveCount(0);
    }
    await page.evaluate(recordClicks);
    const titles = dropdowns.map(({ title }) => title);
    for (const { open, tap } of tapPairs()) {
      await page.evaluate(closeLists);
      for (const label of [open, tap]) {
        const { x, y } = await page.evaluate(pointOf, label);
        await page.touchscreen.tap(x, y);
      }
      expect.soft(await page.evaluate(takeClicked), `${open}, then ${tap}`).toBe(tap);
      expect.soft(await page.evaluate(openLists)).toEqual(titles.filter((title) => title === tap));
    }
  });
});
