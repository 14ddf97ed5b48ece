import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `installPackages` works here: on Debian, as root. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, if this is Debian and we are root; does nothing otherwise. */
export function installPackages(...names: string[]): void {
  if (!canInstallPackages()) return;
  console.log(`Installing the packages ${names.join(', ')} …`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...names);
}
