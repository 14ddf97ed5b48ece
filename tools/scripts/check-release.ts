/**
 * What `npm run release` checks before it builds: names everything that is missing for a release at once, in
 * `content/`, in the environment of the build and in `.firebaserc`. Exits 1 when anything is.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { missingSettings } from './missing-settings';

const script = fileURLToPath(new URL('check-content.ts', import.meta.url));
const { status } = spawnSync(`tsx ${JSON.stringify(script)} --release`, { shell: true, stdio: 'inherit' });

const missing = missingSettings(process.env);
if (missing.length > 0) {
  console.error(`\nNot ready for release: settings are missing.\n- ${missing.join('\n- ')}`);
  console.error('\ndocs/deployment.md says where each comes from.');
}
if (status !== 0 || missing.length > 0) process.exitCode = 1;
