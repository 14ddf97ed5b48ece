import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { dropdowns, menuLabels } from '../content';
import { expect, test } from '../fixtures';
import { waitForScript } from '../island-scripts';
import { menuOf } from '../menu';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from '../tap-pairs';
import { middleOf, swipe, type Point } from '../touch';

/**
 * Whatever is open in the mobile menu, nothing moves away from under a finger or mouse: each tap lands on its target.
 */

/**
 * Presses and lifts a finger or a mouse button, as the device reports it. @param hold time in between, in milliseconds
 */
type Press = (session: CDPSession, point: Point, hold: number) => Promise<void>;

const touch: Press = async (session, { x, y }, hold) => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (hold) await wait(hold);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const mouse: Press = async (session, point, hold) => {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  if (hold) await wait(hold);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
};

async function openMenu(page: Page): Promise<void> {
  await page.goto('/media');
  await waitForScript(page);
  await page.getByRole('button', { name: menuLabels.open, exact: true }).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.evaluate(recordClicks);
}

/** Opens each list and then taps each other item. @returns a line for each pair that went wrong */
async function tapAll(page: Page, press: Press, hold: number): Promise<string[]> {
  await openMenu(page);
  const session = await page.context().newCDPSession(page);
  const issues: string[] = [];
  for (const { open, tap } of tapPairs()) {
    await page.evaluate(closeLists);
    await press(session, await page.evaluate(pointOf, open), 0);
    await press(session, await page.evaluate(pointOf, tap), hold);
    const clicked = await page.evaluate(takeClicked);
    const lists = await page.evaluate(openLists);
    const expected = dropdowns.map(({ title }) => title).filter((title) => title === open || title === tap);
    if (clicked !== tap || lists.join() !== expected.join()) {
      issues.push(`${open}, then ${tap}: clicked ${clicked}; open: ${lists.join(', ')}`);
    }
  }
  return issues;
}

// Many short steps: on a busy machine each of them waits.
test.describe.configure({ timeout: 120_000 });

for (const { width, hold } of [
  { width: 360, hold: 150 },
  { width: 768, hold: 0 },
]) {
  test.describe(`at ${width} px, held for ${hold} ms`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('every tap and every click lands', async ({ page, browser }) => {
      // In a window of its own: a page behind another one takes no touch.
      const other = await (await browser.newContext()).newPage();
      expect(await Promise.all([tapAll(page, touch, hold), tapAll(other, mouse, hold)])).toEqual([[], []]);
      await other.context().close();
    });
  });
}

test.describe('when it is longer than the window', () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('a scroll begun anywhere closes nothing', async ({ page }) => {
    await openMenu(page);
    const { title } = dropdowns[0]!;
    await menuOf(page).getByRole('button', { name: title }).tap();
    const places = [
      menuOf(page).getByRole('button', { name: title }),
      menuOf(page).getByRole('link', { name: dropdowns[0]!.entries[0]!.title }),
      menuOf(page).getByRole('button', { name: dropdowns[1]!.title }),
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
  });
});
