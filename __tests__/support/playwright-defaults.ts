import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * Defaults for test folders with their own configuration, whose tests drive one browser one after another. They depend
 * on servers, drivers and other people's programs, which may respond too late on a busy machine. So a test that fails
 * runs once more, and is reported as flaky if it then passes.
 */
export const ONE_BROWSER: PlaywrightTestConfig = {
  testDir: '.',
  forbidOnly: !!process.env.CI,
  retries: 1,
  workers: 1,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
};
