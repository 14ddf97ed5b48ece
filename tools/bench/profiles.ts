import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';

/** A device and its connection, the pages that are measured with it, and what they must keep to. */
export interface Profile {
  /** Flags of Lighthouse's command line. */
  flags: readonly string[];
  pages: readonly string[];
  /** The maximum of a column of the table, by its heading. */
  limits: Readonly<Record<string, number>>;
  /** Further maxima of single pages, by path. */
  pageLimits?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The columns that the limits name. The table prints all of them. */
export const FCP_RATIO = 'FCP ×';
export const LCP_RATIO = 'LCP ×';
export const TBT = 'TBT ms';
export const CLS = 'CLS';
export const HTML_BYTES = 'HTML B';
export const TOTAL_KB = 'KB';

const routes = routesOf(getContent());

/** Lighthouse's own mobile profile, simulated: slow 4G (1.6 Mbit/s, 150 ms round trip), a processor four times slower. */
export const MOBILE: Profile = {
  flags: [],
  pages: [...routes.map(({ path }) => path), '/no-such-page'],
  limits: { [LCP_RATIO]: 1.15, [TBT]: 20, [CLS]: 0, [HTML_BYTES]: 13_600 },
  pageLimits: { '/': { [TOTAL_KB]: 90 } },
};

/** A slow phone, simulated: 400 kbit/s, 400 ms round trip, a processor six times slower. */
export const SLOW_PHONE: Profile = {
  flags: ['rttMs=400', 'throughputKbps=400', 'cpuSlowdownMultiplier=6'].map((each) => `--throttling.${each}`),
  pages: ['/', '/contacts', routes.find(({ group }) => group === 'insights')!.path],
  limits: { [FCP_RATIO]: 2, [CLS]: 0 },
};
