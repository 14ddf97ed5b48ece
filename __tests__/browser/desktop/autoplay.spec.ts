import { CarouselPart } from '../parts/carousel';
import { slidePosition } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

/** Windows that fit the whole picture, though not always the buttons below it. */
const WINDOWS = [
  { width: 390, height: 664 },
  { width: 412, height: 732 },
  { width: 360, height: 660 },
  { width: 393, height: 727 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
  { width: 1280, height: 500 },
];

interface Recorded {
  at: number;
  name: string | null;
}

/** Runs in the page. Records when the carousel begins to move, and each time its slide changes. */
function recordSlides(): void {
  const recorded: Recorded[] = [];
  Object.assign(window, { recorded });
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      const element = target as Element;
      if (!element.hasAttribute(attributeName!) || (attributeName === 'data-moving' && recorded.length > 0)) continue;
      recorded.push({ at: performance.now(), name: element.getAttribute('aria-label') });
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-moving', 'data-current'] });
}

test('the carousel advances automatically in windows of all sizes', async ({ context }) => {
  await Promise.all(
    WINDOWS.map(async (size) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.addInitScript(recordSlides);
      await new CarouselPart(page).open();
      const read = () => page.evaluate(() => (window as unknown as { recorded: Recorded[] }).recorded);
      await expect.poll(async () => (await read()).length, { timeout: 25_000 }).toBeGreaterThan(5);
      const recorded = (await read()).slice(0, 6);
      expect(recorded.slice(1).map(({ name }) => name)).toEqual([2, 3, 4, 1, 2].map(slidePosition));
      const times = recorded.slice(1).map(({ at }, index) => at - recorded[index]!.at);
      const [shortest, , median] = times.sort((one, other) => one - other);
      expect(shortest).toBeGreaterThanOrEqual(1_950);
      expect(median).toBeLessThan(2_300);
    }),
  );
});
