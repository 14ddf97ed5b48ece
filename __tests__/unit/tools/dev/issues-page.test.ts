import { issuesPage } from '@/tools/dev/issues-page';

const issue = {
  file: 'content/pages/about.yaml',
  line: 5,
  column: 10,
  path: 'hero.text',
  problem: 'holds "<b>", an HTML tag',
  fix: 'did you mean "bold"?',
};
const LINES = ['one', 'two', 'three', 'four', 'heading: <b>Bold</b> & so on', 'six', 'seven', 'eight', 'nine'];

function show(issues: readonly (typeof issue)[], lines: readonly string[] = LINES) {
  document.documentElement.innerHTML = issuesPage(issues, () => lines, '');
  return [...document.querySelectorAll('article')];
}

test('the page shows the lines around a mistake as they are, and marks its place', () => {
  const [article] = show([issue]);
  expect(document.title).toBe('One mistake in the content');
  expect(article?.querySelector('p')?.textContent).toBe('hero.text holds "<b>", an HTML tag.');
  expect(article?.querySelector('pre')?.textContent).toBe(
    '  2  two\n  3  three\n  4  four\n→ 5  heading: <b>Bold</b> & so on\n  6  six\n  7  seven\n  8  eight',
  );
  expect(article?.querySelector('mark')?.textContent).toBe('<b>Bold</b> & so on');
});

test('the place is marked even at the ends of a file and in an empty line', () => {
  for (const [line, column, mark] of [
    [1, 1, 'one'],
    [9, 30, ' '],
    [10, 1, ' '],
  ] as const) {
    const [article] = show([{ ...issue, line, column }], [...LINES, '']);
    expect(article?.querySelector('mark')?.textContent).toBe(mark);
  }
});
