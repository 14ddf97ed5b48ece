import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { colours } from '@/lib/site/tokens';

const SOURCE = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Accessible names must contain the visible label (2.5.3). The rule is experimental, so no tag includes it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** Runs axe on the page in its current state, with all rules or only some, and expects no violations. */
export const expectAccessible = (page: Page, runOnly = OPTIONS.runOnly) =>
  expectNoViolations(page, 'html', { ...OPTIONS, runOnly });

async function expectNoViolations(page: Page, selector: string, options: RunOptions): Promise<void> {
  await page.evaluate(endAnimations);
  // The debugger evaluates it, so a policy against inline scripts does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ([context, options]) => {
      const { axe } = window as unknown as { axe: { run(context: string, o: RunOptions): Promise<AxeResults> } };
      return axe.run(context, options);
    },
    [selector, options] as const,
  );
  const issues = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect.soft(issues).toEqual([]);
}

/**
 * Expects the text of all links and buttons of a part to have enough contrast while the mouse is on them, and while it is
 * pressed.
 */
export async function expectContrastOnHover(page: Page, part: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  const { root } = await devtools.send('DOM.getDocument');
  const selector = `${part} :is(a, button, summary)`;
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const forcedPseudoClasses of [['hover'], ['hover', 'active']]) {
    for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    await expectNoViolations(page, selector, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  }
  await devtools.detach();
}

/** Runs in the page. Contrast must be measured after transitions have ended. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** The colour of the focus ring, as a browser computes it. */
const DARK = `rgb(${colours.navy[800]
  .match(/[\da-f]{2}/g)!
  .map((pair) => Number.parseInt(pair, 16))
  .join(', ')})`;

export interface Stop {
  html: string;
  href: string | null;
  /** Whether its focus is visible on light and on navy: a navy outline of at least two pixels, and a white ring. */
  focusVisible: boolean;
  /** Whether the element itself is visible, and not all of it is covered. */
  visible: boolean;
}

/**
 * Presses Tab until the focus leaves a part of the page, and describes every stop.
 *
 * @param part its selector
 * @param key `Shift+Tab` for the way back
 */
export async function tabThrough(page: Page, { max = 200, part = 'body', key = 'Tab' } = {}): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < max; count++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, { part, dark: DARK });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. Null if nothing in the part has the focus. */
function describeFocus({ part, dark }: { part: string; dark: string }): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.parentElement?.closest(part)) return null;
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, visibility } = getComputedStyle(element);
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor === dark;
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  );
  const isReached = places.some(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  return {
    html: element.outerHTML.slice(0, 120),
    href: element.getAttribute('href'),
    focusVisible: outlined && boxShadow.startsWith('rgb(255, 255, 255)'),
    visible: isReached && visibility === 'visible',
  };
}
