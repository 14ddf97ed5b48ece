/**
 * `npm run bench`: Lighthouse's mobile audit of the built pages beside the floor page, in one run.
 *
 *     npm run bench -- --runs=3 --pages=/,/about
 *
 * The floor page is one hand-written file with one picture and no script: the least a page of this kind can cost.
 * Absolute times shift from machine to machine; the ratios to the floor of the same run are what counts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/hosting/policy-file';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { findBrowser } from '@/scripts/find-browser';
import { createServer } from '@/server/create-server';
import { measure, median, type Measurement } from './measure';

const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(option('runs') ?? 3);
const pages = option('pages')?.split(',') ?? [...routesOf(getContent()).map(({ path }) => path), '/no-such-page'];

const browser = findBrowser();
if (!browser) throw new Error('No Chromium found: run "tsx scripts/ensure-browser.ts", or set CHROMIUM to its path.');
if (!existsSync('bench/node_modules')) execFileSync('npm', ['ci', '--prefix', 'bench'], { stdio: 'inherit' });

const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
const quiet = { mailboxDir, log: () => undefined };
const site = createServer({ outDir: path.resolve('out'), policyFile: path.resolve(POLICY_FILE), ...quiet });
const floor = createServer({ outDir: path.resolve('bench/floor'), policyFile: path.resolve('bench/none'), ...quiet });

const rows: [name: string, figures: Measurement][] = [['floor', await measureOn(await floor.listen(0), '/')]];
const siteUrl = await site.listen(0);
for (const page of pages) rows.push([page, await measureOn(siteUrl, page)]);
await Promise.all([site.close(), floor.close()]);
print(rows);

async function measureOn(url: string, page: string): Promise<Measurement> {
  // The server compresses each file once, on first request: that must not count.
  await fetch(url + page, { headers: { 'accept-encoding': 'br' } }).then((response) => response.arrayBuffer());
  const results: Measurement[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure(url + page, browser as string));
  process.stderr.write(`${page} `);
  return median(results);
}

function print(all: typeof rows): void {
  const least = all[0]?.[1].lcp ?? Number.NaN;
  console.log('\n\n| page | perf | a11y | best | SEO | FCP s | LCP s | × floor | TBT ms | CLS | KB | requests |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const [name, m] of all) {
    const scores = [m.performance, m.accessibility, m.bestPractices, m.seo];
    const times = [(m.fcp / 1000).toFixed(2), (m.lcp / 1000).toFixed(2), (m.lcp / least).toFixed(2)];
    const rest = [Math.round(m.tbt), m.cls.toFixed(4), (m.bytes / 1024).toFixed(1), m.requests];
    console.log(`| ${[name, ...scores, ...times, ...rest].join(' | ')} |`);
  }
}
