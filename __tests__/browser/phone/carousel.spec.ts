import { CarouselPart, INTERVAL } from '../carousel';
import { carousel as labels, slideButton, slidePosition } from '../content';
import { expect, test } from '../fixtures';
import { holdRequests } from '../island-scripts';
import { middleOf, swipe } from '../touch';

/** The carousel under a finger: 40 px is a swipe, 39 px is none. */

test('a swipe of 40 px shows the next or previous slide, and wraps; one of 39 px does nothing', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  const picture = carousel.region.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const swipes: [by: number, slide: number][] = [
    [-40, 2],
    [-200, 3],
    [40, 2],
    [-39, 2],
    [39, 2],
    [60, 1],
    [60, 4],
    [-60, 1],
  ];
  for (const [x, slide] of swipes) {
    await swipe(page, await middleOf(picture), { x, y: 0 });
    await carousel.expectSlide(slide);
  }
});

test('a finger that scrolls the page changes no slide', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  const picture = carousel.region.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, await middleOf(picture), { x: -60, y: -150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await carousel.expectSlide(1);
});

test('no slide is shown before its picture has come, and none is loaded before it is needed', async ({ page }) => {
  const [, , third, fourth] = labels.slides.map(({ picture }) => picture.file.replace(/\.\w+$/, ''));
  const late = new RegExp(`${third!}|${fourth!}`);
  const requests: string[] = [];
  page.on('request', (request) => late.test(request.url()) && requests.push(request.url()));
  const release = await holdRequests(page, late);
  const carousel = new CarouselPart(page);
  await carousel.open();
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(2);
  await expect.poll(() => requests).toEqual([expect.stringContaining(third!)]);
  await carousel.pass(2 * INTERVAL);
  await expect(carousel.region.getByRole('group')).toHaveAccessibleName(slidePosition(2));
  release();
  await carousel.expectSlide(3);
  await carousel.button(slideButton(4)).dispatchEvent('click');
  await carousel.expectSlide(4);
});
