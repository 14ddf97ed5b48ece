import { expect, test } from '../fixtures';

/** The shapes that the specification gives to pictures and badges. */

test('the pictures of the picture-only pages are as wide as the window', async ({ page }) => {
  for (const route of ['/workforcemanagement', '/softwaredevelopment', '/skilldevelopment']) {
    await page.goto(route);
    const box = await page.getByRole('main').getByRole('img').boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.round(box!.width), route).toBe(width);
  }
});

test('the title badges of the industry pages are round', async ({ page }) => {
  for (const route of ['/aviation', '/education', '/healthcare', '/insurance', '/retail']) {
    await page.goto(route);
    const { width, height, radius } = await page.getByRole('heading', { level: 1 }).evaluate((badge: HTMLElement) => {
      const { offsetWidth, offsetHeight } = badge;
      return { width: offsetWidth, height: offsetHeight, radius: getComputedStyle(badge).borderTopLeftRadius };
    });
    expect(width, route).toBe(height);
    const part = radius.endsWith('%') ? Number.parseFloat(radius) / 100 : Number.parseFloat(radius) / width;
    expect(part, route).toBeGreaterThanOrEqual(0.5);
  }
});
