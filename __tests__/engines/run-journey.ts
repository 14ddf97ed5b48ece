import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from './driver';
import type { Journey, Test } from './journey';
import type { Engine } from './engines';
import { Page } from './page';
import type { Site } from './site';
import { NoAnswerError, within } from './within';

/** The folder of screenshots of failed journeys. */
const SCREENSHOTS = path.resolve('test-results/engines');

/** Maximum time of a journey, in milliseconds. */
const LIMIT = 300_000;

/** How a journey went. */
export interface Outcome {
  engine: string;
  journey: string;
  /** Milliseconds. */
  took: number;
  /** What failed; empty when the journey passed. */
  issue: string;
  /** Whether a driver or its browser left a command without an answer, which is not an issue of the site. */
  noAnswer?: boolean;
  /** What had no answer in the first of two attempts. */
  firstIssue?: string;
}

/** Runs a journey in a browser: it fails by what it throws, and by what the browser reports in its windows. */
export async function runJourney(kind: Engine, browser: Browser, site: Site, { name, run }: Journey): Promise<Outcome> {
  const outcome: Outcome = { engine: kind.id, journey: name, took: 0, issue: '' };
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
    outcome.issue = problems.join('\n');
  } catch (error) {
    await within(10_000, new Error(), keepScreenshot(outcome, page).then(closeWindow)).catch(() => undefined);
    outcome.noAnswer = error instanceof NoAnswerError;
    outcome.issue = [error instanceof Error ? error.message : String(error), ...problems].join('\n');
  }
  return { ...outcome, took: performance.now() - began };
}

async function keepScreenshot({ engine, journey }: Outcome, page: Page | undefined): Promise<void> {
  const image = await page?.driver.screenshot().catch(() => undefined);
  if (!image) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const name = `${engine} ${journey}`.replace(/[^a-z0-9]+/gi, '-');
  writeFileSync(path.join(SCREENSHOTS, `${name}.png`), image, 'base64');
}
