/**
 * `npm run test:editing`: makes ordinary changes to the content, one after another in a copy of the working tree, and
 * expects the check, the build and the tests to pass after each. `npm run build` comes first: the copy only rebuilds
 * its pages.
 *
 * - `--from=7`: makes the changes before the seventh without testing them; `--to=9` ends after the ninth
 * - `--examples`: only fills in what the company has yet to provide, and leaves the site in `.cache/editing/out` to
 *   look at
 * - `--combined`: makes all changes together, as `npm test` does, and runs only what takes seconds: the check, Next's
 *   pages, and the conformance tests that need no published page
 */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from '@/tools/shared/arguments';
import { CHANGES, type Change } from './changes';
import { fillInExamples } from './examples';
import { WorkingCopy } from '@/__tests__/support/working-copy';

const USAGE = 'npm run test:editing -- [--from=7] [--to=9] [--examples | --combined]';
const ROOT = path.resolve('.cache/editing');

/** Tests that read the content or what is made from it; the check's other tests have their own content. */
const TESTS =
  '__tests__/(built/(?!browser-support)|unit/(lib/(?!content)|lib/content/(editing|core/mutation)|components/(?!contact-form)|app/trust|docs/editing-guide))';

const CHECK = 'tsx tools/commands/check.ts';
const PICTURES = 'tsx tools/commands/pictures.ts';
const GENERATE = 'next build --experimental-build-mode generate';
const PUBLISH = 'tsx tools/commands/postbuild.ts && tsx tools/commands/hosting-rules.ts';

/** The files of the content folders: adding or removing one changes the routes. */
const pagesOf = (root: string) =>
  ['services', 'insights', 'industries'].flatMap((folder) => readdirSync(path.join(root, 'content', folder))).join();

let generated = pagesOf('.');

/** Exports the copy with Next, from the code that the build has compiled. */
function generate(copy: WorkingCopy): void {
  copy.run(GENERATE);
  // The first run exports only the routes that Next knew before.
  if (pagesOf(copy.root) !== generated) copy.run(GENERATE);
  generated = pagesOf(copy.root);
}

function build(copy: WorkingCopy): void {
  copy.run(CHECK);
  copy.run(PICTURES);
  generate(copy);
  rmSync(copy.path('.cache/export'), { recursive: true, force: true });
  renameSync(copy.path('out'), copy.path('.cache/export'));
  copy.run(PUBLISH);
}

function buildAndTest(copy: WorkingCopy): void {
  build(copy);
  copy.run(`jest '${TESTS}'`);
}

/**
 * Tests only Next's own pages, which already have everything that the specification requires. The postbuild step and
 * its rules are tested on the real site.
 */
function testQuickly(copy: WorkingCopy): void {
  copy.run(CHECK);
  copy.run(PICTURES);
  generate(copy);
  copy.run(
    'jest __tests__/built/content __tests__/built/specification __tests__/built/constants __tests__/unit/lib/site/menu',
  );
}

async function make(copy: WorkingCopy, changes: readonly Change[]): Promise<void> {
  for (const { name, make } of changes) {
    try {
      await make(copy);
    } catch (error) {
      throw new Error(`The change "${name}" could not be made.`, { cause: error });
    }
  }
}

async function main(): Promise<void> {
  const { values: flags } = readArguments(USAGE, {
    options: {
      combined: { type: 'boolean', default: false },
      examples: { type: 'boolean', default: false },
      from: { type: 'string', default: '1' },
      to: { type: 'string', default: String(CHANGES.length) },
    },
  });
  const [from, to] = [Number(flags.from), Number(flags.to)];
  if (!(from >= 1 && to >= from && to <= CHANGES.length)) {
    refuse(USAGE, `There are ${CHANGES.length} changes: --from=${flags.from} --to=${flags.to} is none of them.`);
  }
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build: run "npm run build" before this command.');
  const copy = new WorkingCopy(ROOT);
  cpSync('.next', copy.path('.next'), { recursive: true });
  if (flags.examples) {
    await fillInExamples(copy);
    build(copy);
    console.log(`The site with examples is in ${ROOT}/out.`);
    return;
  }
  if (flags.combined) {
    await make(copy, CHANGES);
    testQuickly(copy);
    console.log(`${CHANGES.length} ordinary changes at once: passed.`);
    rmSync(ROOT, { recursive: true });
    return;
  }

  await make(copy, CHANGES.slice(0, from - 1));
  for (const [index, change] of CHANGES.entries()) {
    if (index < from - 1 || index >= to) continue;
    const started = performance.now();
    await make(copy, [change]);
    buildAndTest(copy);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${String(index + 1).padStart(2)}/${CHANGES.length} passed in ${seconds} s: ${change.name}`);
  }
  if (to < CHANGES.length) return;
  copy.run('jest');
  console.log('All unit and conformance tests passed after the last change.');
}

main().catch((error: Error) => {
  console.error(error.message);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
});
