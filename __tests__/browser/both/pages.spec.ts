import type { Page, Request } from '@playwright/test';
import { BUDGETS } from '@/tools/publish/report/budgets';
import { expectAccessible } from '../accessibility';
import { accessibilityTree } from '../accessibility-tree';
import { content, routes } from '../content';
import { expect, test } from '../fixtures';
import { expectFullStyles } from '../full-styles';
import { holdScripts, waitForScript } from '../island-scripts';
import { expectFlexGapFallbacks, expectNoOverflow, expectRoomForLargeText, expectTrueSizes } from '../layout';
import { recordShiftsFromNow, shiftsOf } from '../shifts';

/*
 * Every page as it opens, in a wide and in a narrow window: what it loads, whether anything moves when its script
 * comes, its accessibility and its layout. The `problems` fixture proves that the console is clean.
 */

const NOT_FOUND = '/no-such-page';

test.use({
  // The carousel would advance while axe measures; its own tests prove that it does.
  contextOptions: { reducedMotion: 'reduce' },
  // A common phone: budgets are for its pictures.
  deviceScaleFactor: ({ isMobile }, provide) => provide(isMobile ? 1.75 : 1),
  viewport: ({ isMobile }, provide) => provide(isMobile ? { width: 412, height: 823 } : { width: 1280, height: 800 }),
});

for (const route of [...routes, NOT_FOUND]) {
  test(`${route} opens light, still, accessible and within the window`, async ({ page, problems, isMobile }) => {
    if (route === NOT_FOUND) problems.allow(/status of 404/);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const response = await openWithLateScript(page, route);
    expect(response?.status()).toBe(route === NOT_FOUND ? 404 : 200);
    expect(new URL(page.url()).pathname).toBe(route);
    await expectCurrentLinks(page, route);
    await expectFlexGapFallbacks(page);
    await expectTrees(page, route, isMobile);
    await expectAccessible(page);
    await expectFullStyles(page);
    if (isMobile) await expectWithinBudget(page, route, requests);
    expect(await shiftsOf(page)).toEqual([]);

    if (isMobile) {
      await expectAtWidth(page, 360);
      await expectRoomForLargeText(page);
    }
    for (const width of isMobile ? [320] : [768, 1280, 1920]) await expectAtWidth(page, width);
  });
}

/** Opens a page, and records what moves when its script comes, after the first paint and the font. */
async function openWithLateScript(page: Page, route: string) {
  const release = await holdScripts(page);
  const response = await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  await recordShiftsFromNow(page);
  release();
  await waitForScript(page);
  return response;
}

/** Links to the page itself are marked as such, and no others. */
async function expectCurrentLinks(page: Page, route: string): Promise<void> {
  const own = await page.locator(`nav a[href="${route}"]`).count();
  await expect(page.locator(`nav a[href="${route}"][aria-current="page"]`)).toHaveCount(own);
  await expect(page.locator('nav [aria-current="page"]')).toHaveCount(own);
}

/**
 * The main part of a page is the same in every window (a phone has more links on /contacts), and on all pages of one
 * layout; header and footer are the same on every page.
 */
async function expectTrees(page: Page, route: string, isMobile: boolean): Promise<void> {
  expect(await accessibilityTree(page, 'main')).toMatchSnapshot(
    `${layoutOf(route)}${route === '/contacts' && isMobile ? '-narrow' : ''}.txt`,
  );
  const headerAndFooter = (await accessibilityTree(page, 'banner')) + (await accessibilityTree(page, 'contentinfo'));
  expect(headerAndFooter).toMatchSnapshot(`header-and-footer-${isMobile ? 'narrow' : 'wide'}.txt`);
}

/**
 * What a phone loads before anybody touches it, lazy pictures included that Chromium considers near. The build weighs
 * the files that a page names (`tools/publish/report`); this is what a browser makes of them.
 */
async function expectWithinBudget(page: Page, route: string, requests: Request[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const budget = { ...BUDGETS.every, ...BUDGETS.pages[`${route.slice(1) || 'index'}.html`] };
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(budget.initialLoad);

  const named = await page.evaluate(() => [
    ...[...document.querySelectorAll('script, link[rel=preload]')].map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href'),
    ),
    ...[...document.images].map((image) => image.currentSrc && new URL(image.currentSrc).pathname),
    // A font of a few characters is requested by the pages that have one of them.
    ...(document.querySelector('style')!.textContent.match(/\/fonts\/[^)]+/g) ?? []),
    location.pathname,
  ]);
  // The contact page registers its worker.
  if (route === '/contacts') named.push('/sw.js');
  const requested = requests.map((request) => new URL(request.url()).pathname);
  expect(requested.filter((each) => !named.includes(each))).toEqual([]);
}

/** The name of a page's layout: those of a content folder share one. */
function layoutOf(route: string): string {
  const { industries, insights, services } = content.collections;
  const name = route.slice(1);
  if (route === '/') return 'home';
  if (route === NOT_FOUND) return 'not-found';
  if (name in insights) return 'insight';
  if (name in services) return 'service';
  return name in industries ? `industry${industries[name]!.list ? '-with-list' : ''}` : name;
}

async function expectAtWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expectNoOverflow(page);
  await expectTrueSizes(page);
}
