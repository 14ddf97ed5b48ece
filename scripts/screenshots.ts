/**
 * `npm run screenshots -- [route …]`: whole-page screenshots of the built site at 360, 768, 1280 and 1920 px, into
 * `.cache/screenshots`. Without a route it takes every page. `npm run build` comes first.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { POLICY_FILE } from '@/hosting/policy-file';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import playwright from '@/playwright.config';
import { createServer } from '@/server/create-server';

const WIDTHS = [360, 768, 1280, 1920];
const TARGET = '.cache/screenshots';

const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : [...routesOf(getContent()).map((route) => route.path), '/no-such-page'];

const mailboxDir = await mkdtemp(path.join(tmpdir(), 'nestif-screenshots-'));
const server = createServer({ outDir: path.resolve('out'), policyFile: path.resolve(POLICY_FILE), mailboxDir });
const url = await server.listen(0);
const browser = await chromium.launch(playwright.use?.launchOptions);
await mkdir(TARGET, { recursive: true });

for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  for (const route of routes) {
    await page.goto(url + route);
    // Lazy pictures load when they come near the window: a window as high as the page has them all.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.offsetParent));
    await page.screenshot({ path: `${TARGET}/${route.slice(1) || 'home'}-${width}.png`, fullPage: true });
    await page.setViewportSize({ width, height: 800 });
  }
  await page.close();
}

await browser.close();
await server.close();
await rm(mailboxDir, { recursive: true });
console.log(`${routes.length * WIDTHS.length} screenshots in ${TARGET}.`);
