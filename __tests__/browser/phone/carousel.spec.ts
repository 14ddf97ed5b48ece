import { CarouselPart } from '../parts/carousel';
import { carousel as labels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { middleOf, swipe } from '@/__tests__/support/touch';

/** The carousel under a finger: 40 px is a swipe, 39 px is not. */

// Reduced motion keeps the carousel still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a swipe of 40 px shows the next or previous slide, and wraps around; one of 39 px does nothing', async ({
  page,
}) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  const picture = carousel.region.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const swipes: [by: number, slide: number][] = [
    [-40, 2],
    [-39, 2],
    [39, 2],
    [40, 1],
    [60, 4],
    [-60, 1],
  ];
  for (const [x, slide] of swipes) {
    await swipe(page, await middleOf(picture), { x, y: 0 });
    await carousel.expectSlide(slide);
  }
  await expectFullStyles(page);
});

test('scrolling the page with a finger on the carousel does not change the slide', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  const picture = carousel.region.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await middleOf(picture), { x: -60, y: -150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await carousel.expectSlide(1);
});

test('the page’s heading comes first, then a picture that nothing covers, and below it the slide’s title, text and buttons', async ({
  page,
}) => {
  const carousel = new CarouselPart(page);
  const { heading, text } = labels.slides[0]!;
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 760 });
    await carousel.open();
    const places = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        carousel.region.getByRole('img').first(),
        carousel.region.getByText(heading, { exact: true }).first(),
        ...(text ? [carousel.region.getByText(text)] : []),
        carousel.button(labels.next),
      ].map((part) => part.boundingBox()),
    );
    places.slice(1).forEach((place, index) => {
      expect(place!.y).toBeGreaterThanOrEqual(places[index]!.y + places[index]!.height - 1);
    });
  }
});
