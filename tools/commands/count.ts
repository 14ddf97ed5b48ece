/** The last step of `npm test`: prints how many tests passed and failed, as jest and Playwright wrote them down. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @returns what a runner wrote into a file, which is then removed; undefined if it did not run */
function take<Result>(file: string): Result | undefined {
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  rmSync(file);
  return result;
}

interface Jest {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  /** Those that a `skip` or another's `only` left out. */
  numPendingTests: number;
}

const jest = take<Jest>('.cache/jest.json');
const playwright = take<{ stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number> }>(
  '.cache/playwright.json',
);
if (!jest) console.log('The unit tests did not run.');
if (!playwright) console.log('The browser tests did not run.');
const flaky = playwright?.stats.flaky ?? 0;
const passed = (jest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + flaky;
// A file that cannot be loaded fails without a test.
const failed =
  Math.max(jest?.numFailedTests ?? 0, jest?.numFailedTestSuites ?? 0) + (playwright?.stats.unexpected ?? 0);
const skipped = (jest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0);
const more = (count: number, what: string) => (count > 0 ? `, ${count} ${what}` : '');
console.log(`\n${passed} passed, ${failed} failed${more(skipped, 'skipped')}${more(flaky, 'only when retried')}`);
// Only browsers that are not installed may be left out, and nothing where every change is tested.
if (failed > 0 || !jest || !playwright || jest.numPendingTests > 0 || (process.env.CI && skipped > 0)) {
  process.exitCode = 1;
}
