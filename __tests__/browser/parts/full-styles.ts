import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const EXPORT = '.cache/export/_next/static';

/**
 * All styles of the site as Next exports them, without the fonts, because the postbuild step changes their addresses.
 */
const fullSheet = (): string =>
  readdirSync(EXPORT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(EXPORT, file), 'utf8'))
    .join('')
    .replace(/@font-face\s*\{[^}]*\}/g, '');

/**
 * Expects the page, in its current state, to have every rule that applies to it. The full style sheet has the same
 * rules in the same order, so adding it after the page's own must not change any element that a missing rule matches.
 *
 * @param root a selector: only elements inside it are compared
 */
export async function expectFullStyles(page: Page, root = 'body'): Promise<void> {
  expect.soft(await page.evaluate(changesByFullSheet, { css: fullSheet(), root })).toEqual([]);
}

/** Runs in the page. @returns the elements whose computed styles change */
function changesByFullSheet({ css, root }: { css: string; root: string }): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const applies = (rule: CSSRule) =>
    !(rule instanceof CSSConditionRule) ||
    (rule instanceof CSSMediaRule ? matchMedia(rule.conditionText).matches : CSS.supports(rule.conditionText));
  const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule && applies(rule) ? rulesIn((rule as CSSGroupingRule).cssRules) : [];
    });
  const ownRules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
  const own = new Set(ownRules.map(({ cssText }) => cssText));
  const missing = rulesIn(sheet.cssRules).filter(({ cssText }) => !own.has(cssText));

  // A custom property matters only if a rule uses it.
  const used = [...own].join('');
  const names = new Set(missing.flatMap(({ style }) => [...style]));
  for (const name of names) if (name.startsWith('--') && !used.includes(`var(${name}`)) names.delete(name);
  const selectors = missing.map(({ selectorText }) =>
    // Look for the element that a pseudo-element belongs to.
    selectorText.replace(/(^|[\s>+~,(])::[\w-]+/g, '$1*').replace(/::[\w-]+/g, ''),
  );
  const matched = new Set(selectors.flatMap((selector) => [...document.querySelectorAll(selector)]));
  const elements = [...matched].filter((element) => element.closest(root) && element.localName !== 'script');
  const snapshot = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // A pseudo-element has computed styles even if it is not generated.
        if (pseudo && style.content === 'none') return [];
        return [...names].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  const before = snapshot();
  const { adoptedStyleSheets } = document;
  document.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
  const after = snapshot();
  document.adoptedStyleSheets = adoptedStyleSheets;
  return before.flatMap((style, index) => {
    const changed = style.filter((each, place) => each !== after[index]![place]);
    if (changed.length === 0) return [];
    return [`${elements[Math.floor(index / 3)]!.outerHTML.slice(0, 90)} ${changed.slice(0, 3).join('; ')}`];
  });
}
