import { expect, type Page } from '@playwright/test';

/**
 * Expects margins in place of every gap of a flex layout, for browsers that have none: Chrome before 84, Safari before 14.1. No
 * data tells these from the gaps of grids, which all browsers have. They stand in `@supports not (inset: 0)`.
 */
export async function expectFlexGapsStoodIn(page: Page): Promise<void> {
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
