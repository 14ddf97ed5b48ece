/** @jest-environment node */
import css from '@eslint/css';
import { Linter } from 'eslint';
import postcss from 'postcss';
import { publishedFiles, readOut } from './built-site';

/**
 * The styles are valid CSS, and need nothing that is younger than the oldest browsers of `browserslist`: what all
 * browsers had in 2021 is in all of these. ESLint's `compat` rule looks at the scripts.
 */

/** What a visitor may lack, or has with a prefix, and what there is instead; and what is younger, but in all of these. */
const MAY_LACK: Record<'Properties' | 'AtRules' | 'Selectors' | 'MediaConditions', Record<string, string>> = {
  Properties: {
    'animation-range': 'the sun is in its place',
    'container-type': 'steps are one below the other, along a line',
    'content-visibility': 'hides no tab, so has none to show on paper',
    'field-sizing': 'the message field keeps its two rows and scrolls',
    'forced-color-adjust': 'applies only where colours are forced',
    'hyphenate-limit-chars': 'words break by the rules of the browser',
    'mask-image': 'Chrome before 120 has it as `-webkit-mask-image`',
    'print-color-adjust': 'Chrome before 136 has it as `-webkit-print-color-adjust`',
    'overflow-wrap': 'Safari has `anywhere` since 15.4',
    'scroll-snap-type': 'Firefox has it since 99',
    'text-wrap': 'lines break where they are full',
    'user-select': 'Safari has it as `-webkit-user-select`',
    'view-timeline': 'the sun is in its place',
    'view-transition-name': 'pages follow one another without a fade',
    'break-after': 'on paper a heading may be at the foot of a page',
    clip: 'all browsers have it, though it is obsolete',
    hyphens: 'Safari has it as `-webkit-hyphens`',
    outline: 'all browsers have it; some round its corners differently',
    resize: 'the message field scrolls',
    scale: 'Chrome has it since 104',
    zoom: 'on paper a document has larger text, and more pages',
  },
  AtRules: { container: 'as container-type', 'view-transition': 'as view-transition-name' },
  Selectors: {
    backdrop: 'Safari has it since 15.4',
    'focus-visible': 'the same',
    has: 'the dropdown that the page is in is not underlined',
    marker: 'Safari gives the marks of lists no colour',
    'target-current': 'the contents of an article mark no section',
    'view-transition-group': 'as view-transition-name',
    'view-transition-old': 'the same',
    'view-transition-new': 'the same',
  },
  MediaConditions: {
    'forced-colors': 'browsers without it do not force colours',
    scripting: 'pictures of later slides load at once',
  },
};

test('the styles are valid, and all supported browsers have what they need, except what is listed here', () => {
  const styles = publishedFiles('.html').flatMap((file) => readOut(file).match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g));
  // Pages share most rules.
  const rulesOf = (text: string | null) => postcss.parse(text!).nodes.map(String);
  const sheet = [...new Set(styles.flatMap(rulesOf))].join('\n');
  const allowed = Object.entries(MAY_LACK).map(([kind, names]) => [`allow${kind}`, Object.keys(names)]);
  const rules: Linter.RulesRecord = {
    'css/use-baseline': ['error', { available: 2021, ...Object.fromEntries(allowed) }],
    'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
    'css/no-invalid-at-rules': 'error',
  };
  const config = { files: ['**/*.css'], plugins: { css }, language: 'css/css', rules } as Linter.Config;
  const issues = new Linter().verify(sheet, config, 'page.css');
  expect([...new Set(issues.map(({ message }) => message))]).toEqual([]);
});
