import { defineConfig } from '@playwright/test';
import { findTestBrowser, TEST_FLAGS } from '../../tools/scripts/find-browser';
import { ONE_BROWSER } from '../playwright-defaults';

/** The rehearsal of a release, which `npm run test:hosts` runs after the table of requests. */
export default defineConfig({
  ...ONE_BROWSER,
  use: {
    locale: 'en-IN',
    // A phone, whose pages have pictures further down than Chromium loads ahead at 4G.
    viewport: { width: 360, height: 640 },
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...TEST_FLAGS, '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'],
    },
  },
});
