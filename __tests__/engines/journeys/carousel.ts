import { setTimeout as wait } from 'node:timers/promises';
import { carousel as labels, slideButton } from '../../browser/content';
import type { Journey, Test } from '../journey';
import { drag, type Page } from '../page';
import { expectFocus } from './menu';

/** Time a slide stays, in milliseconds; given by the specification. */
const INTERVAL = 2_000;

const REGION = '[aria-roledescription="carousel"]';
const BUTTON = `${REGION} button`;
const COUNT = labels.slides.length;
const OUTSIDE = { x: 2, y: 2 };

/** The carousel of the home page, in real time. */
export const carousel: Journey[] = [
  {
    name: 'carousel: moves on every two seconds, from the last slide to the first',
    async run(test) {
      const page = await openHome(test, 1280);
      await page.evaluate(recordSlides);
      const enough = async () => (await page.evaluate(takeSlides)).length > COUNT;
      await page.eventually(enough, true, 'it has gone round once', (COUNT + 2) * INTERVAL + 5_000);
      const slides = (await page.evaluate(takeSlides)).slice(0, COUNT + 1);
      const expected = slides.map((_, step) => (slides[0]!.slide + step) % COUNT);
      await page.eventually(async () => slides.map(({ slide }) => slide), expected, 'the order of the slides', 0);
      for (const [index, { at }] of slides.slice(1).entries()) {
        const stayed = at - slides[index]!.at;
        if (Math.abs(stayed - INTERVAL) > 400) throw new Error(`A slide has stayed for ${Math.round(stayed)} ms.`);
      }
    },
  },
  {
    name: 'carousel: holds while the mouse is over it, and goes on after it',
    async run(test) {
      const page = await openHome(test, 1280);
      await page.hover(`${REGION} img`);
      await expectStill(page);
      await page.driver.mouse.move(OUTSIDE);
      await expectMoving(page);
    },
  },
  {
    name: 'carousel: holds while it has the keyboard focus, and goes on after it',
    async run(test) {
      const page = await openHome(test, 1280);
      await page.focus(BUTTON, labels.pause);
      await page.press('Tab');
      await expectFocus(page, BUTTON, labels.previous);
      await expectStill(page);
      await page.evaluate(blur);
      await expectMoving(page);
    },
  },
  {
    name: 'carousel: a swipe of 40 px changes the slide, one of 39 px does not',
    async run(test) {
      const page = await openHome(test, test.engine.panelWidths[0]!);
      await page.tap(BUTTON, labels.pause);
      await page.tap(BUTTON, slideButton(2));
      const swipes: [by: number, slide: number][] = [
        [-40, 2],
        [40, 1],
        [39, 1],
        [-39, 1],
        [60, 0],
        [60, COUNT - 1],
        [-60, 0],
      ];
      for (const [by, slide] of swipes) {
        const from = await page.pointOf(`${REGION} [aria-live]`);
        await drag(page.driver.touch ?? page.driver.mouse, whole(from), whole({ x: from.x + by, y: from.y }));
        await wait(50);
        await expectSlide(page, slide);
      }
    },
  },
];

const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

async function openHome(test: Test, width: number): Promise<Page> {
  const page = await test.window(width);
  await page.open('/');
  await page.find(BUTTON, labels.next);
  return page;
}

const expectSlide = (page: Page, slide: number) =>
  page.eventually(() => page.evaluate(currentSlide), slide, 'the index of the slide');

/** Two intervals go by and the slide is still the same. */
async function expectStill(page: Page): Promise<void> {
  const slide = await page.evaluate(currentSlide);
  await wait(2 * INTERVAL + 200);
  await page.eventually(() => page.evaluate(currentSlide), slide, 'the slide stays', 0);
}

async function expectMoving(page: Page): Promise<void> {
  const slide = await page.evaluate(currentSlide);
  await page.eventually(async () => (await page.evaluate(currentSlide)) !== slide, true, 'it moves on');
}

// --- In the page ---------------------------------------------------------------------------------------------------------

function currentSlide(): number {
  const slides = Array.from(document.querySelectorAll('[aria-roledescription="slide"]'));
  return slides.findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true');
}

/** Keeps each slide that comes, with the time in milliseconds. */
function recordSlides(): void {
  const slides = Array.from(document.querySelectorAll('[aria-roledescription="slide"]'));
  const seen: { slide: number; at: number }[] = [];
  Object.assign(window, { slides: seen });
  new MutationObserver(() => {
    const slide = slides.findIndex((each) => each.getAttribute('aria-hidden') !== 'true');
    if (seen.length === 0 || seen[seen.length - 1]!.slide !== slide) seen.push({ slide, at: performance.now() });
  }).observe(slides[0]!.parentElement!, { attributeFilter: ['aria-hidden'], subtree: true });
}

function takeSlides(): { slide: number; at: number }[] {
  return (window as unknown as { slides: { slide: number; at: number }[] }).slides;
}

function blur(): void {
  (document.activeElement as HTMLElement).blur();
}
