import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config';

/** `npm run test:growth`: menus and home page of a site with many pages, which the command has built in a copy. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  projects: [{ use: { viewport: { width: 1280, height: 720 } } }],
});
