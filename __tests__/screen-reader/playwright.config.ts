import { defineConfig } from '@playwright/test';
import { ONE_BROWSER } from '../playwright-defaults';

/**
 * `npm run test:screen-reader`: what visitors hear who listen to the site by Orca in Firefox ESR. After a journey its
 * transcript is in `.cache/screen-reader`.
 */
export default defineConfig({
  ...ONE_BROWSER,
  testMatch: '*.spec.ts',
  timeout: 180_000,
});
