/**
 * `npm run screenshots -- [route …]`: whole-page screenshots of the built site at 360, 768, 1280 and 1920 px, into
 * `.cache/screenshots`. Without a route it takes every page. `npm run build` comes first.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/site/routes';
import playwright from '@/playwright.config';
import { listen, siteHandler } from '@/tools/server/server';

const WIDTHS = [360, 768, 1280, 1920];
const TARGET = '.cache/screenshots';

const all = [...routesOf(getContent()).map((route) => route.path), '/no-such-page'];
const requested = process.argv.slice(2);
const unknown = requested.filter((route) => !all.includes(route));
if (unknown.length > 0) throw new Error(`No page: ${unknown.join(', ')}`);
const routes = requested.length > 0 ? requested : all;

const { url, close } = await listen(siteHandler('.', () => Promise.reject(new Error('No message is sent'))));
const browser = await chromium.launch(playwright.use?.launchOptions);
await mkdir(TARGET, { recursive: true });

for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  for (const route of routes) {
    await page.goto(url + route);
    // Lazy pictures load near the viewport: a viewport as tall as the page loads them all.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      // A picture in a tab that is not shown never loads.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      // If a picture switches to another source meanwhile, `decode` rejects, but it is still drawn in time.
      return Promise.allSettled(shown.map((image) => image.decode()));
    });
    await page.screenshot({ path: `${TARGET}/${route.slice(1) || 'home'}-${width}.png`, fullPage: true });
    await page.setViewportSize({ width, height: 800 });
  }
  await page.close();
}

await browser.close();
await close();
console.log(`${routes.length * WIDTHS.length} screenshots in ${TARGET}.`);
