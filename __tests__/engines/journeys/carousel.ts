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
    name: 'carousel: moves on every two seconds, but not under the mouse or with the keyboard focus',
    async run(test) {
      const page = await openHome(test, 1280);
      await page.evaluate(recordSlides);
      const enough = async () => (await page.evaluate(takeSlides)).length > 2;
      await page.eventually(enough, true, 'it has moved on', 3 * INTERVAL + 5_000);
      const [first, ...others] = await page.evaluate(takeSlides);
      for (const [step, { slide, at }] of others.entries()) {
        const late = at - first!.at - (step + 1) * INTERVAL;
        if (slide !== (first!.slide + step + 1) % COUNT) throw new Error(`Slide ${slide} has come too early.`);
        if (Math.abs(late) > 400) throw new Error(`Slide ${slide} has come ${Math.round(late)} ms late.`);
      }

      await page.hover(`${REGION} [aria-live]`);
      await expectStill(page);
      await page.driver.mouse.move(OUTSIDE);
      await expectMoving(page);

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
      const page = await openHome(test, test.engine.narrow);
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

/** An interval goes by and the slide is still the same. */
async function expectStill(page: Page): Promise<void> {
  const slide = await page.evaluate(currentSlide);
  await wait(INTERVAL + 500);
  await page.eventually(() => page.evaluate(currentSlide), slide, 'the slide stays', 0);
}

async function expectMoving(page: Page): Promise<void> {
  const slide = await page.evaluate(currentSlide);
  await page.eventually(async () => (await page.evaluate(currentSlide)) !== slide, true, 'it moves on');
}

// --- In the page -----------------------------------------------------------------------------------------------------

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
