/**
 * `npm run observatory`: the tests of Mozilla's HTTP Observatory on every page as a host serves it over https.
 *
 * The package's public `scan` only requests `/` of a public host on ports 80 and 443. Here its tests and its grading get
 * the pages of `out/` with the headers of `tools/hosting/`, on a host that redirects http to https, as all hosts in
 * tools/hosting/README.md do.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { headersFor } from '@/tools/hosting/rules';
import { fileOf, rulesOfSite } from '@/tools/hosting/site-rules';
import { ensureBenchPackages } from './packages';

/** The minimum score of each page. 100 is a page that passes all tests; extra credit goes up to 145. */
const MIN_SCORE = 130;
const HOST = 'www.example.com';
const PACKAGE = path.resolve('tools/bench/node_modules/@mdn/mdn-http-observatory');

if (!existsSync(POLICY_FILE)) throw new Error(`There is no ${POLICY_FILE}. Run "npm run build" first.`);
ensureBenchPackages();
// The package downloads Chromium's list of hosts that are only ever reached over https. The site's host is none of them.
const preloaded = path.join(PACKAGE, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) {
  mkdirSync(path.dirname(preloaded), { recursive: true });
  writeFileSync(preloaded, '{}');
}
const { ALL_TESTS } = await import(`${PACKAGE}/src/constants.js`);
const { Requests } = await import(`${PACKAGE}/src/types.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${PACKAGE}/src/grader/charts.js`);
const { getGradeForScore, getScoreModifier } = await import(`${PACKAGE}/src/grader/grader.js`);

const rules = await rulesOfSite({ outDir: path.resolve('out'), policyFile: path.resolve(POLICY_FILE) }, true);
const scores = [...routesOf(getContent()).map((route) => route.path), '/404'].map((route) => {
  const { score, grade, failed } = gradePage(route);
  const lines = [`${String(score).padStart(4)}  ${grade.padEnd(2)}  ${route}`, ...failed];
  console.log(lines.join('\n          '));
  return score;
});
const lowest = Math.min(...scores);
if (lowest < MIN_SCORE) {
  console.error(
    `\nThe lowest score is ${lowest}; the minimum is ${MIN_SCORE}. tools/hosting/rules.ts sets the headers.`,
  );
  process.exitCode = 1;
}

/** Runs all tests on one page, and grades them as the package's own scan does. */
function gradePage(route: string): { score: number; grade: string; failed: string[] } {
  const response = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headersFor(rules, route) },
    request: { res: { responseUrl: `https://${HOST}${route}` } },
    verified: true,
    httpEquiv: new Map(),
  };
  const requests = new Requests(HOST);
  requests.responses = {
    ...{ auto: response, cors: response, https: response, http: response },
    httpRedirects: [
      { url: new URL(`http://${HOST}${route}`), status: 301 },
      { url: new URL(`https://${HOST}${route}`), status: 200 },
    ],
    httpsRedirects: [],
  };
  requests.resources.path = readFileSync(path.join('out', fileOf(route)), 'utf8');
  requests.session = { url: new URL(`https://${HOST}${route}`), jar: undefined };

  const results: { pass: boolean; result: string }[] = ALL_TESTS.map((test: (input: unknown) => unknown) =>
    test(requests),
  );
  const modifiers = results.map(({ result }) => getScoreModifier(result) as number);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const withoutExtraCredit = sum(modifiers.filter((each) => each < 0));
  const { score, grade } = getGradeForScore(
    withoutExtraCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutExtraCredit,
  );
  return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) };
}
