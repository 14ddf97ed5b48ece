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
