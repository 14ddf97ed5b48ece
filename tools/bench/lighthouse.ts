import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS } from '@/tools/scripts/find-browser';

/** What Lighthouse's simulation of a phone says of a page. */
export interface Audit {
  /** Largest paint, in milliseconds. */
  lcp: number;
  /** Performance, accessibility, best practices and search engines, in percent. */
  scores: number[];
}

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse's mobile audit, with a browser of its own.
 *
 * @param browser path of a Chromium
 * @param attempts how often it is tried before it fails: now and then a browser loses its trace
 * @throws {Error} when the page could not be loaded
 */
export async function audit(url: string, browser: string, attempts = 3): Promise<Audit> {
  const chromeFlags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  try {
    const { stdout } = await promisify(execFile)(
      'tools/bench/node_modules/.bin/lighthouse',
      [url, '--output=json', '--quiet', '--ignore-status-code', `--chrome-flags=${chromeFlags}`],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 1 << 28 },
    );
    const { runtimeError, categories, audits } = JSON.parse(stdout) as LighthouseResult;
    if (runtimeError) throw new Error(runtimeError.message);
    return {
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    };
  } catch (error) {
    if (attempts > 1) return audit(url, browser, attempts - 1);
    throw error;
  }
}
