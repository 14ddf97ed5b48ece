/**
 * `npm run build`: environment, content check, pictures, Next's export, publish step, hosting files. Leaves the finished
 * site in `out/`.
 */
import nextEnv from '@next/env';
import { readEmailConfig } from '@/lib/email/config';
import { isFirebaseConfigured } from '@/lib/firebase';
import { runSteps } from './run-steps';

const STEPS = [
  { name: 'Check the content', command: 'tsx scripts/check-content.ts' },
  { name: 'Make the pictures', command: 'tsx pictures/make.ts' },
  { name: 'Export the pages', command: 'tsx scripts/export.ts' },
  { name: 'Publish: pages without the runtime', command: 'tsx publish/main.ts' },
  { name: 'Write the hosting rules', command: 'tsx hosting/main.ts' },
];

async function build(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  // A configuration that is only half there stops the build before it has cost any time.
  readEmailConfig(process.env);
  isFirebaseConfigured(process.env);
  await runSteps(STEPS, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
}

build().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
