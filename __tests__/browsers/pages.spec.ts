import { routes } from '@/__tests__/support/content/site-texts';
import { expect } from '@/__tests__/support/fixtures';
import { test } from './fixtures';

/** Every page, including the not-found page. */
const ALL = [...routes, '/no-such-page'];

test('pages: every page opens without errors', async ({ open, usual }) => {
  const issues: string[] = [];
  const page = await open(usual);
  page.allowed.push(/404/);
  for (const route of ALL) {
    await page.open(route);
    // Scrolls to each visible picture in turn until all have loaded or failed.
    await page.eventually(() => page.evaluate(nextPicture), null, `a picture of ${route}`);
    const report = await page.evaluate(issuesOfPage, usual);
    issues.push(...report.map((issue) => `${route}: ${issue}`));
  }
  expect(issues).toEqual([]);
});

// --- In the page -----------------------------------------------------------------------------------------------------

function nextPicture(): string | null {
  // Pictures of hidden tabs have a box, but do not load until their tab is chosen.
  const shown = Array.from(document.images).filter((image) => !image.closest('[hidden]'));
  const waiting = shown.find((image) => image.getClientRects().length > 0 && !image.complete);
  if (!waiting) return null;
  waiting.scrollIntoView({ behavior: 'instant', block: 'center' });
  return waiting.currentSrc || waiting.src;
}

function issuesOfPage(width: number): string[] {
  // A slide that has just appeared may still be loading its picture.
  const shown = Array.from(document.images).filter((image) => !image.closest('[hidden]') && image.complete);
  const issues = shown
    .filter((image) => image.getClientRects().length > 0)
    .filter((image) => image.naturalWidth === 0 || image.offsetHeight === 0 || image.offsetWidth === 0)
    .map(
      (image) => `broken picture, ${image.offsetWidth} × ${image.offsetHeight} px: ${image.currentSrc || image.src}`,
    );
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) issues.push(`the page is ${scrollWidth} px wide`);
  return issues;
}
