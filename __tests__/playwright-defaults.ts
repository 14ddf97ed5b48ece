import type { PlaywrightTestConfig } from '@playwright/test';

/** For the tests beside a configuration in a folder of this one that drive one browser, one test after another. */
export const ONE_BROWSER: PlaywrightTestConfig = {
  testDir: '.',
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
};
