import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium may be, best first: the one asked for, the system's, the one Playwright has downloaded. */
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
