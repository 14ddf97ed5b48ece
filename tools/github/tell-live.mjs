/**
 * `node tools/github/tell-live.mjs begun|built|ended`: tells the author of a change how its release is going. The commit
 * that lands gets the status `live`: pending, then one result, which its pull request also gets as a comment. The
 * editor reads the status.
 *
 * `begun` gives the workflow the output `reviewers`: who can approve the release, such as `asha or ravi`. `built` says
 * that it waits for them (REVIEWERS). `ended` reads the jobs' results and outputs (NEEDS, as JSON) and the address of
 * the live site (ADDRESS). All read GH_TOKEN. Exits 1 when GitHub refuses it. Plain Node: a verdict must not come from
 * installed packages.
 */
import { appendFileSync } from 'node:fs';
import { askGitHub as ask } from './ask-github.mjs';

const { GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_SHA } = process.env;
const { GITHUB_OUTPUT, REVIEWERS, NEEDS, ADDRESS } = process.env;
const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
const run = `${repository}/actions/runs/${GITHUB_RUN_ID}`;

/** Sets the status; GitHub accepts 140 characters for its description. */
const say = (state, description, target = run) =>
  ask(`statuses/${GITHUB_SHA}`, {
    context: 'live',
    state,
    target_url: target,
    description: description.length > 140 ? `${description.slice(0, 139)}…` : description,
  });

const stages = {
  async begun() {
    await say('pending', 'On its way: it will be checked, built and put live');
    const { protection_rules: rules = [] } = await ask('environments/production').catch(() => ({}));
    const reviewers = rules
      .flatMap((rule) => rule.reviewers ?? [])
      .map(({ reviewer }) => reviewer.login ?? reviewer.name);
    appendFileSync(GITHUB_OUTPUT, `reviewers=${reviewers.join(' or ')}\n`);
  },

  built: () => say('pending', `Waiting for approval by ${REVIEWERS}`),

  async ended() {
    // The newest comes first.
    const earlier = await ask(`commits/${GITHUB_SHA}/statuses?per_page=100`);
    const check = earlier.find(({ context }) => context === 'check');
    const { state, description, target } = await result(JSON.parse(NEEDS), check?.description);
    await say(state, description, target);
    console.log(description);
    // Nobody needs to hear about a release that changes nothing.
    if (earlier.some(({ context, target_url: shown }) => context === 'live' && shown === ADDRESS)) return;
    const body = `${description}\n\n[${target === ADDRESS ? 'The site' : 'More details'}](${target})`;
    for (const { number } of await ask(`commits/${GITHUB_SHA}/pulls`)) await ask(`issues/${number}/comments`, { body });
  },
};

/** The result of a release, and the page that shows more of it. */
async function result({ check, build, deploy, smoke }, mistake) {
  const not = (reason) => ({ state: 'failure', description: `Not live: ${reason}`, target: run });
  if ([check, build, deploy].some((job) => job.result === 'cancelled')) return not('the release was cancelled');
  if (check.result === 'failure') return not(mistake || 'the check failed; its log says why');
  if (build.result === 'failure') return not(build.outputs.mistake || 'the build failed; its log says why');
  if (deploy.result === 'failure') {
    const { held } = deploy.outputs;
    if (held)
      return not(`a rollback keeps ${held} live. This run’s page says how to replace it once the mistake is corrected`);
    const refused = (await ask(`actions/runs/${GITHUB_RUN_ID}/approvals`)).find(({ state }) => state === 'rejected');
    if (refused) return not(`${refused.user.login} rejected it. ${refused.comment ?? ''}`.trim());
    return not('it was not approved within 30 days, or the host failed. The log says which');
  }
  const { later } = deploy.outputs;
  if (later) {
    const target = `${repository}/commit/${later}`;
    return { state: 'success', description: `Will go live with a later change, ${later.slice(0, 7)}`, target };
  }
  if (smoke.result !== 'success') {
    const description = 'Live, but something is wrong: the smoke test failed. This run’s page says how to roll back';
    return { state: 'failure', description, target: run };
  }
  return { state: 'success', description: `Live at ${ADDRESS}`, target: ADDRESS };
}

const stage = process.argv[2];
if (!Object.hasOwn(stages, stage))
  throw new Error(`"${stage}" is not a stage: write ${Object.keys(stages).join(', ')}.`);
await stages[stage]();
