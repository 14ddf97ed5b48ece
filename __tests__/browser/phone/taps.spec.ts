import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { menuOf, waitForScript } from '../../support/menu';
import { closeLists, openLists, pointOf, recordClicks, takeLanded, tapPairs } from '../../support/tap-matrix';
import { swipe } from '../../support/touch';
import { dropdowns, menuWords } from '../../support/words';

/** Whatever is open in the mobile menu, nothing moves from under a finger or a mouse: each tap lands on what it is aimed at. */

interface Point {
  x: number;
  y: number;
}

/** Presses and lifts a finger or a mouse button, as the device reports it. @param hold time in between, in milliseconds */
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
  await page.getByRole('button', { name: menuWords.open, exact: true }).tap();
  await expect(menuOf(page)).toBeVisible();
  await page.evaluate(recordClicks);
}

/** Opens each list and then taps each other item. @returns what went wrong: a line for each pair */
async function faultsOf(page: Page, press: Press, hold: number): Promise<string[]> {
  await openMenu(page);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const { open, tap } of tapPairs()) {
    await page.evaluate(closeLists);
    await press(session, await page.evaluate(pointOf, open), 0);
    await press(session, await page.evaluate(pointOf, tap), hold);
    const landed = await page.evaluate(takeLanded);
    const lists = await page.evaluate(openLists);
    const wanted = dropdowns.map(({ title }) => title).filter((title) => title === open || title === tap);
    if (landed !== tap || lists.join() !== wanted.join()) {
      faults.push(`${open}, then ${tap}: landed on ${landed}; open: ${lists.join(', ')}`);
    }
  }
  return faults;
}

// Many short steps: on a busy machine each of them waits.
test.describe.configure({ timeout: 120_000 });

// `npm run test:engines` takes every hold time at every width.
for (const { width, hold } of [
  { width: 320, hold: 100 },
  { width: 390, hold: 0 },
  { width: 390, hold: 200 },
  { width: 768, hold: 100 },
]) {
  test.describe(`at ${width} px, held for ${hold} ms`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('every tap and every click lands', async ({ page, browser }) => {
      // In a window of its own: a page behind another one takes no touch.
      const other = await (await browser.newContext()).newPage();
      expect(await Promise.all([faultsOf(page, touch, hold), faultsOf(other, mouse, hold)])).toEqual([[], []]);
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
      menuOf(page).getByRole('button', { name: menuWords.close, exact: true }),
      menuOf(page).getByRole('button', { name: title }),
      menuOf(page).getByRole('link', { name: dropdowns[0]!.entries[0]!.title }),
      menuOf(page).getByRole('button', { name: dropdowns[1]!.title }),
      menuOf(page).getByRole('listitem').last(),
    ];
    for (const place of places) {
      await place.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await place.boundingBox())!;
      const before = await menuOf(page).evaluate((panel) => panel.scrollTop);
      await swipe(page, { x: x + width / 2, y: y + height / 2 }, { x: 0, y: before > 0 ? 120 : -120 });
      await expect.poll(() => menuOf(page).evaluate((panel) => panel.scrollTop)).not.toBe(before);
      expect(await page.evaluate(openLists)).toEqual([title]);
      expect(await page.evaluate(takeLanded)).toBe(place === places[0] ? title : null);
    }
  });
});
