/** @jest-environment node */
import path from 'node:path';
import { ISLANDS } from '@/tools/postbuild/islands/registry';
import { scriptIssues } from './browser-support/script-issues';
import { styleIssues } from './browser-support/style-issues';
import { publishedFiles, readOut } from './built-site';

/**
 * The published styles are valid CSS, and neither they nor the islands' scripts need a feature that a supported browser
 * lacks (`browserslist` in package.json), except those listed here, each with the reason why it may be missing.
 */

/**
 * CSS features that a supported browser may lack, and what a visitor gets instead. Each includes the features below it.
 */
const STYLE_MAY_LACK: Record<string, string> = {
  // Without these the site only looks plainer.
  'css.properties.content-visibility': 'hides no tab, so has none to show on paper',
  'css.properties.cursor': 'the pointer keeps its shape',
  'css.properties.break-after.avoid': 'on paper a heading may be at the foot of a page',
  'css.properties.field-sizing': 'the message field keeps its two rows and scrolls',
  'css.properties.hyphenate-limit-chars': 'words break by the rules of the browser',
  'css.properties.print-color-adjust': 'Chrome before 136 has it as `-webkit-print-color-adjust`',
  'css.properties.resize': 'the message field scrolls',
  'css.properties.text-size-adjust': 'desktop browsers do not enlarge text by themselves',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.at-rules.container': 'steps are one below the other, along a line',
  'css.properties.container-type': 'the same',
  'css.properties.zoom': 'on paper a document has larger text, and more pages',
  'css.at-rules.view-transition': 'pages follow one another without a fade',
  // These are not needed, or something else replaces them.
  'css.properties.forced-color-adjust': 'applies only where colours are forced',
  'css.at-rules.media.forced-colors': 'browsers without it do not force colours',
  'css.at-rules.media.scripting': 'pictures of later slides load at once',
  'css.selectors.has': 'the dropdown that the page is in is not underlined',
};

/**
 * Script features that a supported browser may lack. Each begins with the file that may use it, because that file tests
 * for it or catches the error.
 */
const SCRIPT_MAY_LACK: Record<string, string> = {
  'config.ts api.URL.canParse_static': 'the build alone calls it: no published script has it',
  'hydrate-islands.ts api.Window.requestIdleCallback': 'a timer replaces it',
  'use-contact-form.ts api.Window.requestIdleCallback': 'a timer replaces it',
};

/** The entry points of the pages' scripts. */
const ENTRIES = [...Object.values(ISLANDS), 'tools/postbuild/islands/client/hydrate-islands.ts'];

const nameOfAllowed = (feature = ''): string | undefined =>
  Object.keys(STYLE_MAY_LACK).find((name) => feature === name || feature.startsWith(`${name}.`));

test('the published styles are valid CSS for all supported browsers, except what the list allows', () => {
  const styles = publishedFiles('.html').flatMap((file) => readOut(file).match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g));
  // Pages share their styles.
  const issues = [...new Set(styles)].flatMap((css) => styleIssues(css!));
  const wrong = issues.filter(({ feature }) => !nameOfAllowed(feature));
  expect(new Set(wrong.map(({ found, why, feature }) => `${found}: ${[feature, why].join(' ')}`))).toEqual(new Set());
  const used = issues.map(({ feature }) => nameOfAllowed(feature));
  expect(Object.keys(STYLE_MAY_LACK).filter((name) => !used.includes(name))).toEqual([]);
});

test('the scripts run in all supported browsers', async () => {
  const issues = await scriptIssues(ENTRIES);
  const keys = issues.map(({ file, feature }) => `${path.basename(file)} ${feature}`);
  const lines = issues.map(({ place, feature, browsers }) => `${place} ${feature}: not in ${browsers}`);
  expect(lines.filter((_, index) => !(keys[index]! in SCRIPT_MAY_LACK))).toEqual([]);
  expect(Object.keys(SCRIPT_MAY_LACK).filter((key) => !keys.includes(key))).toEqual([]);
}, 30_000);
