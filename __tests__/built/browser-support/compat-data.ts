import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserslist } from '@/package.json';

/** A feature that some supported browser lacks. */
export interface Lack {
  /** The feature's path in MDN's compatibility data: `css.properties.inset`. */
  feature: string;
  /** The browsers that lack the feature: `chrome 109, safari 15.4`. */
  browsers: string;
}

/** MDN's names for browsers that have another name in a browserslist. */
const NAMES: Record<string, string> = { ios_saf: 'safari_ios' };

/** The oldest supported version of each browser: `{ chrome: 109 }`. */
const oldest: Record<string, number> = Object.fromEntries(
  browserslist.map((entry) => entry.split(' >= ')).map(([name, version]) => [name, Number(version)]),
);

/** The entry at a path in MDN's data, with the features below it. */
export const identifierAt = (path: string): Identifier | undefined =>
  path.split('.').reduce<Identifier | undefined>((at, name) => at?.[name], bcd as unknown as Identifier);

export const compatAt = (path: string): CompatStatement | undefined => identifierAt(path)?.__compat;

/**
 * The supported browsers that lack a feature: one entry if any do; none if all have it, or if MDN's data does not list
 * it.
 *
 * @param path in MDN's data
 * @param prefixes prefixes with which the feature also counts, such as `-webkit-`
 */
export function lackAt(path: string, prefixes: readonly string[] = []): Lack[] {
  const compat = compatAt(path);
  if (!compat) return [];
  const lacking = Object.entries(oldest).filter(([name, version]) => {
    const statement = compat.support[(NAMES[name] ?? name) as keyof CompatStatement['support']];
    return ![statement ?? []].flat().some((each) => has(each, version, prefixes));
  });
  return lacking.length === 0 ? [] : [{ feature: path, browsers: lacking.map((each) => each.join(' ')).join(', ') }];
}

function has(statement: SimpleSupportStatement, version: number, prefixes: readonly string[]): boolean {
  const { version_added, version_removed, prefix, alternative_name, flags } = statement;
  if (flags || alternative_name || (prefix && !prefixes.includes(prefix))) return false;
  return toNumber(version_added) <= version && !(toNumber(version_removed) <= version);
}

/** `≤79` becomes 79. Infinity means that no version has it. */
const toNumber = (version?: SimpleSupportStatement['version_added']): number =>
  typeof version === 'string' && version !== 'preview' ? parseFloat(version.replace('≤', '')) : Infinity;
