/**
 * `npm run observatory`: the rules of Mozilla's HTTP Observatory, applied to every page as a host serves it over https.
 *
 * The Observatory itself looks at a public site. Here its tests are given the pages of `out/` with the headers that
 * `hosting/` gives to hosts, on a host that leads http to https, as all those in hosting/README.md do.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from '@/hosting/content-security-policy';
import { POLICY_FILE, readPolicy } from '@/hosting/policy-file';
import { headersFor, hostingRules } from '@/hosting/rules';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';

/** The lowest score of each page. 100 is a page without a fault; extra credit goes up to 145. */
const LEAST = 130;
const HOST = 'www.example.com';
const FOLDER = path.resolve('bench/node_modules/@mdn/mdn-http-observatory/src');

if (!existsSync('bench/node_modules')) execFileSync('npm', ['ci', '--prefix', 'bench'], { stdio: 'inherit' });
// The package fetches Chromium's list of hosts that are only ever reached over https. The site's host is none of them.
const preloaded = path.join(FOLDER, '../conf/hsts-preload.json');
if (!existsSync(preloaded)) {
  mkdirSync(path.dirname(preloaded), { recursive: true });
  writeFileSync(preloaded, '{}');
}
const { ALL_TESTS } = await import(`${FOLDER}/constants.js`);
const { Requests } = await import(`${FOLDER}/types.js`);
const { getGradeForScore, getScoreModifier } = await import(`${FOLDER}/grader/grader.js`);

const policy = await readPolicy(path.resolve(POLICY_FILE));
if (!policy) throw new Error(`There is no ${POLICY_FILE}. Run "npm run build" first.`);
const rules = hostingRules({
  contentSecurityPolicy: contentSecurityPolicy(policy),
  speculationRules: true,
  https: true,
});

let lowest = Infinity;
for (const route of [...routesOf(getContent()).map((each) => each.path), '/404']) {
  const { score, grade, faults } = scoreOf(route);
  console.log(
    `${String(score).padStart(4)}  ${grade.padEnd(2)}  ${route}${faults.map((each) => `\n          ${each}`).join('')}`,
  );
  lowest = Math.min(lowest, score);
}
if (lowest < LEAST) {
  console.error(`\nThe lowest score is ${lowest}; ${LEAST} was to be reached. hosting/rules.ts makes the headers.`);
  process.exitCode = 1;
}

function scoreOf(route: string): { score: number; grade: string; faults: string[] } {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const requests = new Requests(HOST);
  const response = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headersFor(rules, route) },
    request: { res: { responseUrl: `https://${HOST}${route}` } },
    verified: true,
    httpEquiv: new Map(),
  };
  requests.responses = {
    ...{ auto: response, cors: response, https: response, http: response },
    httpRedirects: ['http', 'https'].map((scheme, step) => ({
      url: new URL(`${scheme}://${HOST}${route}`),
      status: step === 0 ? 301 : 200,
    })),
    httpsRedirects: [],
  };
  requests.resources.path = readFileSync(path.join('out', file), 'utf8');
  requests.session = { url: new URL(`https://${HOST}${route}`), jar: undefined };

  // As in the package's own scan: extra credit counts only where nothing costs more than ten points.
  const results: { pass: boolean; result: string }[] = ALL_TESTS.map((test: (input: unknown) => unknown) =>
    test(requests),
  );
  const modifiers = results.map(({ result }) => getScoreModifier(result) as number);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const plain = sum(modifiers.filter((each) => each < 0));
  const final = getGradeForScore(plain >= 90 ? sum(modifiers) : plain);
  return {
    ...{ score: final.score, grade: final.grade },
    faults: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}
