import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Lighthouse says of one page, in one run or as the median of several. */
export interface Measurement {
  /** Category scores, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Times in milliseconds, under Lighthouse's simulated slow 4G and a processor four times slower. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Layout shift, without unit. */
  cls: number;
  /** Bytes transferred, headers included. */
  bytes: number;
  requests: number;
}

/** The parts of a Lighthouse result that are read here. */
interface LighthouseResult {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue?: number; details?: { items?: { url: string; transferSize?: number }[] } }>;
  };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Runs Lighthouse's mobile audit on one page, each time in a fresh browser.
 *
 * @param browser path of a Chromium
 * @param attempts how often it is tried before it fails
 * @throws {Error} when the page could not be loaded
 */
export async function measure(url: string, browser: string, attempts = 3): Promise<Measurement> {
  const { default: lighthouse } = await fromBench('lighthouse');
  const { launch } = await fromBench('chrome-launcher');
  const chrome = await launch({ chromePath: browser, chromeFlags: BROWSER_FLAGS, logLevel: 'error' });
  try {
    const options = {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      ignoreStatusCode: true,
    };
    return read(((await lighthouse(url, options)) as LighthouseResult).lhr);
  } catch (error) {
    // Now and then a browser loses its trace.
    if (attempts > 1) return measure(url, browser, attempts - 1);
    throw error;
  } finally {
    chrome.kill();
  }
}

/** The median of each figure over several runs. */
export function median(runs: readonly Measurement[]): Measurement {
  const first = runs[0];
  if (!first) throw new Error('No run to take the median of.');
  const keys = Object.keys(first) as (keyof Measurement)[];
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
      return [key, ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2];
    }),
  ) as unknown as Measurement;
}

function read({ runtimeError, categories, audits }: LighthouseResult['lhr']): Measurement {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

/** Imports a package of `bench/node_modules`, which the site itself does not install. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function fromBench(name: string): Promise<any> {
  const require = createRequire(path.resolve('bench/package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}
