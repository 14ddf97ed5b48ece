import { onePerLayout } from '@/__tests__/support/content/site-texts';
import { expect } from '@/__tests__/support/fixtures';
import { test } from '@/__tests__/support/engines/page';

test('a page of each layout opens, its pictures load, and nothing is wider than the window', async ({
  open,
  usual,
}) => {
  const page = await open(usual);
  for (const route of onePerLayout) {
    await page.open(route);
    // Scrolls to each picture in turn until all have loaded or failed.
    await page.eventually(() => page.evaluate(nextPicture), null, `a picture of ${route}`);
    expect(await page.evaluate(brokenPictures), route).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(usual);
  }
});

// --- In the page -----------------------------------------------------------------------------------------------------

function nextPicture(): string | null {
  // Pictures of hidden tabs have a box, but do not load until their tab is chosen.
  const shown = Array.from(document.images).filter((image) => !image.closest('[hidden]'));
  const waiting = shown.find((image) => image.getClientRects().length > 0 && !image.complete);
  waiting?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return waiting ? waiting.currentSrc || waiting.src : null;
}

function brokenPictures(): string[] {
  // A slide that has just appeared may still be loading its picture.
  const shown = Array.from(document.images).filter((image) => !image.closest('[hidden]') && image.complete);
  const boxes = shown.filter((image) => image.getClientRects().length > 0);
  return boxes.filter((image) => !image.naturalWidth || !image.offsetHeight).map((image) => image.outerHTML);
}
