/**
 * The needs of suites. What is missing is installed; a suite is skipped where it cannot be.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, requirePackages } from './install-packages';

/** Debian's packages, each with a file by which it is known to be there. */
export type Packages = Readonly<Record<string, string>>;

interface Needs {
  /** A Chromium. */
  browser?: boolean;
  packages?: Packages;
}

export const NEEDS = {
  editor: { browser: true },
  dev: { browser: true },
  browsers: {
    packages: {
      'firefox-esr': '/usr/bin/firefox-esr',
      xvfb: '/usr/bin/Xvfb',
      'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    },
  },
  outbox: { browser: true },
} as const satisfies Record<string, Needs>;

export type Suite = keyof typeof NEEDS;

/**
 * What this machine lacks for a suite, in words; undefined where it has everything, or can install it.
 *
 * @throws {Error} in GitHub's workflows, where nothing may be skipped
 */
export function lackOf(suite: Suite): string | undefined {
  const { packages }: Needs = NEEDS[suite];
  if (!packages) return undefined;
  if (process.platform !== 'linux') return lackOrThrow('Linux');
  return lackOfPackages(packages);
}

/** Installs what a suite needs and is missing. @throws {Error} where that fails */
export function prepare(suite: Suite): void {
  const { browser, packages = {} }: Needs = NEEDS[suite];
  const args = ['--import', 'tsx', 'tools/commands/ensure-browser.ts'];
  if (browser) execFileSync(process.execPath, args, { stdio: 'inherit' });
  requirePackages(packages);
}

/** The same for a test that needs no more than packages. */
export function lackOfPackages(packages: Packages): string | undefined {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]!));
  if (missing.length === 0 || canInstallPackages()) return undefined;
  return lackOrThrow(`Debian's packages ${missing.join(', ')}`);
}

/** The lack itself; in GitHub's workflows, where nothing may be skipped, an error. */
function lackOrThrow(lack: string): string {
  if (process.env.GITHUB_ACTIONS) throw new Error(`This job lacks ${lack}: see .github/workflows.`);
  return lack;
}
