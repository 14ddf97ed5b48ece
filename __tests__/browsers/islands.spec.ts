import { carousel, slideButton, slidePosition, tabs } from '@/__tests__/support/content/site-texts';
import { test } from './fixtures';
import { drag } from '@/__tests__/support/browsers/page';

const CAROUSEL = '[aria-roledescription="carousel"]';
const BUTTON = `${CAROUSEL} button`;
const TRACK = `${CAROUSEL} .carousel-track`;
const SLIDE = '.carousel-slide[data-current]';
const TAB = '[role=tab]';

/** Carousel and tabs; their rules for every key are tested in `__tests__/unit/components` and `browser`. */

test('carousel: slides advance automatically, and on a swipe', async ({ open, narrow }) => {
  const page = await open(narrow);
  await page.open('/');
  await page.find(BUTTON, carousel.next);
  // The carousel moves only while enough of it is visible.
  await page.pointOf(TRACK);
  await page.eventually(() => page.labels(SLIDE), [slidePosition(2)], 'the slide that comes by itself');
  await page.tap(BUTTON, carousel.pause);
  await page.tap(BUTTON, slideButton(2));
  for (const [by, slide] of [
    [-60, 3],
    [60, 2],
  ] as const) {
    const { x, y } = await page.pointOf(TRACK);
    await drag(page.driver.finger, { x: Math.round(x), y: Math.round(y) }, { x: Math.round(x) + by, y: Math.round(y) });
    await page.eventually(() => page.labels(SLIDE), [slidePosition(slide)], 'the slide after a swipe');
  }
});

test('tabs: a tap shows that tab’s panel and no other', async ({ open, narrow }) => {
  const page = await open(narrow);
  await page.open('/about');
  for (const { tab, heading } of [...tabs.items, tabs.items[0]!]) {
    await page.tap(TAB, tab);
    await page.eventually(() => page.labels(`${TAB}[aria-selected=true]`), [tab], 'the selected tab');
    await page.eventually(() => page.labels('[role=tabpanel] h3'), [heading], 'the panel that is seen');
  }
});
