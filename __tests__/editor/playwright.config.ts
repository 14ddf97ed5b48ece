import { defineConfig } from '@playwright/test';
import { findTestBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';
import { ONE_BROWSER } from '@/__tests__/support/playwright-defaults';

/**
 * `npm run test:editor`: the editor from `npm run build:editor` in a real Chromium, under the policy of its origin,
 * with a fake GitHub that has a real repository. Run `npm run build` first: a test compares the page next to the form
 * with `out/`.
 */
export default defineConfig({
  ...ONE_BROWSER,
  globalSetup: './build-editor.ts',
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    launchOptions: { executablePath: findTestBrowser(), args: TEST_FLAGS },
  },
});
