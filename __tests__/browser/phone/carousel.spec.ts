import { CarouselPart } from '../../support/carousel';
import { expect, test } from '../../support/fixtures';
import { swipe } from '../../support/touch';

/** The carousel under a finger: 40 px is a swipe, 39 px is none. */

const CASES = [
  ['40 px to the left shows the next slide', { x: -40, y: 0 }, 3],
  ['200 px to the left shows the next slide only', { x: -200, y: 0 }, 3],
  ['40 px to the right shows the slide before', { x: 40, y: 0 }, 1],
  ['39 px to the left does nothing', { x: -39, y: 0 }, 2],
  ['39 px to the right does nothing', { x: 39, y: 0 }, 2],
] as const;

for (const [words, by, shown] of CASES) {
  test(words, async ({ page }) => {
    const carousel = new CarouselPart(page);
    await carousel.open();
    await carousel.choose(2);
    await swipe(page, await middleOf(carousel), by);
    await carousel.expectSlide(shown);
  });
}

test('wraps both ways', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  await swipe(page, await middleOf(carousel), { x: 60, y: 0 });
  await carousel.expectSlide(4);
  await swipe(page, await middleOf(carousel), { x: -60, y: 0 });
  await carousel.expectSlide(1);
});

test('a finger that scrolls the page changes no slide', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await middleOf(carousel), { x: -60, y: -150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await carousel.expectSlide(1);
});

async function middleOf({ region }: CarouselPart) {
  const picture = region.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  return { x: Math.round(box!.x + box!.width / 2), y: Math.round(box!.y + box!.height / 2) };
}
