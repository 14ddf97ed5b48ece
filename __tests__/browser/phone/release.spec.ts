import { expect, test, type Page, type Response } from '@playwright/test';
import { startSite, type WatchedSite } from '../parts/releases';

/** A release and its rollback, with one browser and its cache throughout: build A, then B, then A again. */

let site: WatchedSite;
test.beforeAll(async () => {
  site = await startSite('A', 'B');
});
test.afterAll(() => site.close());

const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const mainText = (page: Page) => page.locator('main').textContent();

/** Scrolls through a page, so that all of it loads. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

/** Opens a page, scrolls through it, and expects it to be complete and from one release. */
async function expectWhole(page: Page, path: string, release: string): Promise<void> {
  const wrong: string[] = [];
  const onResponse = (response: Response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  };
  page.on('response', onResponse);
  await page.goto(site.origin + path);
  await readThrough(page);
  page.off('response', onResponse);
  expect(wrong).toEqual([]);
  expect(await releaseOf(page)).toBe(release);
}

test('after a release an open tab keeps its text, and no stale page is cached', async ({ page: open }) => {
  const missing: string[] = [];
  open.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await open.goto(site.origin);
  const text = await mainText(open);

  site.release('B');
  await readThrough(open);
  expect(await releaseOf(open)).toBe('A');
  expect(await mainText(open)).toBe(text);
  // The pictures further down are those of A, which are no longer there.
  expect(missing.length).toBeGreaterThan(3);
  for (const url of missing) expect(url).toContain('.A.');
  // The next page in this tab is of release B, whether new or already visited.
  for (const path of ['/about', '/contacts', '/']) await expectWhole(open, path, 'B');

  site.release('A');
  await expectWhole(open, '/', 'A');
  const answers = await open.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    missing,
  );
  expect(answers).toEqual(missing.map(() => 200));
  for (const path of ['/about', '/contacts', '/services']) await expectWhole(open, path, 'A');
});
