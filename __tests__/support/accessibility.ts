import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Runs axe over the page as it is now: no rule may be broken. There are no exceptions. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(endAnimations);
  // As an expression of the debugger, so that a policy against inline scripts does not keep it out.
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}

/** Runs in the page. Colours are measured where a blend ends: half seen text is no state that stays. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** The page is never wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not `innerWidth`: a phone zooms out until a page that is too wide fits, and calls that its width.
  const { width } = page.viewportSize()!;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `width of ${page.url()} in a window of ${width} px`).toBeLessThanOrEqual(width);
}

/**
 * With letters twice as large, as WCAG 2.2 asks in 1.4.4, nothing leaves the window, and no word of a heading or button breaks
 * that fits its line. Hyphenation is off: not every Chromium has the dictionary.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important } * { hyphens: manual !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectNoOverflow(page);
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(findCutText, width), `text at 200 % in a window of ${width} px`).toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** Runs in the page. Words that reach out of the window, and words of headings and buttons that are broken without need. */
function findCutText(width: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, .skip-link')) continue;
    const titled = element.closest('h1, h2, h3, h4, h5, h6, button, .button');
    // Where there is a hyphen or a dash, a line may end.
    for (const { 0: word, index } of text.nodeValue!.matchAll(/[^\s\p{Pd}/]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()];
      const leaves = pieces.some(({ right, bottom }) => right > width + 1 && bottom > 0);
      if (leaves && !isScrolled(element)) found.push(`"${word}" leaves the window`);
      if (!titled || new Set(pieces.map(({ top }) => Math.round(top))).size < 2) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(titled);
      const room = titled.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const needed = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (needed < room - 1) found.push(`"${word}" is broken: ${Math.round(needed)} of ${Math.round(room)} px`);
    }
  }
  return found;

  function isScrolled(element: Element | null): boolean {
    return !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  }
}
