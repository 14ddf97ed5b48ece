/**
 * `npm test`: everything that must hold before a change lands, cheapest first: types, lint, format, spelling, content,
 * unit tests, build, conformance of the built pages, browser tests.
 *
 * `npm run test:react` (the flag `--react`): the browser tests of the islands, on React instead of Preact. It tells whether
 * a difference between the two is at fault, after an upgrade of either.
 */
import { EMAIL_VARIABLES } from '@/components/contact-form/email/config';
import { FIREBASE_VARIABLES } from '@/components/contact-form/firebase/firebase';
import { runSteps, type Step } from './run-steps';

const ALL: Step[] = [
  { name: 'Types', command: 'next typegen && tsc' },
  { name: 'Lint', command: 'eslint --max-warnings 0 .' },
  { name: 'Format', command: 'prettier --check --log-level warn .' },
  { name: 'Spelling', command: 'tsx scripts/check-spelling.ts' },
  { name: 'Content', command: 'tsx scripts/check-content.ts' },
  { name: 'Unit tests', command: 'jest' },
  { name: 'Build', command: 'tsx scripts/build.ts' },
  { name: 'Conformance of the built pages', command: 'jest --config jest.conformance.config.mjs' },
  { name: 'Browser for the tests', command: 'tsx scripts/ensure-browser.ts' },
  { name: 'Browser tests', command: 'playwright test' },
];

const ON_REACT: Step[] = [
  { name: 'Build', command: 'tsx scripts/build.ts' },
  {
    name: 'The same islands on React',
    command: 'tsx publish/main.ts --islands=react --to=.cache/react --policy=.cache/publish/policy-react.json',
  },
  {
    name: 'Browser tests of the islands on React',
    command: 'playwright test menu carousel tabs contact fault-matrix',
    env: { SITE_DIR: '.cache/react' },
  },
];

/** The tests send to the local mailbox only. A variable that is set, though empty, is not read from `.env.local`. */
const NO_SERVICE = Object.fromEntries([...EMAIL_VARIABLES, ...FIREBASE_VARIABLES].map((name) => [name, '']));

const steps = process.argv.includes('--react') ? ON_REACT : ALL;
const started = performance.now();
runSteps(steps, { ...process.env, ...NO_SERVICE, NEXT_TELEMETRY_DISABLED: '1' }).then(
  (seconds) => {
    console.log('\nAll steps passed:');
    for (const [name, took] of seconds) console.log(`  ${took.toFixed(1).padStart(6)} s  ${name}`);
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  in all`);
    console.log(`\n${seconds.size} passed, 0 failed`);
  },
  (error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  },
);
