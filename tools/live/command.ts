/** The common part of the commands that test the live site: `npm run smoke` and `npm run canary`. */
import { appendFileSync } from 'node:fs';
import { readArguments, refuse } from '@/tools/shared/arguments';

/** The checks of the live site; `issues/` has the text that the owner reads about each. */
export type Check = 'pages' | 'certificate' | 'security-txt' | 'contact-form';

/** The problems found, by check: an empty string if there are none. A check that could not run is left out. */
export type Results = Partial<Record<Check, string>>;

/** How many characters of the findings an issue shows. */
const MAX_LENGTH = 3_000;

/**
 * The address and the flags that the command was given. Exits if it was given anything else.
 *
 * @param usage the usage line to print in that case
 */
export function siteGiven<Flag extends string>(usage: string, ...flags: Flag[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [address = '', ...others] = positionals;
  if (others.length > 0 || !/^https?:/.test(address) || !URL.canParse(address)) refuse(usage, 'Which site?');
  return { address, ...(values as Partial<Record<Flag, boolean>>) };
}

/**
 * Exits with code 0 if all is well, 1 if something is wrong, 2 if we cannot tell. If this machine has no network,
 * nothing counts as wrong. In GitHub Actions the step gets the output `results`, from which `report.mjs` opens and
 * closes issues.
 *
 * @param all whether the results are complete
 */
export async function conclude(results: Results, all = true): Promise<never> {
  const isWrong = Object.values(results).some(Boolean);
  const isKnown = !isWrong || (await hasNetwork());
  if (!isKnown) console.error('COULD NOT RUN: this machine cannot reach any other site either.');
  const entries = Object.entries(isKnown ? results : {}).map(([check, found]) => [check, found.slice(0, MAX_LENGTH)]);
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `results=${JSON.stringify(Object.fromEntries(entries))}\n`);
  process.exit(!isKnown ? 2 : isWrong ? 1 : all ? 0 : 2);
}

/** Whether this machine reaches a host that has nothing to do with the site. */
const hasNetwork = (): Promise<boolean> =>
  fetch(process.env.GITHUB_API_URL ?? 'https://api.github.com', { signal: AbortSignal.timeout(15_000) }).then(
    () => true,
    () => false,
  );
