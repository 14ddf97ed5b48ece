import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const EXPORT = '.cache/export/_next/static';

/** All styles of the site, as Next exports them. */
const fullSheet = (): string =>
  readdirSync(EXPORT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(EXPORT, file), 'utf8'))
    .join('');

/** Expects the page, in its current state, to have every rule of the site that matches one of its elements. */
export async function expectFullStyles(page: Page): Promise<void> {
  expect.soft(await page.evaluate(missingRules, fullSheet())).toEqual([]);
}

/** Runs in the page. @returns the selectors of the rules that it lacks, in any window */
function missingRules(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const selectorsIn = ({ cssRules }: { cssRules: CSSRuleList }): string[] =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/, (?![^(]*\))/);
      return 'cssRules' in rule ? selectorsIn(rule as CSSGroupingRule) : [];
    });
  const own = new Set([...document.styleSheets].flatMap(selectorsIn));
  // The build leaves out Tailwind's reset of fields that no page has.
  const missing = selectorsIn(sheet).filter((selector) => !own.has(selector) && !selector.startsWith('::'));
  // A pseudo-element belongs to an element.
  return missing.filter((selector) => document.querySelector(selector.replace(/::[\w-]+(\([^)]*\))?/g, '')));
}
