/**
 * Installs the Node that the workflows run, where this is another one. Plain Node: `.ci/run` begins with it, beside the
 * packages of the site.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The major version that `.nvmrc` names. */
export const MAJOR = /\d+/.exec(readFileSync(path.join(FOLDER, '../../.nvmrc'), 'utf8'))?.[0] ?? '';

/**
 * The package is that of the lock file; where `.nvmrc` has moved on since, it is the newest of the new version.
 *
 * @returns {string | undefined} the folder of the program; undefined where this is that version, or there is no package
 *   for the system
 * @throws {Error} when it cannot be installed
 */
export function installNode() {
  if (process.versions.node.startsWith(`${MAJOR}.`)) return undefined;
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8'));
  const locked = optionalDependencies[name];
  if (!locked) return undefined;
  const bin = path.join(FOLDER, 'node_modules', name, 'bin');
  if (versionIn(bin).startsWith(`v${MAJOR}.`)) return bin;
  const packages = locked.startsWith(`${MAJOR}.`) ? ['ci'] : ['install', '--no-save', `${name}@${MAJOR}`];
  execFileSync('npm', [...packages, '--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  return bin;
}

/** @param {string} bin */
function versionIn(bin) {
  try {
    return execFileSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installNode();
