import { routes } from '../content';
import { expect, test } from '../fixtures';
import { PAPER } from '../paper';

/** Where the foot of a page begins, in points from its lower edge: a heading there has no line below it. */
const FOOT = 70;

test('no heading stands alone at the foot of a page', async ({ page }) => {
  test.setTimeout(90_000);
  for (const route of routes) {
    await page.goto(route);
    const pdf = (await page.pdf({ ...PAPER, tagged: true, outline: true })).toString('latin1');
    // The outline leads to each heading.
    const heights = [...pdf.matchAll(/\/XYZ\s+[\d.]+\s+([\d.]+)/g)].map(([, y]) => Number(y));
    expect(heights.length, route).toBeGreaterThan(0);
    expect(Math.min(...heights), route).toBeGreaterThan(FOOT);
  }
});
