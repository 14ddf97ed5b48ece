import { defineConfig } from '@playwright/test';
import { ONE_BROWSER } from '../playwright-defaults';
import { ENGINES } from './engines';

/**
 * `npm run test:engines`: the journeys of visitors in Firefox, WebKit and two old Chromiums.
 *
 *     npm run test:engines -- --project=firefox -g menu
 */
export default defineConfig({
  ...ONE_BROWSER,
  globalSetup: './install.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  projects: Object.keys(ENGINES).map((name) => ({
    name,
    testMatch: name === 'chromium-74' ? 'old-browser.spec.ts' : '*.spec.ts',
    testIgnore: name === 'chromium-74' ? [] : 'old-browser.spec.ts',
  })),
});
