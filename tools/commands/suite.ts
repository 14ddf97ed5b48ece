/**
 * `tsx tools/commands/suite.ts browsers`: runs a suite of `needs.ts`, or says in one line what this machine lacks for it
 * and how many tests are skipped. Further arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { lackOf, prepare, type Suite } from '@/tools/shared/needs';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

const [suite, ...others] = process.argv.slice(2) as [Suite, ...string[]];
const args = [PLAYWRIGHT, 'test', '--config', `__tests__/${suite}/playwright.config.ts`, ...others];
const lack = lackOf(suite);
if (lack) {
  const { stdout } = spawnSync(process.execPath, [...args, '--list'], { encoding: 'utf8' });
  console.warn(`Skipped: test:${suite}, ${/Total: (\d+ tests?)/.exec(stdout)?.[1] ?? 'no test'}. It needs ${lack}.`);
} else {
  prepare(suite);
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
