import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the packages of `tools/bench/package.json` on first use: building and testing the site does not need them.
 */
export function ensureBenchPackages(): void {
  if (existsSync('tools/bench/node_modules')) return;
  execFileSync('npm', ['ci', '--prefix', 'tools/bench', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
