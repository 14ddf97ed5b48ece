/**
 * `npm run build`: content check, pictures, Next's export, publish step, hosting files. Leaves the finished site in
 * `out/`.
 */
import { runSteps } from './run-steps';

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

runSteps(
  [
    { name: 'Check the content', command: 'tsx scripts/check-content.ts' },
    { name: 'Make the pictures', command: 'tsx pictures/make.ts' },
    { name: 'Export the pages', command: 'next build' },
    { name: 'Write the hosting rules', command: 'tsx hosting/main.ts' },
  ],
  env,
).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
