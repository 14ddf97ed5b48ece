import { carousel, routes } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { PAPER } from '../parts/paper';

/** A heading within this many points of the bottom of a page has no room for a line of text below it. */
const FOOT = 70;

test('no heading is left alone at the foot of a printed page', async ({ page }) => {
  test.slow();
  for (const route of routes) {
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

test('a printed step diagram keeps the line behind its words, printed bars keep their colours, and text has no ligatures', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/softwareconsulting');
  const styles = await page.evaluate(() => {
    const step = document.querySelector('.steps li')!;
    const fills = [...document.querySelectorAll('figure span:has(svg + svg + svg) rect')].map(
      (part) => getComputedStyle(part).fill,
    );
    const box = getComputedStyle(step);
    return {
      line: getComputedStyle(step, '::after').display,
      box: [box.backgroundColor, box.printColorAdjust],
      colours: new Set(fills).size,
      // Firefox writes a ligature into a PDF as one character that no search finds.
      ligatures: getComputedStyle(document.querySelector('main p')!).fontVariantLigatures,
    };
  });
  expect(styles).toEqual({ line: 'block', box: ['rgb(255, 255, 255)', 'exact'], colours: 3, ligatures: 'none' });
});
