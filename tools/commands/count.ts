/** The last step of `npm test`: prints how many tests passed and failed, as jest and Playwright wrote them down. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @returns what a runner wrote into a file, which is then removed; undefined if it did not run */
function take<Result>(file: string): Result | undefined {
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  rmSync(file);
  return result;
}

const jest = take<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>('.cache/jest.json');
const playwright = take<{ stats: { expected: number; unexpected: number } }>('.cache/playwright.json');
if (!jest) console.log('The unit tests did not run.');
if (!playwright) console.log('The browser tests did not run.');
const passed = (jest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0);
// A file that cannot be loaded fails without a test.
const failed =
  Math.max(jest?.numFailedTests ?? 0, jest?.numFailedTestSuites ?? 0) + (playwright?.stats.unexpected ?? 0);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0 || !jest || !playwright) process.exitCode = 1;
