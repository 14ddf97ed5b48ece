/**
 * `npm run build`: environment, content check, pictures, Next's export, publish step, hosting files. Leaves the finished
 * site in `out/`.
 *
 * `npm run release` adds `--release`: then the site is only built if nothing is left to fill in and the contact form has
 * a service.
 */
import { rmSync } from 'node:fs';
import nextEnv from '@next/env';
import { EMAIL_VARIABLES, LOCAL_MAILBOX, readEmailConfig } from '@/components/contact-form/email/config';
import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { runSteps } from './run-steps';

const release = process.argv.includes('--release');

const STEPS = [
  { name: 'Check the content', command: `tsx scripts/check-content.ts${release ? ' --release' : ''}` },
  { name: 'Make the pictures', command: 'tsx pictures/make.ts' },
  { name: 'Export the pages', command: 'tsx scripts/export.ts' },
  { name: 'Publish: pages without the runtime', command: 'tsx publish/main.ts' },
  { name: 'Write the hosting rules', command: 'tsx hosting/main.ts' },
];

async function build(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  // A configuration that is only half there stops the build before it has cost any time.
  const email = readEmailConfig(process.env);
  if (release && email === LOCAL_MAILBOX) {
    throw new Error(
      'Not ready for release: the contact form would send to the local mailbox, which no static host has. Set ' +
        `${EMAIL_VARIABLES.slice(0, -1).join(', ')} in the environment of the build or in .env.local, as .env.example says.`,
    );
  }
  const second = isFirebaseConfigured(process.env) ? ', and what it refuses to the document database' : '';
  console.log(`The contact form sends to ${email.origin || 'the local mailbox'}${second}.`);
  await runSteps(STEPS, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
}

build().catch((error: Error) => {
  // A site that is half made, without its headers for instance, must not be deployed.
  rmSync('out', { recursive: true, force: true });
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
