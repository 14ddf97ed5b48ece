/**
 * `npm run browsers`: installs the browsers of the tests that are missing, as Debian's packages; it needs root. Elsewhere it
 * lets Playwright download a Chromium, and names the packages to install.
 *
 * With `--check`, which begins `npm test`, it installs nothing: it says which tests will be left out, and exits with 1
 * if there is no Chromium, or if anything is missing where `CI` is set.
 */
import { execFileSync } from 'node:child_process';
import { ENGINE_PROGRAMS, findBrowser, findProgram, HEADLESS_SHELL } from '@/tools/shared/find-browser';

const missing = Object.entries(ENGINE_PROGRAMS).flatMap(([engine, programs]) =>
  programs.filter(({ name }) => !findProgram(name)).map(({ debian }) => ({ engine, debian })),
);

if (process.argv.includes('--check')) {
  const engines = [...new Set(missing.map(({ engine }) => engine))];
  if (engines.length > 0) console.log(`The tests in ${engines.join(' and ')} will be left out: it is not installed.`);
  if (!findBrowser()) console.log('There is no Chromium, which the tests need.');
  if (engines.length > 0 || !findBrowser()) console.log('"npm run browsers" installs what is missing.');
  if (!findBrowser() || (process.env.CI && engines.length > 0)) process.exitCode = 1;
} else {
  const packages: string[] = missing.map(({ debian }) => debian);
  if (!findBrowser()) packages.push('chromium');
  // The tests take a third less time with it.
  if (!process.env.CHROMIUM && !findProgram(HEADLESS_SHELL)) packages.push('chromium-headless-shell');
  if (packages.length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  } else {
    if (packages.length > 0) console.error(`Install these packages to run all tests: ${packages.join(', ')}.`);
    const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    if (!findBrowser()) execFileSync(process.execPath, playwright, { stdio: 'inherit' });
  }
}
