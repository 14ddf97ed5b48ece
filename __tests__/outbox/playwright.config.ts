import { defineConfig } from '@playwright/test';
import { FULL } from './counts';
import { ONE_BROWSER } from '@/__tests__/support/playwright-defaults';

/**
 * `npm run test:outbox`: what happens to a message when the network goes, the browser is killed or the server stops, with
 * a server and a Chromium that restart. `FULL=1` repeats everything often enough to be sure.
 */
export default defineConfig({
  ...ONE_BROWSER,
  testMatch: '*.spec.ts',
  // The tests mostly wait.
  workers: 4,
  fullyParallel: true,
  timeout: FULL ? 1_800_000 : 90_000,
  expect: { timeout: 15_000 },
});
