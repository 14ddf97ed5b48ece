import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '../fixtures';
import { PrerenderingBrowser, type Visit } from '../prerendering-browser';

/** The next page after a click, with the speculation rules and without: how long it takes, and what is seen meanwhile. */

const FROM = '/about';
const TO = '/careers';

/** How long the pointer rests on a link before Chromium prerenders the page, in milliseconds. */
const POINTING = 200;

/**
 * The limit from the click to the largest contentful paint, in milliseconds. A tenth is usual, but on a busy machine the
 * browser's first frame alone takes a second.
 */
const SOON = 3_000;

/** A page that a busy machine paints before it is parsed completely moves a little: such a part of the window, at most. */
const PARTIAL_PAINT = 0.05;

/** A Chromium that preloads pages as speculation rules say, and one that never does. */
const test = base.extend<{ preloading: PrerenderingBrowser; plain: PrerenderingBrowser }>({
  preloading: async ({}, provide) => {
    const browser = await PrerenderingBrowser.launch({ preloading: true });
    await provide(browser);
    await browser.close();
  },
  plain: async ({}, provide) => {
    const browser = await PrerenderingBrowser.launch({ preloading: false });
    await provide(browser);
    await browser.close();
  },
});

test('a prerendered page shows its main content in its first frame', async ({ site, preloading }) => {
  await preloading.open(site.url + FROM);
  const link = await preloading.pointAt(TO);
  await preloading.untilPrerendered(TO);
  const visit = await preloading.click(TO, link);
  expect(visit).toMatchObject({ path: TO, prerendered: true, withoutContent: 0, incomplete: 0, cls: 0 });
  expect(visit.clickToLcp).toBeLessThan(SOON);
});

test('a page comes soon after a click, while it is being prerendered too', async ({ site, preloading }) => {
  for (const pointing of [POINTING, 0]) {
    const visit = await follow(preloading, site.url, pointing);
    expect(visit.path).toBe(TO);
    expect(visit.cls).toBeLessThan(PARTIAL_PAINT);
    expect(visit.clickToLcp).toBeLessThan(SOON);
  }
});

test('a page comes soon after a click where nothing is preloaded', async ({ site, plain }) => {
  const visit = await follow(plain, site.url, 0);
  expect(visit).toMatchObject({ path: TO, prerendered: false });
  expect(visit.cls).toBeLessThan(PARTIAL_PAINT);
  expect(visit.clickToLcp).toBeLessThan(SOON);
});

/** Follows the link after the pointer rested on it for some milliseconds. */
async function follow(browser: PrerenderingBrowser, url: string, pointing: number): Promise<Visit> {
  await browser.open(url + FROM);
  const link = await browser.pointAt(TO);
  await wait(pointing);
  return browser.click(TO, link);
}
