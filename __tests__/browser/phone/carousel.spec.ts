import { CarouselPart, INTERVAL } from '../carousel';
import { carousel as labels, slideButton, slidePosition } from '../content';
import { expect, test } from '../fixtures';
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

test.describe('on a connection on which a picture takes longer than its slide stays', () => {
  const [first] = labels.slides.map(({ picture }) => picture.file.replace(/\.\w+$/, ''));

  test('no slide is visible before its picture is decoded, and none is loaded before it is needed', async ({
    page,
  }) => {
    await page.addInitScript(recordDecodedImages);
    const requests: string[] = [];
    await page.route(/\/slide-/, async (route) => {
      const url = route.request().url();
      if (!url.includes(first!)) {
        requests.push(url);
        await new Promise((late) => setTimeout(late, INTERVAL + 500));
      }
      await route.continue();
    });
    const carousel = new CarouselPart(page);
    const opened = Date.now();
    await carousel.open({ stopped: false });

    await expect.poll(() => requests).toEqual([expect.stringContaining('/slide-')]);
    await carousel.expectSlide(1);
    expect(requests).toHaveLength(1);
    await expect(carousel.button(slideButton(2))).toHaveAttribute('aria-current', 'true', { timeout: 15_000 });
    expect(Date.now() - opened).toBeGreaterThan(INTERVAL + 500);
    await carousel.expectSlide(2);

    await carousel.button(slideButton(4)).dispatchEvent('click');
    await expect(carousel.button(slideButton(4))).toHaveAttribute('aria-current', 'true');
    await expect(carousel.region.getByRole('group')).toHaveAccessibleName(slidePosition(2));
    await expect(async () => carousel.expectSlide(4)).toPass({ timeout: 15_000 });
    expect(await page.evaluate(() => (window as unknown as Recorded).blankFrames)).toEqual([]);
  });
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
