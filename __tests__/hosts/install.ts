import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '@/tools/scripts/install-packages';

const FOLDER = path.resolve('__tests__/hosts');

/** Debian's packages, and the file by which each is known to be there. */
const PACKAGES: Record<string, string> = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

const missing = () => Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]!));

/**
 * Installs the engines of the hosts, where they are missing. No package runs a script: what superstatic compiles is
 * optional, and the others bring programs for this machine.
 *
 * @throws {Error} naming what is missing, where it cannot be installed: no engine is left out
 */
export function installHosts(): void {
  if (missing().length > 0) installPackages(...missing());
  if (missing().length > 0) throw new Error(`Missing: Debian's packages ${missing().join(', ')}.`);
  // npm writes this file at the end of every install.
  const mark = path.join(FOLDER, 'node_modules/.package-lock.json');
  if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(path.join(FOLDER, 'package-lock.json')).mtimeMs) {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['ci', '--prefix', FOLDER, ...quiet], { stdio: 'inherit' });
  }
}

const require = createRequire(import.meta.url);

/** A package of this folder that is a CommonJS module. */
export const loadCommonJs = <T>(name: string): T => require(name) as T;

/** A package of this folder that is an ES module. */
export const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(fileOfPackage(name)).href)) as T;

/** The main file of a package of this folder, or a file in it. */
export const fileOfPackage = (name: string): string => require.resolve(name);

/** Node 22, which wrangler wants. */
export function newerNode(): string {
  return path.join(FOLDER, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
}
