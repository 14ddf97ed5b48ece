import { defineConfig } from '@playwright/test';
import { ENGINE_PROGRAMS, findTestBrowser, TEST_FLAGS } from './tools/shared/find-browser';

/**
 * Browser tests: real browsers against the built `out/`, served by the project's own server. `npm run build` comes first.
 * Each worker starts a server and a mailbox of its own (see `__tests__/support/fixtures.ts`). Playwright drives Chromium;
 * `__tests__/support/engines` drives Debian's Firefox and WebKit; where they
 * are not installed, their tests are skipped.
 */
export default defineConfig({
  testDir: '__tests__',
  outputDir: 'test-results',
  // Snapshots are next to their test.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test that passes when retried hides a bug, but must not hold up an editor's change: the summary names it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A machine of half the speed keeps these with room to spare.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '.cache/playwright.json' }],
    // Puts the summary on the page of the run.
    ...(process.env.GITHUB_ACTIONS ? ([['github']] as const) : []),
  ],
  use: {
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser(),
      // The headless shell does not estimate the network, and would load lazy pictures further away than Chromium does
      // at 4G.
      args: [...TEST_FLAGS, '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'browser/desktop/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'browser/phone/*.spec.ts',
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true },
    },
    ...Object.keys(ENGINE_PROGRAMS).map((name) => ({
      name,
      testMatch: 'engines/*.spec.ts',
      // Firefox takes seconds to start.
      workers: 1,
      // WebKit's driver sometimes never answers when it should open its first window.
      retries: 1,
    })),
  ],
});
