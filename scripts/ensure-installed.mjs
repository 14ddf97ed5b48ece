/**
 * Runs before `npm start`, `npm test` and the like: installs the packages when `node_modules` is missing or older than
 * the lock file. Plain Node, since nothing else can be relied on yet.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** npm writes this file at the end of every install. */
const MARK = 'node_modules/.package-lock.json';

if (!existsSync(MARK) || statSync(MARK).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing packages (npm ci) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
}
