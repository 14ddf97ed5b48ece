/**
 * `npm run test:engines`: the journeys of visitors in Firefox, WebKit and two old Chromiums. On a busy machine a driver
 * now and then gets no answer from its browser. Such a journey runs once more in a new one; when it passes then, it is
 * flaky, which is reported but does not fail the run. What fails by the site fails at once.
 *
 *     npm run test:engines -- --engine=firefox --journey=menu
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from './driver';
import { requirePackages } from '@/tools/scripts/install-packages';
import { ENGINES, PACKAGES, type Engine } from './engines';
import { runJourney, type Outcome } from './run-journey';
import { serveSite } from './site';

/** The number of engines that run at the same time. */
const CONCURRENCY = 2;

const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const engine = option('engine');
const journey = option('journey') ?? '';

const kinds = ENGINES.filter(({ id }) => engine === undefined || id === engine);
if (kinds.length === 0)
  throw new Error(`No engine is called "${engine}": there are ${ENGINES.map(({ id }) => id).join(', ')}.`);

const started = performance.now();
requirePackages(PACKAGES);
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

const outcomes: Outcome[] = [];
const waiting = [...kinds];
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) await runEngine(kind);
  }),
);
summarise();

async function runEngine(kind: Engine): Promise<void> {
  const chosen = kind.journeys.filter(({ name }) => name.includes(journey));
  const site = await serveSite(kind.recorder);
  let browser: Browser | undefined;
  try {
    browser = await start(kind);
    console.log(`${kind.id}: ${browser.version}, in windows from ${kind.narrow} px`);
    for (const each of chosen) {
      const outcome = await runJourney(kind, browser, site, each);
      if (!outcome.noAnswer) {
        report(outcome);
        continue;
      }
      await browser.close();
      browser = await start(kind);
      report({ ...(await runJourney(kind, browser, site, each)), firstIssue: outcome.issue });
    }
  } catch (error) {
    report({ engine: kind.id, journey: 'the browser starts', took: 0, issue: String(error) });
  } finally {
    await browser?.close();
    await site.close();
  }
}

/** The driver of a busy machine does not always get a browser to start: it gets two attempts. */
async function start(kind: Engine): Promise<Browser> {
  return kind.start().catch((error: unknown) => {
    console.log(`${kind.id}: starts once more, since ${String(error)}`);
    return kind.start();
  });
}

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  const { engine, journey, took, issue, firstIssue } = outcome;
  const mark = issue ? '✗' : firstIssue ? '±' : '✓';
  console.log(`${engine.padEnd(12)} ${mark} ${(took / 1000).toFixed(1).padStart(6)} s  ${journey}`);
  if (firstIssue) printIndented(`first attempt: ${firstIssue}`);
  if (issue) printIndented(issue);
}

function printIndented(text: string): void {
  console.log(text.replace(/^/gm, ' '.repeat(25)));
}

function summarise(): void {
  const failed = outcomes.filter(({ issue }) => issue).length;
  const flaky = outcomes.filter(({ issue, firstIssue }) => firstIssue && !issue).length;
  const passed = outcomes.length - failed;
  const took = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${passed} passed, ${flaky} of them flaky, ${failed} failed, in ${took} s`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
