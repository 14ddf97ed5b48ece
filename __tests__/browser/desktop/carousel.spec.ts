import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CarouselPart } from '../parts/carousel';
import { carousel as labels, slideButton } from '@/__tests__/support/content/site-texts';
import { showRoboto } from '../parts/fallback-font';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { recordShifts, takeShifts } from '../parts/shifts';

/** How the carousel on the home page looks. `__tests__/unit/components` tests what it does. */

// Reduced motion keeps the carousel still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page does not shift when another slide has the longest text, and every state has its styles', async ({
  context,
  page,
}) => {
  // This puts the font into the cache: when it first arrives it may move a line.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const visit = await context.newPage();
  await visit.addInitScript(lengthenSlide, labels.slides.length);
  await recordShifts(visit);
  await showRoboto(visit);
  const carousel = new CarouselPart(visit);
  await carousel.open();
  for (const number of [2, 3, 4, 1]) {
    await carousel.button(slideButton(number)).dispatchEvent('click');
    await carousel.expectSlide(number);
  }
  expect(await takeShifts(visit)).toEqual([]);
  for (const name of [labels.play, labels.pause, labels.next]) {
    await carousel.button(name).dispatchEvent('click');
    await expectFullStyles(visit);
  }
});

test('the page does not shift when it is painted before all of its slides have arrived', async ({ page, problems }) => {
  problems.allow(/./);
  const pieces = readFileSync('out/index.html', 'utf8').split(/(?=<div class="carousel-caption")/);
  expect(pieces).toHaveLength(labels.slides.length + 1);
  const server = createServer((request, response) => {
    // Without a response the text keeps its fallback font.
    if (request.url?.startsWith('/fonts/')) return undefined;
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    if (request.url !== '/') return response.end();
    pieces.forEach((piece, index) => setTimeout(() => response.write(piece), 150 * index));
    return setTimeout(() => response.end(), 150 * pieces.length);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  await recordShifts(page);
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  expect(await takeShifts(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(lengthenSlide, labels.slides.length);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // The menu, too, moves when it is painted before all of its entries have arrived.
  const shifts = (await takeShifts(page)).filter(
    ({ nodes }) => !nodes.every((node) => node.startsWith('<island-menu')),
  );
  expect(shifts).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('ten seconds after its script did not come, the carousel is as without scripts', async ({ page, problems }) => {
  problems.allow(/./);
  await page.route('**/islands/*', (route) => route.abort());
  await page.goto('/');
  const { region } = new CarouselPart(page);
  const later = region.locator('img').last();
  const width = () => later.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(region.getByRole('button').first()).toBeVisible();
  expect(await width()).toBe(0);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(region.getByRole('button')).toHaveCount(0);
  const arrow = () => getComputedStyle(document.querySelector('.menu-more')!, '::after').visibility;
  expect(await page.evaluate(arrow)).toBe('hidden');
  await later.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0);
});

/** Runs in the page. Makes a slide, counted from 1, as tall as one with many lines of text. */
function lengthenSlide(number: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.carousel-slide:nth-child(${number}) .carousel-caption { padding-bottom: 30rem }`);
  document.adoptedStyleSheets = [sheet];
}

test('the carousel advances in windows that fit its picture, but not its buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const carousel = new CarouselPart(page);
  for (const size of [
    { width: 360, height: 660 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await carousel.open();
    await expect(carousel.region).toHaveAttribute('data-moving');
  }
  await carousel.expectSlide(2);
});
