import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium may be, in order of preference: `$CHROMIUM`, the system's, the one that Playwright downloaded. */
const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

/** The path of a Chromium for tests and measurements; undefined when there is none. `CHROMIUM` overrides the search. */
export function findBrowser(): string | undefined {
  return CANDIDATES.find((path) => path && existsSync(path));
}

/** Chromium without its user interface. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium for browser tests: the headless shell has the same engine and takes a third less time. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser());

/** Flags for every Chromium of the project: containers have no sandbox, and the others stop Chromium's own requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for tests: containers have little shared memory; nothing may leave the machine, whatever `out/` was built for. */
export const TEST_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
