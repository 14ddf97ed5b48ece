import { expect, test } from '../fixtures';

/** When pictures below the first view are requested: see `@keyframes aside` in `app/globals.css`. */

test('a picture of the first tab waits its moment, one of another tab is in its place at once', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const picture = page.getByRole('tabpanel').getByRole('img');
  const isRequested = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc !== '');
  expect(await isRequested()).toBe(false);

  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(isRequested).toBe(true);
  await page.getByRole('tab').nth(1).click();
  expect(await picture.evaluate((image) => getComputedStyle(image).transform)).toBe('none');
});
