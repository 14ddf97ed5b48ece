/** What each suite needs. Anything missing is installed; if it cannot be, the suite is skipped. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, requirePackages } from './install-packages';

/** Debian's packages, each with a file that shows that it is installed. */
export type Packages = Readonly<Record<string, string>>;

interface Needs {
  /** Whether the suite needs a Chromium. */
  browser?: boolean;
  packages?: Packages;
}

export const NEEDS = {
  browsers: {
    packages: {
      'firefox-esr': '/usr/bin/firefox-esr',
      xvfb: '/usr/bin/Xvfb',
      'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    },
  },
} as const satisfies Record<string, Needs>;

export type Suite = keyof typeof NEEDS;

/**
 * What this machine lacks for a suite, in words; undefined if it has everything, or can install it.
 *
 * @throws {Error} in GitHub's workflows, where nothing may be skipped
 */
export function lackOf(suite: Suite): string | undefined {
  const { packages }: Needs = NEEDS[suite];
  if (!packages) return undefined;
  if (process.platform !== 'linux') return lackOrThrow('Linux');
  return lackOfPackages(packages);
}

/** Installs the packages that a suite needs and that are missing. @throws {Error} if that fails */
export function prepare(suite: Suite): void {
  const { browser, packages = {} }: Needs = NEEDS[suite];
  const args = ['--import', 'tsx', 'tools/commands/ensure-browser.ts'];
  if (browser) execFileSync(process.execPath, args, { stdio: 'inherit' });
  requirePackages(packages);
}

/** What this machine lacks for a test that needs only packages, in words; undefined if it can run. */
export function lackOfPackages(packages: Packages): string | undefined {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]!));
  if (missing.length === 0 || canInstallPackages()) return undefined;
  return lackOrThrow(`Debian's packages ${missing.join(', ')}`);
}

/** Returns what is missing, or throws it in GitHub's workflows, where nothing may be skipped. */
function lackOrThrow(lack: string): string {
  if (process.env.GITHUB_ACTIONS) throw new Error(`This job lacks ${lack}: see .github/workflows.`);
  return lack;
}
