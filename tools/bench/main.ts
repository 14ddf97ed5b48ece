/**
 * `npm run bench`: Lighthouse's audit of the built pages and of a minimal reference page, in one run, as production sends
 * them: with the headers of `tools/hosting/`, and texts compressed as content networks do it on the fly.
 *
 *     npm run bench -- --runs=5 --pages=/,/about --br=5
 *     npm run bench -- --slow
 *
 * `--runs`   audits of each page, of which the medians are printed (3)
 * `--pages`  paths, separated by commas (every page and one that is not found)
 * `--br`     brotli quality of texts, 0 to 11 (5); hosts that publish precompressed files send 11, which is a column
 * `--slow`   a slow phone instead of Lighthouse's mobile profile, for three pages: see `profiles.ts`
 *
 * The reference page is one hand-written file with one picture and no script. Absolute times differ from machine to
 * machine; the ratios to the reference page of the same run are what counts. The command fails when a page is over a
 * limit of its profile.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type ServerOptions } from '@/tools/server/create-server';
import { audit, type Audit } from './lighthouse';
import { ensureBenchPackages } from './packages';
import * as profiles from './profiles';
import { transferSize } from './transfer-size';

/** The medians of a page's audits, and the sizes of its HTML with headers, in bytes. */
interface Row extends Audit {
  page: string;
  html: number;
  /** The same at brotli 11. */
  smallestHtml: number;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    br: { type: 'string', default: '5' },
    slow: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const profile = options.slow ? profiles.SLOW_PHONE : profiles.MOBILE;
const pages = options.pages?.split(',') ?? profile.pages;

/** The table's columns: how a figure is read, and its decimal places. The last two columns compare with the reference page. */
const COLUMNS: Record<string, [figure: (row: Row, reference: Row) => number, places: number]> = {
  perf: [({ performance }) => performance, 0],
  a11y: [({ accessibility }) => accessibility, 0],
  best: [({ bestPractices }) => bestPractices, 0],
  SEO: [({ seo }) => seo, 0],
  'FCP s': [({ fcp }) => fcp / 1000, 3],
  [profiles.FCP_RATIO]: [({ fcp }, reference) => fcp / reference.fcp, 2],
  'LCP s': [({ lcp }) => lcp / 1000, 3],
  [profiles.LCP_RATIO]: [({ lcp }, reference) => lcp / reference.lcp, 2],
  [profiles.TBT]: [({ tbt }) => tbt, 0],
  [profiles.CLS]: [({ cls }) => cls, 4],
  [profiles.HTML_BYTES]: [({ html }) => html, 0],
  'at br 11': [({ smallestHtml }) => smallestHtml, 0],
  [profiles.TOTAL_KB]: [({ bytes }) => bytes / 1024, 1],
  requests: [({ requests }) => requests, 0],
};

ensureBenchPackages();
const reference = await measureSite(['/'], {
  outDir: path.resolve('tools/bench/reference'),
  policyFile: path.resolve('tools/bench/none'),
});
const rows = await measureSite(pages);
process.stderr.write('\n');
const [referenceRow] = reference;
if (referenceRow) printTable([{ ...referenceRow, page: 'reference' }, ...rows], referenceRow);

/** Measures pages of one site, one after another. Without options: the last build. */
async function measureSite(paths: readonly string[], site: Partial<ServerOptions> = {}): Promise<Row[]> {
  const mailboxDir = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const server = (brotliQuality: number) => createServer({ ...site, mailboxDir, brotliQuality, log: () => undefined });
  const [sent, smallest] = [server(Number(options.br)), server(11)];
  const [sentUrl, smallestUrl] = [await sent.listen(0), await smallest.listen(0)];
  const rows: Row[] = [];
  for (const page of paths) {
    // These requests come before the audits: a server compresses each file once, on first request, which must not count.
    const sizes = { html: await transferSize(sentUrl + page), smallestHtml: await transferSize(smallestUrl + page) };
    const audits: Audit[] = [];
    while (audits.length < runs) audits.push(await audit(sentUrl + page, profile.flags));
    process.stderr.write(`${page} `);
    rows.push({ page, ...sizes, ...medians(audits) });
  }
  await Promise.all([sent.close(), smallest.close()]);
  return rows;
}

/** The median of each figure. */
function medians(audits: readonly Audit[]): Audit {
  const names = Object.keys(audits[0]!) as (keyof Audit)[];
  const entries = names.map((name) => {
    const sorted = audits.map((each) => each[name]).sort((a, b) => a - b);
    return [name, (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2];
  });
  return Object.fromEntries(entries) as Audit;
}

/** Prints the table, and what is over a limit. */
function printTable(table: readonly Row[], referenceRow: Row): void {
  const over: string[] = [];
  console.log(`| page | ${Object.keys(COLUMNS).join(' | ')} |`);
  console.log(`|---|${'--:|'.repeat(Object.keys(COLUMNS).length)}`);
  for (const row of table) {
    const limits: Record<string, number> =
      row.page === 'reference' ? {} : { ...profile.limits, ...profile.pageLimits?.[row.page] };
    const cells = Object.entries(COLUMNS).map(([name, [figure, places]]) => {
      const cell = figure(row, referenceRow).toFixed(places);
      if (Number(cell) > (limits[name] ?? Infinity)) over.push(`${row.page}: ${name} ${cell}, at most ${limits[name]}`);
      return cell;
    });
    console.log(`| ${[row.page, ...cells].join(' | ')} |`);
  }
  if (over.length === 0) return;
  console.error(`\nOver the limits of tools/bench/profiles.ts:\n  ${over.join('\n  ')}`);
  process.exitCode = 1;
}
