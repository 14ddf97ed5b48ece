import { defineConfig } from '@playwright/test';
import { ONE_BROWSER } from '@/__tests__/support/playwright-defaults';

/**
 * `npm run test:browsers`: the journeys of visitors in Firefox and WebKit.
 *
 *     npm run test:browsers -- --project=firefox -g menu
 */
export default defineConfig({
  ...ONE_BROWSER,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
