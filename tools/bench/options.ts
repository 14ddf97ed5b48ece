import { parseArgs } from 'node:util';
import type { Profile } from './link';
import type { ServerName } from './servers';

/** How pages are visited. */
interface Conditions {
  profile: Profile;
  server: ServerName;
  /** How many times slower the processor is. */
  cpu: number;
}

const SLOW_4G: Profile = { roundTrip: 150, down: 1600, up: 750 };

/** By the first, pages are judged; the others are information. */
export const CONDITIONS = {
  'slow-4g': { profile: SLOW_4G, server: 'h2o', cpu: 1 },
  nginx: { profile: SLOW_4G, server: 'nginx', cpu: 1 },
  '3g': { profile: { roundTrip: 300, down: 700, up: 330 }, server: 'h2o', cpu: 1 },
  '4g': { profile: { roundTrip: 60, down: 9000, up: 3000 }, server: 'h2o', cpu: 1 },
  'slow-processor': { profile: SLOW_4G, server: 'h2o', cpu: 4 },
} satisfies Record<string, Conditions>;

export type ConditionsName = keyof typeof CONDITIONS;

export interface Options {
  /** Paths; none means every page. */
  pages: string[];
  pairs: number;
  /** The conditions that are asked for; undefined means the judged ones, and the others for some pages. */
  under: ConditionsName | undefined;
  /** Another clone, whose pages take the place of the reference page. */
  against: string | undefined;
}

/** @throws {TypeError} naming an option or a value that the command does not know */
export function readOptions(args: readonly string[], paths: readonly string[]): Options {
  const { values, positionals: pages } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { pairs: { type: 'string', default: '11' }, under: { type: 'string' }, against: { type: 'string' } },
  });
  const strange = pages.filter((page) => !paths.includes(page));
  if (strange.length > 0) throw new TypeError(`No page of the site: ${strange.join(', ')}`);
  const { under, against, pairs } = values;
  if (!/^[1-9]\d*$/.test(pairs)) throw new TypeError(`--pairs=${pairs} is no number of pairs`);
  if (under !== undefined && !(under in CONDITIONS))
    throw new TypeError(`--under=${under} is none of ${Object.keys(CONDITIONS).join(', ')}`);
  return { pages, pairs: Number(pairs), under: under as ConditionsName | undefined, against };
}
