import { expect, test } from '../fixtures';

/**
 * When a browser prerenders a page. Chromium only prefetches it while Playwright is attached: `next-page.spec.ts` has pages that are
 * prerendered. Their islands hydrate when the page is shown (`__tests__/tools/publish`).
 */

test('a page is prerendered when a link to it is hovered, and not before', async ({ page }) => {
  const prerendered: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch;prerender') prerendered.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(prerendered).toEqual([]);
  await page.getByRole('banner').locator('a[href="/careers"]').hover();
  await expect.poll(() => prerendered).toEqual(['/careers']);
});
