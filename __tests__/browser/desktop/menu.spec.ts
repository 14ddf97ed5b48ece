import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { dropdownOf, menuOf, waitForScript } from '../../support/menu';
import { dropdowns } from '../../support/words';

/** The dropdowns of the top navigation in a wide window. */

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
});

test('each opens on hover and closes after it', async ({ page }) => {
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
});

for (const key of ['Enter', 'Space']) {
  test(`each opens by ${key}, Tab goes through it and out of it`, async ({ page }) => {
    for (const { title, entries } of dropdowns) {
      const { button, links } = dropdownOf(page, title);
      await button.focus();
      await expect(links).toHaveCount(0);
      await page.keyboard.press(key);
      await expect(links).toHaveCount(entries.length);
      for (const [index] of entries.entries()) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links).toHaveCount(0);
    }
  });
}

test('Escape closes each and gives the focus back', async ({ page }) => {
  for (const { title } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('Escape closes what hover has opened', async ({ page }) => {
  const { button, links } = dropdownOf(page, dropdowns[0]!.title);
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('only one is open at a time', async ({ page }) => {
  for (const { title } of dropdowns) {
    await dropdownOf(page, title).button.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('button', { expanded: true })).toHaveText([title]);
  }
});

test('an entry leads to its page', async ({ page }) => {
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await button.click();
    await links.filter({ hasText: entries.at(-1)!.title }).click();
    await expect(page).toHaveURL(entries.at(-1)!.url);
    await waitForScript(page);
  }
});

test('an open one is accessible', async ({ page }) => {
  await dropdownOf(page, dropdowns[0]!.title).button.click();
  await expectAccessible(page);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('each opens and closes, and an entry leads on', async ({ page }) => {
    for (const { title, entries } of dropdowns) {
      const { button, links } = dropdownOf(page, title);
      await button.tap();
      await expect(links).toHaveText(entries.map((entry) => entry.title));
      await button.tap();
      await expect(links).toHaveCount(0);
    }
    const { title, entries } = dropdowns[0]!;
    await dropdownOf(page, title).button.tap();
    await dropdownOf(page, title).links.last().tap();
    await expect(page).toHaveURL(entries.at(-1)!.url);
  });
});
