/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Translated phrases, for which English has shorter ones: see "English" in CONTRIBUTING.md. */
const CALQUES = '\\b(whoever|lies in|has it that|such as they|pieces? of work)\\b';

/** Where they may be: the rules that name them. */
const RULES = [':(exclude)CONTRIBUTING.md', ':(exclude)__tests__/unit/docs/calques.test.ts'];

test('no file has one of the worst calques', () => {
  const options = ['--no-index', '--exclude-standard', '--line-number', '-IiE', CALQUES, '--', '.', ...RULES];
  const { status, stdout } = spawnSync('git', ['grep', ...options], { encoding: 'utf8' });
  // git grep ends with 1 when it has found nothing.
  expect([status, stdout]).toEqual([1, '']);
});
