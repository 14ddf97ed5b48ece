/**
 * `npm test`: runs everything that must pass before a change lands. Steps that need one core run in two lanes side by
 * side: the build alongside lint, format and spelling, then the content changes alongside the type check. Steps that
 * use both cores follow: jest, then the browser tests.
 *
 * `npm test -- --all`, which `.ci/run` uses, then runs the other suites too, side by side if they mostly wait.
 *
 * `npm test -- --content` runs only the tests that a change to the content can break. The other tests pass after any
 * such change.
 */
import { EMAIL_VARIABLES } from '@/lib/contact/config';
import { FIREBASE_VARIABLES } from '@/lib/firebase/config';
import { PREVIEW_VARIABLE } from '@/lib/site/preview';
import { readFlags } from '@/tools/shared/arguments';
import { lackOf, type Suite } from '@/tools/shared/needs';
import { runStages, type Step } from '@/tools/shared/run-steps';

const BUILD: Step = { name: 'Build', command: 'tsx tools/commands/build.ts' };
const BROWSER: Step = { name: 'Browser for the tests', command: 'tsx tools/commands/ensure-browser.ts' };

interface TestStep extends Step {
  /** It is skipped on a machine that lacks what this suite needs. */
  suite?: Suite;
}

type TestStage = readonly (readonly TestStep[])[];

const stepOf = (suite: Suite): TestStep => ({ name: `test:${suite}`, command: `npm run test:${suite}`, suite });

const FORMAT =
  'tsx tools/commands/tracked.ts prettier --config prettier.config.mjs --check --log-level warn --ignore-unknown';

const SCREENSHOTS: Step = { name: 'Screenshots of a page', command: 'tsx tools/commands/screenshots.ts /about' };

const UNIT_TESTS: Step = { name: 'Unit tests, conformance of the built pages', command: 'jest' };

const STAGES: TestStage[] = [
  [
    [BUILD],
    [
      { name: 'Lint', command: 'npm run lint' },
      { name: 'Format', command: FORMAT },
      // Editors' words, names above all, need not be in a dictionary.
      { name: 'Spelling', command: `npm run spelling -- --exclude "content/**"` },
      BROWSER,
    ],
  ],
  // Both need what the build leaves in `.next`: the types, and the compiled code, which is copied to try the changes.
  [[{ name: 'Types', command: 'tsc && tsc -p lib/contact/worker' }]],
  [[UNIT_TESTS]],
  [[{ name: 'Browser tests', command: 'playwright test' }]],
];

const OTHER_SUITES: TestStage[] = [
  // These measure times, so nothing else runs at the same time.
  [[stepOf('browsers')], [SCREENSHOTS]],
];

const OF_CONTENT: TestStage[] = [
  [[BUILD]],
  [[{ name: 'Conformance of the built pages', command: 'jest --selectProjects built' }]],
];

/** The tests send only to the local mailbox. A variable that is set, even if empty, is not read from `.env.local`. */
const NO_SERVICE = Object.fromEntries(
  [...EMAIL_VARIABLES, ...FIREBASE_VARIABLES, PREVIEW_VARIABLE].map((name) => [name, '']),
);

const { all, content } = readFlags('npm test -- [--all | --content]', 'all', 'content');
const asked = all ? [...STAGES, ...OTHER_SUITES] : content ? OF_CONTENT : STAGES;
/** What this machine lacks for a step, by its name. */
const lacks = new Map<string, string>();
for (const { name, suite } of asked.flat(2)) {
  const lack = suite && lackOf(suite);
  if (lack) lacks.set(name, lack);
}
const stages = asked.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => !lacks.has(name))));
const started = performance.now();
// Each command sets `NODE_ENV` itself.
delete (process.env as Record<string, string>).NODE_ENV;
runStages(stages, { ...process.env, ...NO_SERVICE, NEXT_TELEMETRY_DISABLED: '1' }).then(
  (seconds) => {
    console.log('\nAll steps passed:');
    for (const [name, took] of seconds) console.log(`  ${took.toFixed(1).padStart(6)} s  ${name}`);
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  in all`);
    for (const [name, lack] of lacks) console.log(`  skipped  ${name}, which needs ${lack}`);
    console.log(`\n${seconds.size} passed, 0 failed${lacks.size > 0 ? `, ${lacks.size} skipped` : ''}`);
  },
  (error: Error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  },
);
