/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package when this is Debian and we are root,
 * Playwright's own download otherwise.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';
import { canInstallPackages, installPackages } from './install-packages';

if (findBrowser()) console.log(`Browser: ${findBrowser()}`);
else if (canInstallPackages()) installPackages('chromium');
else {
  console.log('No Chromium found: installing the one that Playwright brings …');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

if (!findBrowser()) {
  console.error(
    `No browser could be installed. Install Chromium, or set CHROMIUM to the path of one (${chromium.executablePath()}).`,
  );
  process.exit(1);
}
