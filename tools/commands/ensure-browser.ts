/**
 * Finds a Chromium for the browser tests, or installs one: Debian's packages when this is Debian and we are root,
 * Playwright's own download otherwise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { findBrowser, findTestBrowser, HEADLESS_SHELL } from '@/tools/shared/find-browser';
import { canInstallPackages, installPackages } from '@/tools/shared/install-packages';

const hasShell = process.env.CHROMIUM || existsSync(HEADLESS_SHELL);
const missing = [...(findBrowser() ? [] : ['chromium']), ...(hasShell ? [] : ['chromium-headless-shell'])];

if (missing.length > 0 && canInstallPackages()) {
  try {
    installPackages(...missing);
  } catch (error) {
    // The headless shell only saves time: the tests also run with Chromium, but more slowly.
    console.warn(String(error));
  }
} else if (!findBrowser()) {
  console.log("No Chromium found: installing Playwright's own …");
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  execFileSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
}

if (!findBrowser()) {
  console.error(
    `No browser could be installed. Install Chromium, or set CHROMIUM to the path of one (${chromium.executablePath()}).`,
  );
  process.exit(1);
}

console.log(`Browser: ${findTestBrowser()}`);
