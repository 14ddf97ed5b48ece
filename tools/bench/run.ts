/** The measurement of `npm run bench` (`main.ts`), in a network namespace. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { run } from '@/tools/network/namespace';
import { CHROMIUM_FLAGS, HEADLESS_SHELL } from '@/tools/scripts/find-browser';
import { Link, SITE_ADDRESS } from './link';
import { CONDITIONS, readOptions, type ConditionsName } from './options';
import { allPages } from './pages';
import { SERVERS, serve } from './servers';
import { isUncertain, problemsOf, resultOf, type Pair, type Result } from './verdict';
import { visit } from './visit';

/** How often a page is measured at most, until its intervals are narrow enough. */
const ATTEMPTS = 3;
/** Time after load in which a page may still move or paint; of the reference page, nothing comes late. Milliseconds. */
const SETTLING = { page: 1000, reference: 300 };
/** One page of each kind: their results under all conditions are printed. */
const INFORMED = ['/', '/about', '/cloud', '/contacts', '/retail'];
const INFORMED_PAIRS = 5;

const options = readOptions(process.argv.slice(2), allPages());
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const origin = (host: string, clone: string, files = 'out') => ({
  host: `${host}.example`,
  clone: path.resolve(clone),
  folder: path.resolve(clone, files),
});
const site = origin('site', '.');
const reference = options.against
  ? origin('against', options.against)
  : origin('reference', '.', 'tools/bench/reference');

run('ip', 'link', 'set', 'lo', 'up');
const servers = await serve([site, reference], folder);
// In a mount namespace of its own, too: the visitor asks the name server behind the link.
writeFileSync(path.join(folder, 'resolv.conf'), `nameserver ${SITE_ADDRESS}\n`);
run('mount', '--bind', path.join(folder, 'resolv.conf'), '/etc/resolv.conf');

const problems: string[] = [];
try {
  const first = options.under ?? 'slow-4g';
  await measureAll(first, options.pages.length > 0 ? options.pages : allPages(), options.pairs);
  if (!options.under && options.pages.length === 0 && !options.against) {
    for (const name of Object.keys(CONDITIONS).slice(1))
      await measureAll(name as ConditionsName, INFORMED, INFORMED_PAIRS);
  }
} finally {
  servers.close();
  rmSync(folder, { recursive: true });
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}

/** Prints a table of pages under the same conditions. */
async function measureAll(name: ConditionsName, pages: readonly string[], pairs: number): Promise<void> {
  const isJudged = name === 'slow-4g' && !options.against;
  const link = await Link.open(CONDITIONS[name].profile);
  const browser = await chromium.launch({
    // Chromium itself opens a window for each visitor, with an interface that occupies the processor.
    executablePath: link.visitor.launcher(HEADLESS_SHELL, folder),
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${servers.key}`],
  });
  console.log(`\n${name}, ${pairs} pairs${isJudged ? '' : ', not judged'}; milliseconds, KB of 1,024 bytes\n`);
  console.log(
    '| page | LCP, reference | page | × | 95 % | h1, reference | page | × | 95 % | font | menu | moved | KB |',
  );
  console.log(`|---|${'--:|'.repeat(12)}`);
  for (const page of pages) {
    for (let attempt = 1; ; attempt++) {
      const result = resultOf(await measure(browser, name, page, pairs));
      const isRepeated = isJudged && isUncertain(result);
      console.log(row(isRepeated ? `${page} (not measured)` : page, result));
      if (isJudged && !isRepeated) {
        problems.push(...problemsOf(result).map((problem) => `${page}: ${problem}`));
      }
      if (!isRepeated) break;
      if (attempt === ATTEMPTS) {
        problems.push(`${page}: not measured in ${ATTEMPTS} attempts; nothing else may run on this machine`);
        break;
      }
    }
  }
  await browser.close();
  link.close();
}

async function measure(browser: Browser, name: ConditionsName, page: string, count: number): Promise<Pair[]> {
  const { cpu, server } = CONDITIONS[name];
  const visitSite = ({ host }: { host: string }, at: string, settling: number) =>
    visit(browser, `https://${host}:${SERVERS[server]}${at}`, cpu, settling);
  const pair = async (): Promise<Pair> => ({
    reference: options.against
      ? await visitSite(reference, page, SETTLING.page)
      : await visitSite(reference, '/', SETTLING.reference),
    page: await visitSite(site, page, SETTLING.page),
  });
  // The first pair does not count: files and programs come from the disk.
  await pair();
  const pairs: Pair[] = [];
  while (pairs.length < count) pairs.push(await pair());
  return pairs;
}

function row(name: string, result: Result): string {
  const { page, reference } = result;
  const milliseconds = (time: number) => time.toFixed(0);
  const times = (['lcp', 'h1'] as const).flatMap((of) => {
    const { value, low, high } = result[of];
    const range = `${low.toFixed(2)}–${high.toFixed(2)}`;
    return [milliseconds(reference[of]), milliseconds(page[of]), value.toFixed(2), range];
  });
  const moved = (page.moved + page.movedByFont).toFixed(3);
  const rest = [milliseconds(page.font), milliseconds(page.menu), moved, page.kilobytes.toFixed(1)];
  return `| ${[name, ...times, ...rest].join(' | ')} |`;
}
