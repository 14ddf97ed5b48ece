/**
 * `npm test`: everything that must hold before a change lands. What needs one core runs in two lanes beside each other:
 * the build beside lint, format and spelling, then the changes of the content beside the types. What uses both cores
 * follows: jest, then the browser tests.
 *
 * `npm test -- --all`, as `.ci/run` does: then the other suites too, those that mostly wait beside each other.
 *
 * `npm test -- --content`: what a change of content alone can break. The other tests stay green after any such change,
 * as `npm run test:editing` proves.
 *
 * `npm run test:react` (the flag `--react`): the browser tests of the islands, on React instead of Preact. It shows
 * whether a difference between the two causes a failure, after an upgrade of either.
 */
import { EMAIL_VARIABLES } from '@/components/contact-form/email/config';
import { FIREBASE_VARIABLES } from '@/components/contact-form/firebase/firebase';
import { PREVIEW_VARIABLE } from '@/lib/preview';
import { runStages, type Stage, type Step } from './run-steps';

const BUILD: Step = { name: 'Build', command: 'tsx tools/scripts/build.ts' };
const EDITING: Step = {
  name: 'Ordinary changes of the content, all at once',
  command: 'tsx __tests__/editing/main.ts --combined',
};
const BROWSER: Step = { name: 'Browser for the tests', command: 'tsx tools/scripts/ensure-browser.ts' };

const suite = (name: string): Step => ({ name: `test:${name}`, command: `npm run test:${name}` });

const STAGES: Stage[] = [
  [
    [BUILD],
    [
      { name: 'Lint', command: 'npm run lint' },
      { name: 'Format', command: 'prettier --check --log-level warn .' },
      // What editors write, a name above all, need not be in a dictionary.
      { name: 'Spelling', command: `npm run spelling -- --exclude 'content/**'` },
      BROWSER,
    ],
  ],
  // Both need what the build leaves in `.next`: its types, and its compiled code, of which the changes are made in a
  // copy.
  [[EDITING], [{ name: 'Types', command: 'tsc' }]],
  [[{ name: 'Unit tests, conformance of the built pages', command: 'jest' }]],
  [[{ name: 'Browser tests', command: 'playwright test' }]],
];

const OTHER_SUITES: Stage[] = [
  // These measure times.
  [[suite('editor'), suite('dev')]],
  [[suite('engines')], [suite('outbox'), suite('hosts')]],
];

const OF_CONTENT: Stage[] = [
  [[BUILD]],
  [[{ name: 'Conformance of the built pages', command: 'jest --selectProjects conformance' }]],
];

const ON_REACT: Stage[] = [
  [
    [
      BUILD,
      {
        name: 'The same islands on React',
        command:
          'tsx tools/publish/main.ts --islands=react --to=.cache/react --policy=.cache/publish/policy-react.json',
      },
      BROWSER,
      {
        name: 'Browser tests of the islands on React',
        command: 'playwright test menu carousel tabs contact',
        env: { SITE_DIR: '.cache/react' },
      },
    ],
  ],
];

/** The tests send to the local mailbox only. A variable that is set, though empty, is not read from `.env.local`. */
const NO_SERVICE = Object.fromEntries(
  [...EMAIL_VARIABLES, ...FIREBASE_VARIABLES, PREVIEW_VARIABLE].map((name) => [name, '']),
);

const STAGES_OF: Record<string, Stage[]> = {
  '--all': [...STAGES, ...OTHER_SUITES],
  '--content': OF_CONTENT,
  '--react': ON_REACT,
};
const stages = STAGES_OF[process.argv[2] ?? ''] ?? STAGES;
const started = performance.now();
runStages(stages, { ...process.env, ...NO_SERVICE, NEXT_TELEMETRY_DISABLED: '1' }).then(
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
