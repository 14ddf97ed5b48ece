/**
 * `npm run build`: environment, content check, pictures, Next's export, postbuild step, hosting files. Writes the
 * finished site to `out/`.
 *
 * `npm run release` adds `--release`: it only builds if nothing is missing for a release, such as the real text of a
 * placeholder or the ids of the email service, and lists everything that is missing.
 */
import { rmSync } from 'node:fs';
import { NOWHERE, readEmailConfig } from '@/lib/contact/config';
import { isFirebaseConfigured } from '@/lib/firebase/config';
import { isPreview } from '@/lib/site/preview';
import { readFlags } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';
import { missingSettings } from '@/tools/hosting/missing-settings';
import { runSteps } from '@/tools/shared/run-steps';

const { release = false } = readFlags('npm run build -- [--release]', 'release');

const STEPS = [
  { name: 'Check the content', command: `tsx tools/commands/check.ts${release ? ' --release' : ''}` },
  { name: 'Make the pictures', command: 'tsx tools/commands/pictures.ts' },
  { name: 'Export the pages', command: 'tsx tools/commands/export.ts' },
  { name: 'Postbuild: pages without the runtime', command: 'tsx tools/commands/postbuild.ts' },
  // Not in a preview: a draft's code would run beside an editor's token.
  ...(isPreview(process.env) ? [] : [{ name: 'Add the forms', command: 'tsx tools/editor/build.ts out/admin' }]),
  { name: 'Write the hosting rules', command: 'tsx tools/commands/hosting-rules.ts' },
  // The smoke test runs from the version that is live (smoke.yml). Without git, the site does not name its version.
  ...(release
    ? [{ name: 'Name the version', command: 'git rev-parse HEAD > out/version.txt || rm out/version.txt' }]
    : []),
];

// Every web server must be able to read the files of a build.
process.umask(0o022);

const NEXT = `
The release is in out/. What comes next (docs/deployment.md#3-the-first-release-by-hand):
  look at it:    npm run firebase -- emulators:start --only hosting
  make it live:  npm run firebase -- deploy --only hosting --message "$(git rev-parse HEAD)"`;

async function build(): Promise<void> {
  loadEnvironment('production');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const missing = release ? missingSettings(env) : [];
  if (missing.length > 0) {
    // Check the content first, so that everything that is missing is reported together.
    await runSteps(STEPS.slice(0, 1), env).catch(({ message }: Error) => console.error(message));
    const list = `Not ready for release: settings are missing.\n- ${missing.join('\n- ')}`;
    throw new Error(`${list}\n\ndocs/deployment.md says where to find each.`);
  }
  // An incomplete configuration stops the build before it takes any time.
  console.log(`The contact form sends ${destination()}.`);
  await runSteps(STEPS, env);
  if (release) console.log(NEXT);
}

/** @throws Error when the configuration of a service is incomplete */
function destination(): string {
  const email = readEmailConfig(process.env);
  isFirebaseConfigured(process.env);
  if (email === NOWHERE) return 'nothing: this is a preview';
  return `messages to ${email.origin || 'the local mailbox'}`;
}

build().catch((error: Error) => {
  rmSync('out', { recursive: true, force: true });
  console.error(`\n${error.message}\n\nout/ was removed: an incomplete site must not be deployed.`);
  process.exitCode = 1;
});
