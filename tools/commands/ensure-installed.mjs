/**
 * Runs before `npm start`, `npm test` and the like: installs the packages when `node_modules` is missing or older than
 * the lock file. Plain Node, since nothing else can be relied on yet.
 *
 * With the name of a folder, it installs the packages of that folder, and runs none of their scripts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
const inFolder = (file) => path.join(folder ?? '', file);

/** npm writes this file at the end of every install. */
const MARK = inFolder('node_modules/.package-lock.json');

if (!existsSync(MARK) || statSync(MARK).mtimeMs < statSync(inFolder('package-lock.json')).mtimeMs) {
  console.error('Installing packages (npm ci) …');
  const options = folder ? ['--prefix', folder, '--ignore-scripts'] : [];
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', ...options], {
    // Standard output belongs to the command that follows.
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
}
