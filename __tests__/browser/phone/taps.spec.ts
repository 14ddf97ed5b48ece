import type { Page } from '@playwright/test';
import { dropdowns, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { waitForScript } from '../parts/island-scripts';
import { menuOf } from '../parts/menu';
import { openLists, recordClicks, takeClicked, tapAll } from '@/__tests__/support/tap-pairs';
import type { Point } from '@/__tests__/support/engines/driver';
import { middleOf, swipe } from '@/__tests__/support/touch';

/**
 * Whatever is open in the mobile menu, nothing moves away from under a finger: each tap lands on its target.
 */

async function openMenu(page: Page): Promise<void> {
  await page.goto('/media');
  await waitForScript(page);
  await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
  await expect(menuOf(page)).toBeVisible();
}

// Many short steps, each of which may wait on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('every tap hits its target, even if the finger rests for a moment', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const tap = async (at: Point) => {
    await send('touchStart', [at]);
    await page.waitForTimeout(50);
    await send('touchEnd', []);
  };
  await openMenu(page);
  expect(await tapAll((fn, argument) => page.evaluate(fn as never, argument), tap)).toEqual([]);
});

test.describe('when the menu is longer than the window', () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('a scroll that starts anywhere in it closes nothing and does not scroll the page behind it', async ({
    page,
  }) => {
    await openMenu(page);
    await page.evaluate(recordClicks);
    const { button: title } = dropdowns[0]!;
    await menuOf(page).getByRole('button', { name: title }).tap();
    const places = [
      menuOf(page).getByRole('button', { name: title }),
      menuOf(page).getByRole('link', { name: dropdowns[0]!.entries[0]!.title }),
      menuOf(page).getByRole('button', { name: dropdowns[1]!.button }),
      menuOf(page).getByRole('listitem').last(),
    ];
    for (const place of places) {
      await place.scrollIntoViewIfNeeded();
      const scrollTop = () => menuOf(page).evaluate((panel) => panel.scrollTop);
      const before = await scrollTop();
      await swipe(page, await middleOf(place), { x: 0, y: before > 0 ? 120 : -120 });
      await expect.poll(scrollTop).not.toBe(before);
      expect(await page.evaluate(openLists)).toEqual([title]);
      expect(await page.evaluate(takeClicked)).toBe(place === places[0] ? title : null);
    }
    // The page must not scroll even when the menu is scrolled beyond its end.
    for (let count = 0; count < 3; count++) await swipe(page, await middleOf(places[3]!), { x: 0, y: -120 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
