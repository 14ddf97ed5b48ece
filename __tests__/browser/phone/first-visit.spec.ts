import type { Page } from '@playwright/test';
import { routes } from '../content';
import { expect, test } from '../fixtures';
import { recordShifts, shiftsOf } from '../shifts';

/**
 * The typeface on a first visit: it comes after the text has been painted in a system font, Roboto here, which
 * `app/fonts.css` scales. `tools/scripts/ensure-browser.ts` installs Roboto.
 */

/** The mean of all pages: a single line may break elsewhere, which on one page counts 0.01 to 0.04. */
const MAX_MEAN_CLS = 0.01;

test.slow();
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test('every page shows its text before the font, then takes the font, and hardly moves', async ({ page }) => {
  await recordShifts(page);
  let sum = 0;
  for (const route of routes) {
    let sendFont = () => {};
    const painted = new Promise<void>((resolve) => (sendFont = resolve));
    await page.route('/fonts/**', async (font) => {
      await painted;
      await font.continue();
    });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await fontOfHeading(page), `${route} before the font`).toBe('Roboto');
    sendFont();
    await expect.poll(() => fontOfHeading(page), route).toBe('Familjen Grotesk');
    for (const { value } of await shiftsOf(page)) sum += value;
    await page.unroute('/fonts/**');
  }
  expect(sum / routes.length).toBeLessThanOrEqual(MAX_MEAN_CLS);
});

/** The font in which the first heading is painted. */
async function fontOfHeading(page: Page): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts[0]?.familyName;
}
