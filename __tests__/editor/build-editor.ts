import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesOf } from '@/tools/hosting/site-rules';

/** Builds the editor before the tests. @throws {Error} if that changes the site */
export default function buildEditor(): void {
  const before = hashOfSite();
  const env = { ...process.env, EDITOR_REPOSITORY: 'nestif/website' };
  execFileSync('npm', ['run', 'build:editor'], { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (hashOfSite() !== before)
    throw new Error('`npm run build:editor` has changed `out/`. The editor must not be part of the site.');
}

/** A hash of the names and contents of all files in `out/`. */
function hashOfSite(): string {
  const hash = createHash('sha256');
  for (const file of filesOf('out')) hash.update(`${file}\0`).update(readFileSync(`out/${file}`));
  return hash.digest('hex');
}
