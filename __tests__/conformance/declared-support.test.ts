import path from 'node:path';
import { scriptFaults } from '../support/script-faults';
import { styleFaults, type StyleFault } from '../support/style-faults';
import { publishedFiles, readOut } from '../support/built-site';

/**
 * The published styles are right CSS, and neither they nor the islands' scripts need more than the browsers that
 * package.json declares (`browserslist`), but for what is listed here with the reason why it may be missing.
 */

/** Features of CSS that a declared browser may lack, and what a visitor has there instead. What is below one counts, too. */
const STYLE_MAY_LACK: Record<string, string> = {
  // Looks plainer, nothing else.
  'css.properties.aspect-ratio': 'a picture keeps the shape of its file, which `width` and `height` give',
  'css.properties.cursor': 'the pointer keeps its shape',
  'css.properties.field-sizing': 'the message field keeps its two rows and scrolls',
  'css.properties.font-family': 'the next family of the list',
  'css.properties.hyphenate-limit-chars': 'words break by the rules of the browser',
  'css.properties.resize': 'the message field scrolls',
  'css.properties.text-decoration-thickness': 'a thin underline',
  'css.properties.text-size-adjust': 'desktop browsers do not enlarge text by themselves',
  'css.properties.text-underline-offset': 'an underline close to the text',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.selectors.backdrop': 'sets variables for utilities that no backdrop has',
  'css.selectors.marker': 'numbers and bullets look like the text',
  'css.at-rules.view-transition': 'pages follow one another without a fade',
  // Helps in some other way.
  'css.properties.forced-color-adjust': 'stands only where colours are forced',
  'css.properties.overflow-wrap.anywhere': '`word-break: break-word` stands beside it',
  'css.properties.scroll-margin-top': '`scroll-padding-top` of the page keeps a target clear of the header',
  'css.at-rules.media.forced-colors': 'browsers without it do not force colours',
  'css.at-rules.media.scripting': 'pictures of later slides load at once',
  'css.selectors.focus-visible': "the browser's own focus ring",
  'css.selectors.has': 'the dropdown that the page is in is not underlined',
  'css.selectors.not.selector_list': 'pictures below the first view are asked for a moment earlier',
  'css.selectors.popover-open': 'the script marks <html> while the menu is open',
};

/** The same for scripts, with the file in which it may be: it asks first, or catches the error. */
const SCRIPT_MAY_LACK: Record<string, string> = {
  'is-focus-visible.ts css.selectors.focus-visible': 'every focus counts as visible',
  'lock.ts api.Navigator.locks': 'a lease in localStorage lets one window at a time send',
  'lock.ts api.LockManager.request': 'the same',
  'menu.tsx api.HTMLElement.hidePopover': 'an attribute shows and hides the panel',
  'plans.ts api.Window.requestIdleCallback': 'a timer stands in',
};

/** Where the scripts of the pages begin. */
const ENTRIES = ['components/islands/registry.ts', 'publish/islands/client/wake.ts', 'publish/islands/client/plans.ts'];

const isAllowed = (feature = ''): boolean => nameOfAllowed(feature) !== undefined;
const nameOfAllowed = (feature: string): string | undefined =>
  Object.keys(STYLE_MAY_LACK).find((name) => feature === name || feature.startsWith(`${name}.`));

describe('the published styles', () => {
  /** Pages share their styles: each text is read once, where it comes first. */
  const styles = new Map<string, StyleFault[]>();
  const lines: string[] = [];
  for (const file of publishedFiles('.html')) {
    const html = readOut(file);
    for (const match of html.matchAll(/(<style[^>]*>)([^]*?)<\/style>/g)) {
      const css = match[2]!;
      if (styles.has(css)) continue;
      const offset = match.index + match[1]!.length;
      const before = html.slice(0, offset).split('\n');
      const faults = styleFaults(css, { offset, line: before.length, column: before.at(-1)!.length + 1 });
      styles.set(css, faults);
      lines.push(
        ...faults
          .filter(({ feature }) => !isAllowed(feature))
          .map(
            ({ place, found, why, feature }) =>
              `${file}:${place} ${found}: ${[feature, why].filter(Boolean).join(', ')}`,
          ),
      );
    }
  }

  test('are right CSS and keep to the declared browsers', () => expect(lines).toEqual([]));

  test('need every entry of the list', () => {
    const used = [...styles.values()].flat().map(({ feature = '' }) => nameOfAllowed(feature));
    expect(Object.keys(STYLE_MAY_LACK).filter((name) => !used.includes(name))).toEqual([]);
  });
});

test('the scripts keep to the declared browsers', async () => {
  const faults = await scriptFaults(ENTRIES);
  const keys = faults.map(({ file, feature }) => `${path.basename(file)} ${feature}`);
  const lines = faults.map(({ place, feature, browsers }) => `${place} ${feature}: not in ${browsers}`);
  expect(lines.filter((_, index) => !(keys[index]! in SCRIPT_MAY_LACK))).toEqual([]);
  expect(Object.keys(SCRIPT_MAY_LACK).filter((key) => !keys.includes(key))).toEqual([]);
}, 30_000);

test.each([
  ['an unknown property', 'p { colour: red }', 'Unknown property `colour`'],
  ['an unknown value', 'p { color: rad }', 'Mismatch'],
  ['a younger property', 'p { inset: 0 }', 'css.properties.inset'],
  ['a younger value', 'p { overflow: clip }', 'css.properties.overflow.clip'],
  ['a younger unit', 'p { height: 1svh }', 'css.types.length.viewport_percentage_units_small'],
  ['a younger function', 'p { color: oklch(1 0 0) }', 'css.types.color.oklch'],
  ['a younger at-rule', '@container (width > 1px) { p { top: 0 } }', 'css.at-rules.container'],
  ['a younger selector', 'p:has(b) { top: 0 }', 'css.selectors.has'],
  ['one selector that takes others with it', 'p, b:where(i) { top: 0 }', 'takes the whole rule with it'],
])('%s in styles is seen', (_what, css, expected) => {
  expect(styleFaults(css).map(({ why, feature }) => `${feature} ${why}`)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  'p { height: 1vh; height: 1svh }',
  '@supports (inset: 0) { p { inset: 0 } }',
  'p { -webkit-user-select: none; user-select: none }',
])('a fallback is enough: %s', (css) => expect(styleFaults(css)).toEqual([]));
