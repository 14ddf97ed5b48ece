/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package when this is Debian and we are root,
 * Playwright's own download otherwise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

if (findBrowser()) console.log(`Browser: ${findBrowser()}`);
else if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('No Chromium found: installing the package "chromium" …');
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
} else {
  console.log('No Chromium found: installing the one that Playwright brings …');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

if (!findBrowser()) {
  console.error(
    `No browser could be installed. Install Chromium, or set CHROMIUM to the path of one (${chromium.executablePath()}).`,
  );
  process.exit(1);
}
