import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '@/__tests__/support/run-tool';
import type { Mistake } from '@/lib/content/mistakes';
import { reportContent } from '@/tools/shared/report-content';

const found = (field: string): Mistake => ({ file: 'a.yaml', line: 1, field, fault: ['is wrong', 'Mend it.'] });
const unfinished = [found('One'), found('Two')];

test.each([
  ['how many placeholders are left', [], false, ['Content is valid; 2 placeholders are left: ']],
  ['only the mistakes', [found('Three')], false, ['a.yaml:1 Three: ']],
  ['the mistakes, then the placeholders of a release', [found('Three')], true, ['Three', 'One', 'Two']],
])('the report says %s', (_what, mistakes, release, lines) => {
  const [log, error] = (['log', 'error'] as const).map((name) => jest.spyOn(console, name).mockReturnValue());
  expect(reportContent({ mistakes, unfinished }, release)).toBe(mistakes.length === 0);
  const printed = [...log!.mock.calls, ...error!.mock.calls].flat();
  jest.restoreAllMocks();
  expect(printed).toEqual(lines.map((line) => expect.stringContaining(line)));
});

// The workflow of pull requests shows mistakes to editors, and nothing else.
test.each([
  ['a mistake', 2, () => {}],
  ['a fault of its own', 1, (root: string) => writeFileSync(path.join(root, 'content'), '')],
])('the check ends at %s with code %i', (_what, code, prepare) => {
  const root = mkdtempSync(path.join(tmpdir(), 'check-'));
  prepare(root);
  const { status } = runTool(root, 'commands/check.ts');
  rmSync(root, { recursive: true });
  expect(status).toBe(code);
});
