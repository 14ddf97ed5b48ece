import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The path of a program that the shell would find. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** The path of a Chromium for tests and measurements; undefined when there is none. `CHROMIUM` overrides the search. */
export function findBrowser(): string | undefined {
  const { CHROMIUM } = process.env;
  const programs = ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram);
  // The last is the one that Playwright downloaded.
  return [CHROMIUM, ...programs, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Chromium without its user interface. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The path of a Chromium for browser tests: the headless shell has the same engine and takes a third less time. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM || findProgram(HEADLESS_SHELL) || findBrowser();

/** What the tests in other engines run, by the names of Playwright's projects, with Debian's packages. */
export const ENGINE_PROGRAMS = {
  firefox: [{ name: 'firefox-esr', debian: 'firefox-esr' }],
  webkit: [
    { name: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
    { name: 'Xvfb', debian: 'xvfb' },
  ],
} as const;

/** Whether the tests can run in an engine. */
export const hasEngine = (project: string): boolean =>
  ENGINE_PROGRAMS[project as keyof typeof ENGINE_PROGRAMS].every(({ name }) => findProgram(name));

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
