import { CarouselPart, INTERVAL } from '../../support/carousel';
import { expect, test } from '../../support/fixtures';
import { carousel as words } from '../../support/words';

/** The carousel of the home page: timing, holding, buttons. */

let carousel: CarouselPart;

test.beforeEach(({ page }) => {
  carousel = new CarouselPart(page);
});

test('moves on every 2000 ms in real time, from the fourth slide to the first again', async () => {
  await carousel.open({ stopped: false });
  const changes = await carousel.region.evaluate(async (region) => {
    const seen: { slide: number; at: number }[] = [];
    const slides = [...region.querySelectorAll('[aria-roledescription="slide"]')];
    const current = () => slides.findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true');
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (seen.at(-1)?.slide === current()) return;
        seen.push({ slide: current(), at: performance.now() });
        if (seen.length === 5) resolve();
      }).observe(region, { attributes: true, subtree: true });
    });
    return seen;
  });
  const first = changes[0]!.slide;
  expect(changes.map(({ slide }) => slide)).toEqual([0, 1, 2, 3, 4].map((step) => (first + step) % 4));
  for (const [index, { at }] of changes.slice(1).entries()) {
    expect(Math.abs(at - changes[index]!.at - INTERVAL)).toBeLessThan(250);
  }
});

test('stays for 1999 ms and not for 2000', async () => {
  await carousel.open();
  for (const next of [2, 3, 4, 1]) {
    await carousel.pass(INTERVAL - 1);
    await carousel.expectSlide(next === 1 ? 4 : next - 1);
    await carousel.pass(1);
    await carousel.expectSlide(next);
  }
});

test('holds while the mouse is over it, and goes on after it', async ({ page }) => {
  await carousel.open();
  await carousel.region.hover();
  await carousel.expectStill(1);
  await page.mouse.move(5, 5);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(2);
});

test('holds while it has the keyboard focus, and goes on after it', async ({ page }) => {
  await carousel.open();
  await carousel.region.scrollIntoViewIfNeeded();
  await carousel.button(words.pause).focus();
  await page.keyboard.press('Tab');
  await expect(carousel.button(words.previous)).toBeFocused();
  await carousel.expectStill(1);
  for (let count = 0; count < 6; count++) await page.keyboard.press('Tab');
  await expect(carousel.region.locator(':focus')).toHaveCount(0);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(2);
});

test('is paused and started by its button', async ({ page }) => {
  await carousel.open();
  await carousel.button(words.pause).click();
  await page.mouse.move(5, 5);
  await carousel.expectStill(1);
  await carousel.button(words.play).click();
  await page.mouse.move(5, 5);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(2);
});

test('next, previous and the slide buttons show what they say', async () => {
  await carousel.open();
  await carousel.button(words.next).click();
  await carousel.expectSlide(2);
  await carousel.button(words.previous).click();
  await carousel.expectSlide(1);
  await carousel.button(words.previous).click();
  await carousel.expectSlide(4);
  await carousel.button(words.next).click();
  await carousel.expectSlide(1);
  for (const number of [3, 2, 4, 1]) {
    await carousel.button(`${words.show} ${number}`).click();
    await carousel.expectSlide(number);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not move by itself, but by its buttons', async () => {
    await carousel.open();
    await expect(carousel.button(words.play)).toBeVisible();
    await carousel.expectStill(1);
    await carousel.button(words.next).click();
    await carousel.expectSlide(2);
  });
});
