/**
 * The last step of `npm test`, if all others pass: prints how many tests have passed, as jest and Playwright wrote them
 * down. A step that fails ends `npm test`, so that the last lines of its log are the cause and the step's name.
 */
import { readFileSync } from 'node:fs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** `numPendingTests` are those that a `skip` or another's `only` left out. */
const jest = read('.cache/jest.json') as Record<'numPassedTests' | 'numPendingTests', number>;
const { stats } = read('.cache/playwright.json') as { stats: Record<'expected' | 'flaky' | 'skipped', number> };
const skipped = jest.numPendingTests + stats.skipped;
const more = (count: number, what: string) => (count > 0 ? `, ${count} ${what}` : '');
const passed = jest.numPassedTests + stats.expected + stats.flaky;
console.log(`\n${passed} passed${more(skipped, 'skipped')}${more(stats.flaky, 'only when retried')}`);
// Only browsers that are not installed may be left out, and nothing where every change is tested.
if (jest.numPendingTests > 0 || (process.env.CI && skipped > 0)) {
  console.error('Every test has to run: remove `skip` and `only`, and install the browsers (npm run browsers).');
  process.exitCode = 1;
}
