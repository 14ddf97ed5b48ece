/**
 * `node tools/deploy/may-release.mjs <head of main> < <answer>`: whether a release may go live now that its turn has
 * come. Releases and rollbacks take turns (`concurrency: deploy`), and much may have happened while this one waited.
 *
 * Reads the answer of `firebase hosting:channel:list --json`, GITHUB_SHA and OVER_ROLLBACK. Gives the workflow the
 * outputs `deploy` (`true` or `false`) and `before`, the version that is live. Exits 1 when somebody has to decide.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { liveRelease } from './live-release.mjs';

/**
 * @param {object} facts
 * @param {string} facts.commit that was built
 * @param {string} facts.head the newest commit of main
 * @param {{ version: string, commit?: string, time: string } | undefined} facts.live what is live, if anything is
 * @param {string} [facts.overRollback] the version that somebody has asked to replace, although it was put live by hand
 * @throws {Error} when what is live was put there by hand, as a rollback is, and nobody has asked to replace it
 * @returns {string} why this release is left out: a newer one follows; empty when it may go live
 */
export function whyNot({ commit, head, live, overRollback }) {
  if (commit !== head) return `${head.slice(0, 7)} is newer on main: its own release deploys it`;
  if (!live || live.commit || live.version === overRollback) return '';
  throw new Error(
    `${live.version} is live since ${live.time} by a rollback or by hand, and stays. When main is right again: ` +
      `Actions → Release → Run workflow, with ${live.version} as the version to replace`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { GITHUB_SHA, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, OVER_ROLLBACK } = process.env;
  const tell = (line) => {
    console.log(line);
    appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n`);
  };
  const live = liveRelease(readFileSync(0, 'utf8'));
  tell(`Live until now: \`${live?.version ?? 'nothing'}\``);
  try {
    const reason = whyNot({ commit: GITHUB_SHA, head: process.argv[2], live, overRollback: OVER_ROLLBACK });
    if (reason) tell(`Not deployed: ${reason}.`);
    appendFileSync(GITHUB_OUTPUT, `deploy=${reason === ''}\nbefore=${live?.version ?? ''}\n`);
  } catch (error) {
    console.log(`::error title=Not deployed::${error.message}`);
    process.exitCode = 1;
  }
}
