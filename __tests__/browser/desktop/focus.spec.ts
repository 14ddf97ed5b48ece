import { expectContrastOnHover, tabThrough } from '@/__tests__/support/accessibility';
import { content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { waitForScript } from '../parts/island-scripts';

/** Keyboard users see where the focus is, at every stop of the Tab key and on the way back, on one page of each kind. */

for (const route of ['/', '/about', '/services', '/contacts', '/cloud', '/no-such-page']) {
  test(`the focus is visible at every stop of the Tab key on ${route}, and links and buttons have enough contrast on hover`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    await page.goto(route);
    await waitForScript(page);
    // Header and footer are the same on every page.
    const part = route === '/' ? 'body' : 'main';
    if (part === 'main') await page.getByRole('main').focus();
    const there = await tabThrough(page, { part });
    // Upwards, where the sticky header could cover a stop.
    const back = await tabThrough(page, { part, key: 'Shift+Tab' });
    for (const stops of [there, back]) {
      expect(stops.length).toBeGreaterThan(part === 'body' ? 25 : 0);
      const lost = stops.filter(({ focusVisible, visible }) => !focusVisible || !visible);
      expect.soft(lost).toEqual([]);
    }
    await expectContrastOnHover(page, part);
  });
}

test('the skip link is the first stop, is visible when focused, and leads to the main content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: content.navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
