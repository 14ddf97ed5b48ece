import { carousel, slideButton, slidePosition, tabs } from '@/__tests__/support/content/site-texts';
import { test } from '@/__tests__/support/engines/page';

const BUTTON = '[aria-roledescription="carousel"] button';
const TRACK = '.carousel-track';
const SLIDE = '.carousel-slide[data-current]';
const TAB = '[role=tab]';

test('the carousel advances by itself, and with a swipe', async ({ open }) => {
  const page = await open(450);
  await page.open('/');
  await page.find(BUTTON, carousel.next);
  // It moves only while enough of it is visible.
  await page.hover(BUTTON, carousel.next);
  await page.driver.mouse.move({ x: 5, y: 5 });
  await page.expectLabels(SLIDE, [slidePosition(2)]);
  await page.click(BUTTON, carousel.pause);
  await page.click(BUTTON, slideButton(2));
  for (const [by, slide] of [
    [-60, 3],
    [60, 2],
  ] as const) {
    const { x, y } = await page.hover(TRACK);
    const { mouse } = page.driver;
    await mouse.down();
    for (const part of [0.5, 1]) await mouse.move({ x: x + by * part, y });
    await mouse.up();
    await page.expectLabels(SLIDE, [slidePosition(slide)]);
  }
});

test('each tab shows its panel and no other', async ({ open }) => {
  const page = await open(450);
  await page.open('/about');
  for (const { tab, heading } of [...tabs.items, tabs.items[0]!]) {
    await page.click(TAB, tab);
    await page.expectLabels(`${TAB}[aria-selected=true]`, [tab]);
    await page.expectLabels('[role=tabpanel] h3', [heading]);
  }
});
