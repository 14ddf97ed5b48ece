/**
 * `npm run smoke -- https://www.example.com`: checks that a live site works as it should, after a release or at any
 * other time; see `tools/hosting/smoke`. With `--daily`, it also checks that the certificate and `security.txt` are
 * valid for another month.
 *
 * Exits with code 1 if a check fails, or the site does not respond within a minute, and with code 2 if a check could
 * not run.
 */
import { certificate, securityTxt } from '@/tools/hosting/smoke/lifetimes';
import { smoke, type SmokeStep } from '@/tools/hosting/smoke/smoke';
import { conclude, siteGiven, type Check, type Results } from '@/tools/live/command';

/** In milliseconds. */
const TIME_LIMIT = 60_000;

/**
 * A check; whether it counts as failed if the site does not respond (otherwise its result is unknown); and the function
 * that runs it.
 */
type Asked = [check: Check, isMissed: boolean, ask: () => Promise<SmokeStep[]>];

const { address, daily } = siteGiven('npm run smoke -- https://www.example.com [--daily]', 'daily');
const { origin } = new URL(address);

const CHECKS: Asked[] = [['pages', true, () => smoke(address)]];
if (daily) {
  CHECKS.push(['certificate', false, async () => [await certificate(origin)]]);
  CHECKS.push(['security-txt', false, async () => [await securityTxt(origin)]]);
}

const results: Results = {};
for (const [check, isMissed, ask] of CHECKS) {
  const steps = await withinLimit(ask()).catch(({ message }: Error) => {
    console.log(`${isMissed ? '✗' : '?'}    0  ${message}`);
    return isMissed ? message : undefined;
  });
  if (typeof steps === 'object') steps.forEach(printStep);
  const found = typeof steps === 'object' ? steps.flatMap(({ issues }) => issues).join('\n') : steps;
  if (found !== undefined) results[check] = found;
}
const wrong = Object.values(results).filter(Boolean).length;
const isKnown = Object.keys(results).length === CHECKS.length;
console.log(`\n${wrong > 0 ? 'FAILED' : isKnown ? 'PASSED' : 'UNKNOWN: a check could not run'}: ${address}`);
await conclude(results, isKnown);

function printStep({ name, count, issues }: SmokeStep): void {
  console.log(`${issues.length === 0 ? '✓' : '✗'} ${String(count).padStart(4)}  ${name}`);
  for (const issue of issues) console.log(`      ${issue.replaceAll('\n', '\n      ')}`);
}

function withinLimit<T>(answer: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error(`The site did not answer every request within ${TIME_LIMIT / 1000} s.`)),
      TIME_LIMIT,
    ),
  );
  return Promise.race([answer, limit]);
}
