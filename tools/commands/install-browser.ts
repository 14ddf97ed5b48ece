/**
 * Installs the browsers of the tests that are missing: Debian's packages if this is Debian and we are root. Otherwise it
 * lets Playwright download a Chromium, and names the packages to install.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from '@/tools/shared/find-browser';

/** Debian's packages for the other engines, each with a file that shows that it is installed. */
const OTHER_ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  xvfb: '/usr/bin/Xvfb',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
};

const others = process.platform === 'linux' ? Object.entries(OTHER_ENGINES) : [];
const missing = others.flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
if (!findBrowser()) missing.push('chromium');
// The tests take a third less time with it.
if (!process.env.CHROMIUM && !existsSync(HEADLESS_SHELL)) missing.push('chromium-headless-shell');

if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...missing);
} else {
  if (missing.length > 0) console.error(`Install these packages to run all tests: ${missing.join(', ')}.`);
  if (findBrowser()) process.exit();
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}
