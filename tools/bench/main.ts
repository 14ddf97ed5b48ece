/**
 * `npm run bench`: what a visitor with a phone feels on every page, beside a minimal reference page: one hand-written
 * file with one picture and no script. Both are visited in turn, with network and processor throttled by the browser,
 * and with the headers and the compression that production sends. The command fails when a page is too slow or moves;
 * the build judges the bytes.
 *
 *     npm run bench -- --pages=/,/about --pairs=5
 *     npm run bench -- --against=../other-clone
 *
 * - `--pages`: paths, separated by commas (every page and one that is not found)
 * - `--pairs`: visits of the page, and of the reference page (11)
 * - `--against`: compares with the same page as another clone has built it, instead of the reference page; judges
 *   nothing
 *
 * Times differ from machine to machine: what counts is the ratio within one run. Keep the machine idle.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { CHROMIUM_FLAGS, findBrowser } from '@/tools/scripts/find-browser';
import { createServer, type SiteServer } from '@/tools/server/create-server';
import { median, ratioOf, type Ratio } from './ratio';
import { visit, type Visit } from './visit';

/** A cheap phone on a slow network: latency in ms, kilobits per second, how many times slower its processor is. */
const throttling = { latency: 150, kbit: 1600, cpu: 4 };
/** A page is too slow when the whole 95 % interval of its ratio lies above. */
const MAX_RATIO = 1.1;
/** The same for the pages that are one large picture. */
const MAX_RATIO_OF_PICTURE_PAGE = 1.5;
/** What may move on a first visit, when the font takes the place of its fallback. */
const MAX_CLS = 0.01;

const content = getContent();
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    pairs: { type: 'string', default: '11' },
    against: { type: 'string' },
  },
});
const pages = options.pages?.split(',') ?? [...routesOf(content).map((route) => route.path), '/no-such-page'];

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found: run "tsx tools/scripts/ensure-browser.ts" or set CHROMIUM.');
const servers: SiteServer[] = [];
const site = await serve('.');
const reference = options.against ? await serve(options.against) : await serve('.', 'tools/bench/reference');
const browser = await chromium.launch({ executablePath, args: ['--headless=new', ...CHROMIUM_FLAGS] });

console.log('| page | reference ms | page ms | × | 95 % | CLS | all KB |');
console.log(`|---|${'--:|'.repeat(6)}`);
const problems: string[] = [];
for (const page of pages) problems.push(...(await measure(page)).map((problem) => `${page}: ${problem}`));
await browser.close();
await Promise.all(servers.map((server) => server.close()));
if (problems.length > 0 && !options.against) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}

/** Prints the line of a page. @returns what is wrong with it */
async function measure(page: string): Promise<string[]> {
  const referenceUrl = reference + (options.against ? page : '/');
  // The first visit does not count: a server compresses each file once.
  await visit(browser, site + page, throttling);
  await visit(browser, referenceUrl, throttling);
  const visits: Visit[] = [];
  const pairs: { page: number; reference: number }[] = [];
  while (pairs.length < Number(options.pairs)) {
    // Of the reference page, which has one picture and no script, nothing comes late.
    const { lcp } = await visit(browser, referenceUrl, throttling, options.against ? undefined : 300);
    const own = await visit(browser, site + page, throttling);
    visits.push(own);
    pairs.push({ page: own.lcp, reference: lcp });
  }
  const ratio = ratioOf(pairs);
  const cls = Math.max(...visits.map((each) => each.cls));
  const cells = [
    page,
    median(pairs.map((pair) => pair.reference)).toFixed(0),
    median(pairs.map((pair) => pair.page)).toFixed(0),
    ratio.value.toFixed(2),
    `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
    cls.toFixed(3),
    median(visits.map(({ kilobytes }) => kilobytes)).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return judge(page, ratio, cls);
}

function judge(page: string, ratio: Ratio, cls: number): string[] {
  const isPicturePage = page.slice(1) in content.collections.services;
  const maxRatio = isPicturePage ? MAX_RATIO_OF_PICTURE_PAGE : MAX_RATIO;
  return [
    ...(ratio.low > maxRatio ? [`largest paint ${ratio.low.toFixed(2)} times the reference page's, or more`] : []),
    ...(cls > MAX_CLS ? [`CLS ${cls.toFixed(3)}, at most ${MAX_CLS}`] : []),
  ];
}

/** Serves a folder of a clone, with the headers of its build. @returns the address */
async function serve(clone: string, folder = 'out'): Promise<string> {
  const server = createServer({
    outDir: path.resolve(clone, folder),
    policyFile: folder === 'out' ? path.resolve(clone, POLICY_FILE) : 'none',
    mailboxDir: mkdtempSync(path.join(tmpdir(), 'mailbox-')),
    brotliQuality: 5,
    log: () => undefined,
  });
  servers.push(server);
  return server.listen(0);
}
