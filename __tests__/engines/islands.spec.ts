import { carousel, slideButton, slidePosition, tabs } from '@/__tests__/support/content/site-texts';
import { test } from '@/__tests__/support/engines/page';

const BUTTON = '[aria-roledescription="carousel"] button';
const SLIDE = '.carousel-slide[data-current]';
const TAB = '[role=tab]';

test('the carousel advances by itself, and with its buttons', async ({ open }) => {
  const page = await open(450);
  await page.open('/');
  await page.find(BUTTON, carousel.next);
  // It moves only while enough of it is visible.
  await page.hover(BUTTON, carousel.next);
  await page.driver.mouse.move({ x: 5, y: 5 });
  await page.expectLabels(SLIDE, [slidePosition(2)]);
  await page.click(BUTTON, carousel.pause);
  await page.click(BUTTON, slideButton(3));
  await page.expectLabels(SLIDE, [slidePosition(3)]);
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
