/**
 * `npm run test:engines`: the journeys of visitors in Firefox, WebKit, Chromium and two old Chromiums.
 *
 *     npm run test:engines -- --engine=firefox --journey=menu
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './driver';
import { installEngines } from './install';
import type { Ability, Journey, Test } from './journey';
import { KINDS, type EngineKind } from './kinds';
import { Page } from './page';
import { serveSite, type Site } from './site';

/** How many engines run at the same time. */
const AT_ONCE = 2;

/** No journey takes longer, in milliseconds. */
const LIMIT = 300_000;

/** Where the pictures of windows go in which a journey failed. */
const PICTURES = path.resolve('test-results/engines');

interface Outcome {
  engine: string;
  journey: string;
  /** Milliseconds. */
  took: number;
  /** What failed; empty when the journey passed. */
  fault: string;
  /** Why it could not be run. */
  left?: string | undefined;
}

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

async function runJourney(
  kind: EngineKind,
  browser: Browser,
  site: Site,
  { name, needs, run }: Journey,
): Promise<Outcome> {
  const outcome = { engine: kind.id, journey: name, took: 0, fault: '' };
  const left = needs && kind.cannot[needs as Ability];
  if (left) return { ...outcome, left };
  const began = performance.now();
  const problems: string[] = [];
  let page: Page | undefined;
  const closeWindow = async () => {
    const last = page;
    page = undefined;
    if (last) problems.push(...new Set(await last.problems()));
    await last?.driver.close();
  };
  await site.mailbox.empty();
  site.fault = undefined;
  const test: Test = {
    site,
    engine: kind,
    readConsole: (urls, loaded) => browser.readConsole!(urls, loaded),
    async window(width, { script = true } = {}) {
      await closeWindow();
      page = new Page(await browser.open({ width, script, origin: site.url }), site.url, kind.syntax);
      page.allowed.push(...kind.known);
      return page;
    },
  };
  try {
    await within(LIMIT, run(test));
    await closeWindow();
    outcome.fault = problems.join('\n');
  } catch (error) {
    outcome.fault = [error instanceof Error ? error.message : String(error), ...problems].join('\n');
    await within(10_000, keepPicture(outcome, page).then(closeWindow));
  }
  return { ...outcome, took: performance.now() - began };
}

/** @throws {Error} when a promise has not come true within so many milliseconds */
async function within(limit: number, promise: Promise<void>): Promise<void> {
  const late = new AbortController();
  const timeout = wait(limit, undefined, { signal: late.signal }).then(() => {
    throw new Error(`It has not ended within ${limit / 1000} s.`);
  });
  await Promise.race([promise, timeout]).finally(() => {
    timeout.catch(() => undefined);
    late.abort();
  });
}

async function keepPicture({ engine, journey }: Outcome, page: Page | undefined): Promise<void> {
  const picture = await page?.driver.screenshot().catch(() => undefined);
  if (!picture) return;
  mkdirSync(PICTURES, { recursive: true });
  const name = `${engine} ${journey}`.replace(/[^a-z0-9]+/gi, '-');
  writeFileSync(path.join(PICTURES, `${name}.png`), picture, 'base64');
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
