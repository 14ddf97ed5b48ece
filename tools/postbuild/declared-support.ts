import browserslist from 'browserslist';

/** esbuild's names for browsers that browserslist names differently. */
const NAMES: Record<string, string> = { ios_saf: 'ios' };

/**
 * The oldest version of each browser that the project declares in the `browserslist` of its package.json, such as
 * `{ chrome: 109, ios_saf: 15.4 }`.
 */
export function oldestBrowsers(): Record<string, number> {
  const oldest: Record<string, number> = {};
  for (const entry of browserslist(undefined, { path: process.cwd() })) {
    const [name = '', versions = ''] = entry.split(' ');
    // Some entries are ranges: `15.2-15.4`.
    oldest[name] = Math.min(oldest[name] ?? Infinity, parseFloat(versions));
  }
  return oldest;
}

/** The supported browsers in the form of esbuild's option `target`: `chrome109`, `ios15.4`. */
export const esbuildTarget = (): string[] =>
  Object.entries(oldestBrowsers()).map(([name, version]) => `${NAMES[name] ?? name}${version}`);
