import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `installPackages` works here: on Debian, as root. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, if this is Debian and we are root; does nothing otherwise. */
export function installPackages(...names: string[]): void {
  if (!canInstallPackages()) return;
  console.log(`Installing the packages ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // One at a time, because suites can run side by side.
  const apt = (...args: string[]) =>
    execFileSync('flock', ['/tmp/apt-get.lock', 'apt-get', ...args], { stdio: 'inherit', env });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...names);
}

/**
 * Installs the packages of Debian that are missing.
 *
 * @param files packages by name, each with a file that shows that it is installed
 * @throws {Error} naming what is missing and cannot be installed
 */
export function requirePackages(files: Record<string, string>): void {
  const missing = () => Object.keys(files).filter((name) => !existsSync(files[name]!));
  if (missing().length > 0) installPackages(...missing());
  if (missing().length > 0) throw new Error(`Missing: Debian's packages ${missing().join(', ')}.`);
}
