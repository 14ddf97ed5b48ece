/** @jest-environment node */
import { HtmlValidate } from 'html-validate';
import { publishedFiles, readOut } from './built-site';

/** Every published page follows html-validate's rules for the HTML standard and for accessibility. */

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // ARIA allows a list to have a name: the row of social icons has one for screen readers.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Safari does not treat a list without bullets as a list, unless its role says so.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});

test.each(publishedFiles('.html'))('%s is valid', async (file) => {
  const html = readOut(file);
  const { results } = await validator.validateString(html, file);
  const messages = results.flatMap((result) => result.messages);
  // A page has few and long lines, so the beginning of the element says more than its column.
  const issues = messages.map(({ line, column, offset, ruleId, message }) => {
    const source = html.slice(Math.max(0, offset - 1), offset + 100);
    return `out/${file}:${line}:${column} ${ruleId}: ${message}\n    ${source}`;
  });
  expect(issues).toEqual([]);
});

test('what a finger has tapped does not look hovered', () => {
  const styles = /<style>([^<]*)<\/style>/.exec(readOut('index.html'))![1]!;
  // The names of pictures for a change of pages are no look.
  const rules = styles.replace(/[^{}]*\{view-transition-name:[^}]*\}/g, '').split(/(?=@media)/);
  expect(rules.filter((rule) => rule.includes(':hover') && !rule.startsWith('@media(hover:hover)'))).toEqual([]);
});
