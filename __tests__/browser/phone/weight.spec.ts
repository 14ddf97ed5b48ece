import type { Request } from '@playwright/test';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { BUDGETS } from '@/publish/budgets';
import { expect, test } from '../../support/fixtures';

/**
 * What a phone really loads before anybody has touched it, lazy pictures included that Chromium thinks near. The build
 * weighs what a page names (`publish/report`); this is what comes of it.
 */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { path } of [...routesOf(getContent()), { path: '/no-such-page' }]) {
  test(`${path} is within its budget and asks for nothing that it does not show`, async ({
    page,
    baseURL,
    problems,
  }) => {
    if (path === '/no-such-page') problems.allow(/404/);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(path);
    await page.waitForLoadState('networkidle');

    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const budget = { ...BUDGETS.every, ...(path === '/' ? BUDGETS.pages['index.html'] : {}) };
    expect(bytes).toBeGreaterThan(20_000);
    // On React, which is there to compare with, the islands alone weigh more than the rest of a page.
    if (!process.env.SITE_DIR) expect(bytes).toBeLessThanOrEqual(budget.firstView);

    const named = await page.evaluate(() => [
      ...[...document.querySelectorAll('script, link[rel=preload]')].map(
        (each) => each.getAttribute('src') ?? each.getAttribute('href'),
      ),
      ...[...document.images].map((image) => image.currentSrc && new URL(image.currentSrc).pathname),
      // A font of a few characters is asked for by the pages that have one of them.
      ...(document.querySelector('style')!.textContent.match(/\/fonts\/[^)]+/g) ?? []),
      ...[location.pathname, '/speculation-rules.json'],
    ]);
    const asked = requests.map((request) => request.url().replace(baseURL!, ''));
    expect(asked.filter((each) => !named.includes(each))).toEqual([]);
  });
}
