import { expect, test } from '../../support/fixtures';
import { content, dropdowns } from '../../support/words';

/** Ways around the site: skip link, focus, redirects, and what the pictures and badges look like. */

test('the skip link is the first stop, is seen then, and leads into the main part', async ({ page }) => {
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

const REDIRECTS = [
  ['/sustainability', '/sustainabilty'],
  ['/productengg', '/productEngg'],
  ['/productengineering', '/productEngg'],
  ['/contact', '/contacts'],
  ['/home', '/'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
] as const;

test('likely spellings lead to the page for good', async ({ request }) => {
  for (const [from, to] of REDIRECTS) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
    expect((await request.get(from)).status(), from).toBe(200);
  }
});

test('every entry of the dropdowns is a page', async ({ request }) => {
  for (const { url } of dropdowns.flatMap(({ entries }) => entries)) {
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  }
});

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
