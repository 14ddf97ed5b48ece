import type { Locator, Page } from '@playwright/test';
import type { Point } from './engines/driver';

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Moves a finger over the page in a straight line, as a touch screen reports it. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: Math.round(from.x + by.x * part), y: Math.round(from.y + by.y * part) }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await send('touchEnd', 1);
  await session.detach();
}
