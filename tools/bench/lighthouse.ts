import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findBrowser } from '@/tools/scripts/find-browser';

/** What one audit of a page measured; times are in milliseconds, scores in percent. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of all responses with their headers, as transferred. */
  bytes: number;
  requests: number;
}

/** The parts of a Lighthouse result that are read here. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { url: string; transferSize?: number }[] } }>;
}

/**
 * Runs Lighthouse's mobile audit, with a browser of its own.
 *
 * @param flags further flags of Lighthouse's command line
 * @param attempts how often it is tried before it fails: now and then a browser loses its trace
 * @throws {Error} when there is no Chromium, or the page could not be loaded
 */
export async function audit(url: string, flags: readonly string[] = [], attempts = 3): Promise<Audit> {
  const browser = findBrowser();
  if (!browser)
    throw new Error('No Chromium found: run "tsx tools/scripts/ensure-browser.ts", or set CHROMIUM to its path.');
  const chromeFlags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  try {
    const { stdout } = await promisify(execFile)(
      'tools/bench/node_modules/.bin/lighthouse',
      [url, '--output=json', '--quiet', '--ignore-status-code', `--chrome-flags=${chromeFlags}`, ...flags],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 1 << 28 },
    );
    const result = JSON.parse(stdout) as LighthouseResult;
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return readResult(result);
  } catch (error) {
    if (attempts > 1) return audit(url, flags, attempts - 1);
    throw error;
  }
}

function readResult({ categories, audits }: LighthouseResult): Audit {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
  };
}
