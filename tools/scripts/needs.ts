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
  /** The folder of npm packages of its own. */
  folder?: string;
  packages?: Packages;
  /** Its programs are made for this processor only. */
  processor?: string;
}

const FIREFOX = { 'firefox-esr': '/usr/bin/firefox-esr' };
const SCREEN = { xvfb: '/usr/bin/Xvfb' };

export const NEEDS = {
  editor: { browser: true, folder: '__tests__/engines' },
  dev: { browser: true, folder: '__tests__/engines' },
  engines: {
    folder: '__tests__/engines',
    packages: { ...FIREFOX, ...SCREEN, 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver' },
    processor: 'x64',
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
  const { packages, processor }: Needs = NEEDS[suite];
  if (!packages) return undefined;
  if (process.platform !== 'linux') return lackOrThrow('Linux');
  if (processor && process.arch !== processor) return lackOrThrow(`a processor of the kind ${processor}`);
  return lackOfPackages(packages);
}

/** Installs what a suite needs and is missing. @throws {Error} where that fails */
export function prepare(suite: Suite): void {
  const { browser, folder, packages = {} }: Needs = NEEDS[suite];
  const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' });
  if (folder) run('tools/scripts/ensure-installed.mjs', folder);
  if (browser) run('--import', 'tsx', 'tools/scripts/ensure-browser.ts');
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
