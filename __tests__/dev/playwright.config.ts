import { defineConfig } from '@playwright/test';
import { findTestBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';
import { ONE_BROWSER } from '@/__tests__/support/playwright-defaults';

/**
 * `npm run test:dev`: an editor's changes under `npm run dev`, in a real Chromium, one after another.
 */
export default defineConfig({
  ...ONE_BROWSER,
  // The editor is bundled when it is first opened.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findTestBrowser(), args: TEST_FLAGS },
  },
});
