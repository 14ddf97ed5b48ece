import { defineConfig } from '@playwright/test';
import { findTestBrowser, TEST_FLAGS } from '../../tools/scripts/find-browser';

/** `npm run test:dev`: an editor's changes under `npm run dev`, in a real Chromium. One editor, one change after another. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findTestBrowser(), args: TEST_FLAGS },
  },
});
