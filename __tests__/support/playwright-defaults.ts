import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * For the tests beside a configuration in a folder of this one that drive one browser, one test after another. They meet
 * servers, drivers and other people's programs, which a busy machine may keep from answering in time: a test that fails
 * runs once more, and is reported as flaky when it passes then.
 */
export const ONE_BROWSER: PlaywrightTestConfig = {
  testDir: '.',
  forbidOnly: !!process.env.CI,
  retries: 1,
  workers: 1,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
};
