/**
 * `npm run test:engines`: the journeys of visitors in Firefox, WebKit, Chromium and two old Chromiums.
 *
 *     npm run test:engines -- --engine=firefox --journey=menu
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from './driver';
import { installEngines } from './install';
import { KINDS, type EngineKind } from './kinds';
import { runJourney, type Outcome } from './run-journey';
import { serveSite } from './site';

/** How many engines run at the same time. */
const AT_ONCE = 2;

const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const engine = option('engine');
const journey = option('journey') ?? '';

const kinds = KINDS.filter(({ id }) => engine === undefined || id === engine);
if (kinds.length === 0)
  throw new Error(`No engine is called "${engine}": there are ${KINDS.map(({ id }) => id).join(', ')}.`);

const started = performance.now();
installEngines();
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

const outcomes: Outcome[] = [];
const waiting = [...kinds];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) await runEngine(kind);
  }),
);
summarise();

async function runEngine(kind: EngineKind): Promise<void> {
  const chosen = kind.journeys.filter(({ name }) => name.includes(journey));
  const site = await serveSite(kind.recorder);
  let browser: Browser | undefined;
  try {
    browser = await kind.start();
    console.log(`${kind.id}: ${browser.version}, menu as a panel at ${kind.panelWidths.join(', ')} px`);
    for (const each of chosen) report(await runJourney(kind, browser, site, each));
  } catch (error) {
    report({ engine: kind.id, journey: 'the browser runs', took: 0, fault: String(error) });
  } finally {
    await browser?.close();
    await site.close();
  }
}

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  const { engine, journey, took, fault, left } = outcome;
  const mark = left ? '–' : fault ? '✗' : '✓';
  console.log(`${engine.padEnd(12)} ${mark} ${(took / 1000).toFixed(1).padStart(6)} s  ${journey}`);
  if (left) console.log(`                         not run: ${left}`);
  if (fault) console.log(fault.replace(/^/gm, '                         '));
}

function summarise(): void {
  console.log('\nengine        passed  failed  not run');
  for (const { id } of kinds) {
    const own = outcomes.filter((each) => each.engine === id);
    const failed = own.filter(({ fault }) => fault).length;
    const left = own.filter((each) => each.left).length;
    const cells = [own.length - failed - left, failed, left].map((count) => String(count).padStart(8));
    console.log(`${id.padEnd(12)}${cells.join('')}`);
  }
  const failed = outcomes.filter(({ fault }) => fault).length;
  const passed = outcomes.filter(({ fault, left }) => !fault && !left).length;
  console.log(`\n${passed} passed, ${failed} failed, in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
