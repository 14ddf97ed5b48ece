import { expect, test } from '@/__tests__/support/fixtures';

test('a page is prefetched, but not run, when a link to it is hovered; a file to download is not', async ({ page }) => {
  const purposes: string[] = [];
  page.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) purposes.push(`${new URL(request.url()).pathname} ${purpose}`);
  });
  await page.goto('/media');
  const download = page.locator('main a[download]').first();
  await download.evaluate((link) => link.setAttribute('href', '/whoweare'));
  await download.hover();
  await page.getByRole('banner').locator('a[href="/careers"]').hover();
  await expect.poll(() => purposes).toEqual(['/careers prefetch']);
});
