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

test('no slide is visible before its picture is decoded, and none is loaded before it is needed', async ({ page }) => {
  await page.addInitScript(recordDecodedImages);
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
  expect(await page.evaluate(() => (window as unknown as Recorded).blankFrames)).toEqual([]);
});

interface Recorded {
  /** The numbers of slides that were visible in some frame without a decoded picture. */
  blankFrames: number[];
}

/** Records in each frame which slides are visible without a decoded picture. The first picture is part of the page. */
function recordDecodedImages(): void {
  const decoded = new WeakSet<HTMLImageElement>();
  const blankFrames: number[] = [];
  Object.assign(window, { blankFrames });
  const decode = HTMLImageElement.prototype.decode;
  HTMLImageElement.prototype.decode = async function () {
    await decode.call(this);
    decoded.add(this);
  };
  // The clock of the test takes its place afterwards.
  const { requestAnimationFrame } = window;
  const check = () => {
    const images = document.querySelectorAll<HTMLImageElement>('.carousel[data-hydrated] .carousel-slide img');
    images.forEach((image, index) => {
      const isReady = image.complete && image.naturalWidth > 0 && (index === 0 || decoded.has(image));
      const isVisible = image.offsetWidth > 0 && getComputedStyle(image).visibility === 'visible';
      if (isVisible && !isReady) blankFrames.push(index + 1);
    });
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
