/**
 * Runs `next build` and moves its export to `.cache/export`, from which the publish step makes `out/`. So one export
 * can be published more than once, as the tests do.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { runSteps } from './run-steps';

/** Where Next puts its export. */
const FROM = 'out';
const TO = '.cache/export';

rmSync(FROM, { recursive: true, force: true });
rmSync(TO, { recursive: true, force: true });
runSteps([{ name: 'next build', command: 'next build' }]).then(
  () => {
    mkdirSync('.cache', { recursive: true });
    renameSync(FROM, TO);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
