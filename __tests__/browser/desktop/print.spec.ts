import { carousel, onePerLayout } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { PAPER } from '../parts/paper';

/** A heading within this many points of the bottom of a page has no room for a line of text below it. */
const FOOT = 70;

test('no heading is left alone at the foot of a printed page', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  test.slow();
  for (const route of onePerLayout) {
    await page.goto(route);
    const pdf = (await page.pdf({ ...PAPER, tagged: true, outline: true })).toString('latin1');
    // The outline leads to each heading.
    const heights = [...pdf.matchAll(/\/XYZ\s+[\d.]+\s+([\d.]+)/g)].map(([, y]) => Number(y));
    expect.soft(heights.length, route).toBeGreaterThan(0);
    expect.soft(Math.min(...heights), route).toBeGreaterThan(FOOT);
  }
});

test('paper has all slides, and neither a menu nor buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('island-carousel:defined')).toBeAttached();
  await expect(
    page.locator(`header nav, header .menu-toggle, #${carousel.id} button`).filter({ visible: true }),
  ).toHaveCount(0);
  for (const { heading } of carousel.slides)
    await expect(page.locator(`#${carousel.id} p`, { hasText: heading })).toBeVisible();
});
