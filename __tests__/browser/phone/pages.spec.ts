import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { content, layoutOf, onePerLayout, routes } from '@/__tests__/support/content/site-texts';
import { showRoboto } from '../parts/fallback-font';
import { expect as hard, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { holdRequests, waitForScript } from '../parts/island-scripts';
import {
  expectHeadingInFirstScreen,
  expectNoOverflow,
  expectProminentHeadings,
  expectRoomForLargeText,
  expectRoomForSpacing,
  expectSpecifiedShapes,
  expectTrueSizes,
} from '../parts/layout';
import { expectSeen } from '../parts/seen';
import { recordShifts, takeShifts } from '../parts/shifts';
import { routesOf } from '@/lib/site/routes';
import { mainPicture } from '@/tools/pictures/make-pictures';

/*
 * Every page as it opens on a phone, and then in wider windows: what it loads, what moves when its font and script
 * arrive, its roles, accessibility and layout. The `problems` fixture proves that the console is clean.
 */

// One fault does not hide the others.
const expect = hard.configure({ soft: true });

const NOT_FOUND = '/no-such-page';

/**
 * A line that breaks differently once the font arrives scores up to 0.04; without `size-adjust` some pages score more.
 */
const MAX_SHIFT_BY_FONT = 0.045;

test.use({
  // Otherwise the carousel would advance while axe measures; its own tests prove that it advances.
  contextOptions: { reducedMotion: 'reduce' },
  // A common phone: the build weighs the pictures that it loads.
  deviceScaleFactor: 1.75,
  viewport: { width: 412, height: 823 },
});

for (const route of [...routes, NOT_FOUND]) {
  test(`${route} loads little, does not shift, is accessible and fits the window`, async ({ page, problems }) => {
    if (route === NOT_FOUND) problems.allow(/status of 404/);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const response = await openInStages(page, route);
    expect(response?.status()).toBe(route === NOT_FOUND ? 404 : 200);
    expect(new URL(page.url()).pathname).toBe(route);
    await expectCurrentLinks(page, route);
    await expectRoles(page, route);
    await expectAccessible(page);
    await expectFullStyles(page);
    await expectProminentHeadings(page);
    await expectSeen(page.locator('main :is(h1, h2, h3, p, li, img):visible'));
    await expectOnlyNamedFiles(page, route, requests);
    expect(await takeShifts(page)).toEqual([]);
    for (const width of [320, 360]) await expectAtWidth(page, width);
    const upright = page.locator('main header source[media*="max-width"] ~ img');
    const { content: file = {} } = routesOf(content).find(({ path }) => path === route) ?? {};
    await expect(upright).toHaveCount(mainPicture(file)?.focus ? 1 : 0);
    for (const picture of await upright.all()) {
      const { width, height } = (await picture.boundingBox())!;
      expect(height / width, 'the upright part of the opening’s picture').toBeCloseTo(5 / 4, 1);
    }
    await expectSpecifiedShapes(page, route);
    // Once per layout is enough for what follows from its classes.
    if (onePerLayout.includes(route)) {
      await expectRoomForLargeText(page);
      await expectRoomForSpacing(page);
      for (const width of [768, 1920]) await expectAtWidth(page, width);
    }
    await expectHeadingInFirstScreen(page);

    await expectAtWidth(page, 1280);
    await expectSpecifiedShapes(page, route);
    if (onePerLayout.includes(route)) {
      // What depends on the width of the window.
      await expectAccessible(page, ['color-contrast', 'target-size']);
      await expectFullStyles(page);
    }
  });
}

/** Opens a page whose font arrives after the first paint, and its script after that. */
async function openInStages(page: Page, route: string) {
  await recordShifts(page);
  await showRoboto(page);
  const sendFont = await holdRequests(page, '/fonts/**');
  const sendScript = await holdRequests(page, '**/islands/*');
  const response = await page.goto(route, { waitUntil: 'commit' });
  await hard(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await fontOfHeading(page), 'before the font').toBe('Roboto');
  sendFont();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect.poll(() => fontOfHeading(page)).toBe('Familjen Grotesk');
  const byFont = await takeShifts(page);
  expect(byFont.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MAX_SHIFT_BY_FONT);
  sendScript();
  await waitForScript(page);
  return response;
}

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

/** Expects only the links to the page itself to be marked as current. */
async function expectCurrentLinks(page: Page, route: string): Promise<void> {
  const own = await page.locator(`nav a[href="${route}"]`).count();
  if (route !== '/' && route !== NOT_FOUND) expect(own, 'links to the page in the menus').toBeGreaterThan(0);
  await expect(page.locator(`nav a[href="${route}"][aria-current="page"]`)).toHaveCount(own);
  await expect(page.locator('nav [aria-current="page"]')).toHaveCount(own);
}

/** Compares the roles on a page and around it with the snapshot of its layout; editors may add more. */
async function expectRoles(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${layoutOf(route)}.aria.yml` });
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'header-and-footer.aria.yml' });
}

/**
 * Expects a phone to load nothing, before anybody touches it, but the files that the page names, which the build weighs.
 */
async function expectOnlyNamedFiles(page: Page, route: string, requests: Request[]): Promise<void> {
  await page.waitForLoadState();
  const named = await page.evaluate(() => [
    ...[...document.querySelectorAll('script, link[rel=preload]')].map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href'),
    ),
    ...[...document.images].map((image) => image.currentSrc && new URL(image.currentSrc).pathname),
    // The fonts for further letters are requested only by pages that use one of them.
    ...(document.querySelector('style')!.textContent.match(/\/fonts\/[^)]+/g) ?? []),
    location.pathname,
  ]);
  // The contact page registers its worker.
  if (route === '/contacts') named.push('/sw.js');
  const requested = requests.map((request) => new URL(request.url()).pathname);
  expect(requested.filter((each) => !named.includes(each))).toEqual([]);
}

async function expectAtWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expectNoOverflow(page);
  await expectTrueSizes(page);
}
