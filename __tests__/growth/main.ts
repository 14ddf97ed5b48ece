/**
 * `npm run test:growth`: copies the working tree three times, with its own content and with content that has grown to 36
 * and 260 pages, and checks, builds and tests each: nothing is refused, lists stay short and can be reached, and the
 * build takes no more than its share. `--sizes=36` makes only that one beside the own content. Each copy stays in
 * `.cache/growth`, to look at.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from '@/tools/scripts/flags';
import { lackOf, prepare } from '@/tools/scripts/needs';
import { WorkingCopy } from '../editing/working-copy';
import { addOverview, growContent, SIZES } from './grow-content';

const USAGE = 'npm run test:growth -- [--sizes=36,260]';
const ROOT = path.resolve('.cache/growth');

/** The cost of a command. */
interface Cost {
  /** CPU time in seconds, of all processes. */
  seconds: number;
  /** The memory of the largest process in MiB. */
  memory: number;
}

interface Result {
  /** The home page with its styles and headers, in bytes (brotli 5). */
  home: number;
  check: Cost;
  build: Cost;
  conformance: Cost;
}

/** A result worse than this limit is an error; factors are of the result with the site's own content. */
const LIMITS = { homeBytes: 400, checkFactor: 3, buildFactor: 4, buildMemory: 1024, conformanceMemory: 2048 };

/** Runs a command in a copy. @returns what it printed and took @throws {Error} with all that it printed, when it fails */
function measured(copy: WorkingCopy, command: string): { text: string; cost: Cost } {
  const { stdout, stderr } = copy.run(`/usr/bin/time -f '%U %S %M' ${command}`);
  const figures = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  const [user, system, kibibytes] = figures as [number, number, number];
  return { text: stdout, cost: { seconds: user + system, memory: Math.round(kibibytes / 1024) } };
}

function measure(copy: WorkingCopy): Result {
  const check = measured(copy, 'tsx tools/scripts/check-content.ts').cost;
  // Each new page has an image for previews, which is encoded once and kept: no part of what later builds take.
  copy.run('tsx tools/pictures/make.ts');
  const build = measured(copy, 'tsx tools/scripts/build.ts');
  const home = Number(/ index\.html\W+(\d+)/.exec(build.text)![1]);
  const conformance = measured(copy, 'jest --selectProjects conformance').cost;
  return { home, check, build: build.cost, conformance };
}

function excesses(result: Result, own: Result): string[] {
  const { homeBytes, checkFactor, buildFactor, buildMemory, conformanceMemory } = LIMITS;
  const figures: [string, number, number][] = [
    ['home, bytes', result.home, own.home + homeBytes],
    ['check, CPU s', result.check.seconds, own.check.seconds * checkFactor],
    ['build, CPU s', result.build.seconds, own.build.seconds * buildFactor],
    ['build, MiB', result.build.memory, buildMemory],
    ['conformance, MiB', result.conformance.memory, conformanceMemory],
  ];
  return figures
    .filter(([, is, most]) => is > most)
    .map(([name, is, most]) => `${name}: ${is}, at most ${Math.round(most)}`);
}

const rowOf = ({ home, check, build, conformance }: Result) => ({
  'home, bytes': home,
  'check, CPU s': Math.round(check.seconds),
  'build, CPU s': Math.round(build.seconds),
  'build, MiB': build.memory,
  'conformance, MiB': conformance.memory,
});

function main(): void {
  const known = Object.keys(SIZES);
  const options = { sizes: { type: 'string', default: known.join() } } as const;
  const sizes = readArguments(USAGE, { options }).values.sizes.split(',');
  if (!sizes.every((size) => known.includes(size))) refuse(USAGE, `The sizes are ${known.join(', ')}.`);
  const lack = lackOf('growth');
  if (lack) return console.warn(`Skipped: test:growth, ${sizes.length} sizes. It needs ${lack}.`);
  prepare('growth');
  mkdirSync(ROOT, { recursive: true });
  const own = measure(new WorkingCopy(path.join(ROOT, 'own')));
  const results: Record<string, Result> = { 'as it is': own };
  const problems: string[] = [];
  for (const pages of sizes) {
    const copy = new WorkingCopy(path.join(ROOT, pages));
    growContent(copy.root, SIZES[Number(pages) as keyof typeof SIZES]);
    addOverview(copy.root, 'insights');
    addOverview(copy.root, 'industries');
    results[`${pages} pages`] = measure(copy);
    problems.push(...excesses(results[`${pages} pages`]!, own).map((excess) => `${pages} pages: ${excess}`));
    try {
      console.log(copy.run('playwright test --config __tests__/growth/playwright.config.ts').stdout);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  console.table(Object.fromEntries(Object.entries(results).map(([name, result]) => [name, rowOf(result)])));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
