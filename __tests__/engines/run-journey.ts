import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from './driver';
import type { Journey, Test } from './journey';
import type { EngineKind } from './kinds';
import { Page } from './page';
import type { Site } from './site';
import { NoAnswerError, within } from './within';

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
  /** Whether the driver has not answered. */
  noAnswer?: boolean;
  /** Why it could not be run. */
  left?: string | undefined;
}

/**
 * Runs a journey in a browser: it fails by what it throws, and by what the browser complains about in its windows. When a driver
 * leaves a command without an answer, which is no fault of the site, the journey is begun once more.
 */
export async function runJourney(kind: EngineKind, browser: Browser, site: Site, journey: Journey): Promise<Outcome> {
  const outcome = await attempt(kind, browser, site, journey);
  if (!outcome.noAnswer) return outcome;
  console.log(`${kind.id}: once more, since ${outcome.fault}`);
  return attempt(kind, browser, site, journey);
}

async function attempt(
  kind: EngineKind,
  browser: Browser,
  site: Site,
  { name, needs, run }: Journey,
): Promise<Outcome> {
  const outcome: Outcome = { engine: kind.id, journey: name, took: 0, fault: '' };
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
    await within(LIMIT, new Error(`It has not ended within ${LIMIT / 1000} s.`), run(test));
    await closeWindow();
    outcome.fault = problems.join('\n');
  } catch (error) {
    await within(10_000, new Error(), keepPicture(outcome, page).then(closeWindow)).catch(() => undefined);
    outcome.noAnswer = error instanceof NoAnswerError;
    outcome.fault = [error instanceof Error ? error.message : String(error), ...problems].join('\n');
  }
  return { ...outcome, took: performance.now() - began };
}

async function keepPicture({ engine, journey }: Outcome, page: Page | undefined): Promise<void> {
  const picture = await page?.driver.screenshot().catch(() => undefined);
  if (!picture) return;
  mkdirSync(PICTURES, { recursive: true });
  const name = `${engine} ${journey}`.replace(/[^a-z0-9]+/gi, '-');
  writeFileSync(path.join(PICTURES, `${name}.png`), picture, 'base64');
}
