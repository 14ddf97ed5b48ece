import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const EXPORT = '.cache/export/_next/static';

/** All styles of the site as Next exports them, without the fonts, whose addresses the publish step changes. */
const fullSheet = (): string =>
  readdirSync(EXPORT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(EXPORT, file), 'utf8'))
    .join('')
    .replace(/@font-face\s*\{[^}]*\}/g, '');

/**
 * Expects that the page, in the state it is in, has every rule that it can match: adding the full style sheet after its
 * own, which has the same rules in the same order, must not change the computed style of any element.
 *
 * @param root a selector: only the elements in there are compared
 */
export async function expectFullStyles(page: Page, root = 'body'): Promise<void> {
  const argument = { css: fullSheet(), root };
  const changed = await page.evaluate(({ css, root }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // The properties that any rule sets. A custom property matters by what is made of it.
    const namesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('style' in rule ? [...(rule as CSSStyleRule).style] : []),
        ...('cssRules' in rule ? namesIn((rule as CSSGroupingRule).cssRules) : []),
      ]);
    const names = [...new Set(namesIn(sheet.cssRules))].filter((name) => !name.startsWith('--'));
    const elements = [...document.querySelectorAll(`${root}, ${root} *:not(script)`)];
    const snapshot = () =>
      elements.map((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // A box that is not generated has styles, too.
          if (pseudo && style.content === 'none') return [];
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const before = snapshot();
    document.adoptedStyleSheets = [sheet];
    const after = snapshot();
    document.adoptedStyleSheets = [];
    return elements.flatMap((element, index) =>
      before[index]!.flatMap((style, at) => {
        const differences = style.filter((each, place) => each !== after[index]![at]![place]);
        return differences.length > 0
          ? [`${element.outerHTML.slice(0, 90)} ${differences.slice(0, 3).join('; ')}`]
          : [];
      }),
    );
  }, argument);
  expect(changed).toEqual([]);
}
