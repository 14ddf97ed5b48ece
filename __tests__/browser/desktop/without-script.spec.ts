import { expect, test } from '@/__tests__/support/fixtures';
import { tabThrough } from '@/__tests__/support/accessibility';
import { carousel, dropdowns } from '@/__tests__/support/content/site-texts';

/**
 * What visitors can reach without scripts. `__tests__/engines` also opens the dropdowns and tabs, and sends the form.
 */

test.use({ javaScriptEnabled: false });

test('the keyboard reaches every entry of every dropdown, and each is visible when focused', async ({ page }) => {
  await page.goto('/careers');
  const stops = await tabThrough(page, { max: 45 });
  const reached = stops.filter((stop) => stop.visible && stop.focusVisible).map(({ href }) => href);
  const urls = dropdowns.flatMap(({ entries }) => entries.map(({ url }) => url));
  for (const url of urls) {
    const times = urls.filter((each) => each === url).length;
    expect(reached.filter((href) => href === url).length, url).toBeGreaterThanOrEqual(times);
  }
});

test('the keyboard reaches all slides', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: carousel.label });
  const row = region.getByRole('group', { name: carousel.label });
  const slides = row.getByRole('group');
  await expect(slides).toHaveCount(4);
  await expect(region.getByRole('button')).toHaveCount(0);
  await row.focus();
  for (const [index, { heading }] of carousel.slides.entries()) {
    const slide = slides.filter({ hasText: heading });
    // A key pressed while the row is still moving is lost; a visitor would press it again.
    await expect(async () => {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(slide).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
    }).toPass();
  }
});
