import { expect, test } from '../../support/fixtures';

/**
 * Pages that a browser renders before they are opened. Under the developer tools, which tests run on, Chromium goes as far
 * as fetching the page for it; what it renders ahead wakes only when it is shown (`__tests__/publish/wake.test.ts`).
 */

test('a page is asked for when a link to it is pointed at, and not before', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch;prerender') ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  await page.getByRole('banner').locator('a[href="/careers"]').hover();
  await expect.poll(() => ahead).toEqual(['/careers']);
});
