import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';

/**
 * Browser tests: a real Chromium against the built `out/`, served by the project's own server. `npm run build` comes
 * first. Each worker starts a server and a mailbox of its own (see `__tests__/support/fixtures.ts`).
 */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  // Beside the test, the same for all windows.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test that passes at the second try hides a fault.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Containers have no sandbox and little shared memory; the rest keeps the browser from calls of its own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // Nothing leaves the machine, whatever the site in `out/` was built for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: ['both/*.spec.ts', 'desktop/*.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: ['both/*.spec.ts', 'phone/*.spec.ts'],
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true },
    },
  ],
});
