import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './driver';
import type { Journey, Test } from './journey';
import type { EngineKind } from './kinds';
import { Page } from './page';
import type { Site } from './site';

/** Where the pictures of windows go in which a journey failed. */
const PICTURES = path.resolve('test-results/engines');

/** No journey takes longer, in milliseconds. */
const LIMIT = 300_000;

/** How a journey went. */
export interface Outcome {
  engine: string;
  journey: string;
  /** Milliseconds. */
  took: number;
  /** What failed; empty when the journey passed. */
  fault: string;
  /** Why it could not be run. */
  left?: string | undefined;
}

/** Runs a journey in a browser: it fails by what it throws, and by what the browser complains about in its windows. */
export async function runJourney(
  kind: EngineKind,
  browser: Browser,
  site: Site,
  { name, needs, run }: Journey,
): Promise<Outcome> {
  const outcome = { engine: kind.id, journey: name, took: 0, fault: '' };
  const left = needs && kind.cannot[needs];
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
    readConsole: (url, wasAskedFor) => browser.readConsole!(url, wasAskedFor),
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
    await within(10_000, keepPicture(outcome, page).then(closeWindow)).catch(() => undefined);
    outcome.fault = [error instanceof Error ? error.message : String(error), ...problems].join('\n');
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
