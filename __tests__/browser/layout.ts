import { expect, type Page } from '@playwright/test';
import { content } from './content';

/* How a page fits the window, in this browser and in those that lack a feature of its styles. */

/** The page is never wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not `innerWidth`: a phone zooms out until a page that is too wide fits, and calls that its width.
  const { width } = page.viewportSize()!;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `width of ${page.url()} in a window of ${width} px`).toBeLessThanOrEqual(width);
}

/** The shapes that the specification gives to picture-only pages, and to the title badges of the industry pages. */
export async function expectSpecifiedShapes(page: Page, route: string): Promise<void> {
  const { services, industries } = content.collections;
  const { width } = page.viewportSize()!;
  if (route.slice(1) in services) {
    expect((await page.getByRole('main').getByRole('img').boundingBox())!.width).toBeCloseTo(width);
  }
  if (route.slice(1) in industries) {
    const badge = page.getByRole('heading', { level: 1 });
    const { width: across, height } = (await badge.boundingBox())!;
    expect(across).toBeCloseTo(height);
    await expect(badge).toHaveCSS('border-top-left-radius', '9999px');
  }
}

/**
 * The `sizes` of each picture name about the width of its place: from two thirds, since phones are to ask for less of
 * those that fill the window, to half as much again, for places that crop.
 */
export async function expectTrueSizes(page: Page): Promise<void> {
  const untrue = await page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    const untrue = [...document.images].flatMap(({ sizes, offsetWidth: width, src }) => {
      if (!sizes || !width) return [];
      const choices = sizes.split(/,\s*(?![^()]*\))/).map((choice) => /^(\([^)]*\))?(.*)$/.exec(choice)!);
      const [, , length = ''] = choices.find(([, media]) => !media || matchMedia(media).matches)!;
      // Here `rem` is the browser's own, not the page's.
      ruler.style.width = length.replace(/([\d.]+)rem/g, (_, count: string) => `${Number(count) * 16}px`);
      const ratio = ruler.offsetWidth / width;
      return ratio > 0.65 && ratio < 1.55 ? [] : [`${src} is ${width} px wide, by its sizes ${ruler.offsetWidth} px`];
    });
    ruler.remove();
    return untrue;
  });
  expect(untrue, `pictures in a window of ${page.viewportSize()!.width} px`).toEqual([]);
}

/**
 * With letters twice as large, as WCAG 2.2 asks in 1.4.4, nothing leaves the window, and no word of a heading or button
 * breaks that fits its line. Hyphenation is off: not every Chromium has the dictionary.
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

/**
 * Runs in the page. Words that reach out of the window, and words of headings and buttons that are broken without need.
 */
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

/**
 * Every gap of a flex layout has margins as its fallback, in `@supports not (inset: 0)`: Chrome before 84 and Safari
 * before 14.1 support no such gaps. MDN's data does not distinguish them from the gaps of grids, which all browsers
 * support.
 */
export async function expectFlexGapFallbacks(page: Page): Promise<void> {
  const without = await page.evaluate(() => {
    const standIns = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) =>
        rule instanceof CSSSupportsRule && /^not \(inset:/.test(rule.conditionText) ? [...rule.cssRules] : [],
      )
      .flatMap((rule) =>
        rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? [...rule.cssRules] : [rule],
      )
      .flatMap((rule) => (rule instanceof CSSStyleRule && /margin/.test(rule.cssText) ? [rule.selectorText] : []))
      .join();
    /** What takes part in the layout: the content of an element without a box of its own. */
    const boxesOf = (element: Element): Element[] =>
      getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxesOf) : [element];
    const isInFlow = (element: Element) => {
      const { display, position } = getComputedStyle(element);
      return display !== 'none' && !/absolute|fixed/.test(position);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { display, columnGap, rowGap } = getComputedStyle(element);
        if (!display.includes('flex') || !(parseFloat(columnGap) > 0 || parseFloat(rowGap) > 0)) return false;
        const items = [...element.children].flatMap(boxesOf).filter(isInFlow);
        return items.length > 1 && !(standIns && items[0]!.matches(standIns));
      })
      .map((element) => `<${element.localName} class="${element.className}">`);
  });
  expect(without).toEqual([]);
}
