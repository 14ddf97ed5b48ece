/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatIssue } from '@/lib/content/core/issues';
import { annotationOf, reportContent } from '@/tools/shared/report-content';

const issue = {
  file: 'content/50%, or: less.yaml',
  line: 3,
  column: 7,
  path: 'tabs.items[1].heading',
  problem: 'is 100% wrong\r\n:, here',
  fix: 'write it, again: so',
};

const printed: string[] = [];
beforeEach(() => {
  // In GitHub Actions, the step that runs the tests has this variable.
  delete process.env.GITHUB_OUTPUT;
  printed.length = 0;
  for (const method of ['log', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...texts: unknown[]) => void printed.push(String(texts[0])));
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.GITHUB_ACTIONS;
  delete process.env.GITHUB_OUTPUT;
});

test('an annotation escapes what GitHub would take for its end, or for the end of a property', () =>
  expect(annotationOf(issue)).toBe(
    '::error file=content/50%25%2C or%3A less.yaml,line=3,col=7,title=tabs.items[1].heading::' +
      'is 100%25 wrong%0D%0A:, here — write it, again: so',
  ));

test('mistakes are printed, and annotated only in GitHub Actions', () => {
  expect(reportContent({ issues: [issue], warnings: [], placeholders: [] }, false)).toBe(false);
  expect(printed.join('\n')).toContain('3:7 tabs.items[1].heading — is 100% wrong↵↵:, here — write it, again: so');
  expect(printed.join('\n')).not.toContain('::error');
  process.env.GITHUB_ACTIONS = 'true';
  reportContent({ issues: [issue, { ...issue, path: '' }], warnings: [], placeholders: [] }, false);
  expect(printed.filter((line) => line.startsWith('::error '))).toHaveLength(2);
  expect(printed.at(-1)).toContain(',title=The file::');
});

test('the first mistake and the first warning are outputs of the step, each on a line that fits into a status', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'outputs');
  Object.assign(process.env, { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: file });
  reportContent({ issues: [issue, { ...issue, line: 9 }], warnings: [], placeholders: [] }, false);
  expect(reportContent({ issues: [], warnings: [issue, { ...issue, line: 9 }], placeholders: [] }, false)).toBe(true);
  const first = formatIssue(issue);
  expect(readFileSync(file, 'utf8')).toBe(`mistake=${first}\nwarning=No mistake, but a warning: ${first}\n`);
  writeFileSync(file, '');
  reportContent({ issues: [{ ...issue, fix: 'é'.repeat(200) }], warnings: [], placeholders: [] }, false);
  expect(readFileSync(file, 'utf8')).toMatch(/^mistake=.{139}…\n$/);
  rmSync(folder, { recursive: true });
});

test('placeholders, and warnings that block a release, are mistakes only in a release', () => {
  const placeholders = [{ ...issue, value: 'a@b.example' }];
  const warnings = [{ ...issue, blocksRelease: true } as const];
  expect(reportContent({ issues: [], warnings, placeholders }, false)).toBe(true);
  expect(printed[0]).toBe(`Warning: ${formatIssue(issue)}`);
  expect(printed[1]).toBe(formatIssue(issue));
  expect(printed[2]).toBe('Content is valid; one placeholder is left.');
  expect(reportContent({ issues: [], warnings: [], placeholders }, true)).toBe(false);
  expect(printed.at(-1)).toContain('Not ready for release: one placeholder is left.');
  expect(reportContent({ issues: [issue], warnings: [], placeholders: [] }, true)).toBe(false);
});
