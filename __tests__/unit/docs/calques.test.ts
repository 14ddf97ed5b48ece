/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Translated phrases that have a shorter English equivalent: see "English" in CONTRIBUTING.md. */
const CALQUES = '\\b(whoever|lies in|has it that|such as they|pieces? of work)\\b';

/** The files that may contain them, because they name them. */
const RULES = [':(exclude)CONTRIBUTING.md', ':(exclude)__tests__/unit/docs/calques.test.ts'];

test('no file has one of the worst calques', () => {
  const options = ['--no-index', '--exclude-standard', '--line-number', '-IiE', CALQUES, '--', '.', ...RULES];
  const { status, stdout } = spawnSync('git', ['grep', ...options], { encoding: 'utf8' });
  // git grep exits with 1 if it finds nothing.
  expect([status, stdout]).toEqual([1, '']);
});
