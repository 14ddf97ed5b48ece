import { CarouselPart } from '../parts/carousel';
import { expect, test } from '@/__tests__/support/fixtures';

/** Windows that fit the whole picture, though not always the buttons below it. */
const WINDOWS = [
  { width: 360, height: 660 },
  { width: 412, height: 732 },
  { width: 844, height: 390 },
  { width: 1280, height: 500 },
];

test('the carousel advances automatically in windows of all sizes', async ({ page }) => {
  const carousel = new CarouselPart(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await carousel.open();
    await expect(carousel.region).toHaveAttribute('data-moving');
  }
  await carousel.expectSlide(2);
});
