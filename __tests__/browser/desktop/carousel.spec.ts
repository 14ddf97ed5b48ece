import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CarouselPart, INTERVAL } from '../carousel';
import { carousel as labels } from '../content';
import { expect, test } from '../fixtures';
import { recordShifts, shiftsOf } from '../shifts';

/** The carousel of the home page with real input; `__tests__/components` has every case. */

let carousel: CarouselPart;

test.beforeEach(({ page }) => {
  carousel = new CarouselPart(page);
});

test('the carousel advances every 2000 ms, and pauses under the mouse, with the keyboard focus and by its button', async ({
  page,
}) => {
  await carousel.open();
  for (const next of [2, 3, 4, 1]) {
    await carousel.pass(INTERVAL - 1);
    await carousel.expectSlide(next === 1 ? 4 : next - 1);
    await carousel.pass(1);
    await carousel.expectSlide(next);
  }

  await carousel.region.hover();
  await carousel.expectStill(1);
  await page.mouse.move(5, 5);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(2);

  await carousel.button(labels.pause).focus();
  await page.keyboard.press('Tab');
  await expect(carousel.button(labels.previous)).toBeFocused();
  await carousel.expectStill(2);
  // Out of it backwards: what follows the carousel would scroll it out of view.
  for (let count = 0; count < 2; count++) await page.keyboard.press('Shift+Tab');
  await expect(carousel.region.locator(':focus')).toHaveCount(0);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(3);

  await carousel.button(labels.pause).click();
  await page.mouse.move(5, 5);
  await carousel.expectStill(3);
  await carousel.button(labels.play).click();
  await page.mouse.move(5, 5);
  await carousel.pass(INTERVAL);
  await carousel.expectSlide(4);
});

test('the page does not shift when another slide has the longest text', async ({ context, page }) => {
  // The font is in the cache from now on: its first arrival may move a line.
  await page.goto('/', { waitUntil: 'networkidle' });
  const visit = await context.newPage();
  await visit.addInitScript(lengthenSlide, labels.slides.length);
  await recordShifts(visit);
  const visited = new CarouselPart(visit);
  await visited.open({ stopped: false });
  for (const number of labels.slides.keys()) await visited.choose(number + 1);
  expect(await shiftsOf(visit)).toEqual([]);
});

test('the page does not shift when it is painted before all of its slides have arrived', async ({
  built,
  page,
  problems,
}) => {
  problems.allow(/./);
  const pieces = readFileSync(path.join(built.dir, 'index.html'), 'utf8').split(/(?=<div class="carousel-caption")/);
  expect(pieces).toHaveLength(labels.slides.length + 1);
  const server = createServer((request, response) => {
    // Without a response the text keeps its fallback.
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
  expect(await shiftsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(lengthenSlide, labels.slides.length);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  expect(await shiftsOf(page)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

/** Runs in the page. Makes a slide, counted from 1, as high as with a text of many lines. */
function lengthenSlide(number: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.carousel-slide:nth-child(${number}) .carousel-caption { padding-bottom: 30rem }`);
  document.adoptedStyleSheets = [sheet];
}
