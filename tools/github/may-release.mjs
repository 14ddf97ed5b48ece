/**
 * `node tools/github/may-release.mjs <head of main> < <answer>`: whether a release may go live now that its turn has
 * come. Releases and rollbacks run one at a time (`concurrency: deploy`), and a lot may have happened while this one
 * was waiting.
 *
 * Reads the answer of `firebase hosting:channel:list --json`, GITHUB_SHA and OVER_ROLLBACK. Gives the workflow the
 * outputs `deploy` (`true` or `false`), `before`, the version that is live, and `later`, the commit that is deployed
 * instead. Exits 1 when somebody has to decide, with the output `held`: the version that is kept.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { liveRelease } from './live-release.mjs';

const { GITHUB_SHA, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, OVER_ROLLBACK } = process.env;
const head = process.argv[2];
const live = liveRelease(readFileSync(0, 'utf8'));
const tell = (line) => {
  console.log(line);
  appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n`);
};

tell(`Live until now: \`${live?.version ?? 'nothing'}\``);
const isNewest = GITHUB_SHA === head;
if (!isNewest) tell(`Not deployed: main already has a newer commit, ${head.slice(0, 7)}, which has its own release.`);
if (isNewest && live && !live.commit && live.version !== OVER_ROLLBACK) {
  // The live version was put live by hand, as by a rollback, and nobody has asked to replace it.
  console.log(
    `::error title=Not deployed::${live.version} was put live on ${live.time}, by a rollback or by hand, and stays live. Once ` +
      `the branch main has been corrected, go to Actions → Release → Run workflow, with ${live.version} as the version to replace`,
  );
  appendFileSync(GITHUB_OUTPUT, `held=${live.version}\n`);
  process.exitCode = 1;
} else {
  const outputs = { deploy: isNewest, before: live?.version ?? '', later: isNewest ? '' : head };
  appendFileSync(
    GITHUB_OUTPUT,
    Object.entries(outputs)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
}
