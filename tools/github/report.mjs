/**
 * `node tools/github/report.mjs`: tells the owner what the checks of the live site have found (RESULTS, as `command.ts`
 * writes them): one open issue for each check that fails, with the text of `issues/`. A further failure adds a comment,
 * once a day; the same check's success closes it. A check that is not in the results changes nothing.
 *
 * Reads GH_TOKEN and OWNER: one assignee, or several. Plain Node: a job with a token installs no packages. The results
 * come from a job that runs packages: they are shown as text and never as Markdown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { askGitHub } from './ask-github.mjs';

const { GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, OWNER = '', RESULTS } = process.env;
const LABEL = 'live-site';
const TEXTS = new URL('issues/', import.meta.url);
const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
const run = `[this run of the check](${repository}/actions/runs/${GITHUB_RUN_ID})`;
const today = new Date().toISOString().slice(0, 10);

const results = JSON.parse(RESULTS);
const checks = readdirSync(TEXTS).map((name) => name.replace('.md', ''));
/** Whether a workflow wrote an issue or a comment: anybody can write one that begins like these. */
const isOwn = ({ user }) => user?.login === 'github-actions[bot]';
const openIssues = (await askGitHub(`issues?labels=${LABEL}&state=open&per_page=100`)).filter(isOwn);

for (const check of checks.filter((each) => typeof results[each] === 'string')) {
  const found = results[check];
  const mark = `<!-- ${LABEL}: ${check} -->`;
  const issue = openIssues.find(({ body }) => body?.startsWith(mark));
  if (found && issue) await remind(issue, mark, found);
  else if (found) await openIssue(check, mark, found);
  else if (issue) await closeIssue(issue);
}

async function openIssue(check, mark, found) {
  const text = readFileSync(new URL(`${check}.md`, TEXTS), 'utf8').replaceAll('{repository}', repository);
  // GitHub keeps the line breaks of an issue: each paragraph and list entry must become one line.
  const [heading, ...lines] = text.replace(/([^\n|])\n {0,2}(?=[^\s|-])/g, '$1 ').split('\n');
  // GitHub refuses a label that does not exist.
  await askGitHub('labels', { name: LABEL, color: 'b60205', description: 'The live site needs attention' }).catch(
    ifStatus(422),
  );
  const { assignees, others } = await owners();
  const body = [mark, lines.join('\n').trim(), `**What the test found** (${run}):`, asCode(found), ...others].join(
    '\n\n',
  );
  const { number } = await askGitHub('issues', { title: heading.slice(2), body, labels: [LABEL], assignees });
  console.log(`${check}: issue ${number} opened`);
}

/** Comments that it still fails, unless there is a comment from today. */
async function remind({ number, created_at: opened }, mark, found) {
  const comments = await askGitHub(`issues/${number}/comments?since=${today}T00:00:00Z&per_page=100`);
  const isTold = [
    opened,
    ...comments
      .filter(isOwn)
      .filter(({ body }) => body.startsWith(mark))
      .map((each) => each.created_at),
  ];
  if (isTold.some((at) => at.startsWith(today))) return;
  await askGitHub(`issues/${number}/comments`, { body: `${mark}\nStill the case today (${run}):\n\n${asCode(found)}` });
}

async function closeIssue({ number }) {
  await askGitHub(`issues/${number}/comments`, { body: `Fixed: ${run} found no problems.` });
  await askGitHub(`issues/${number}`, { state: 'closed', state_reason: 'completed' }, 'PATCH');
  console.log(`Issue ${number} closed`);
}

/** The owners that GitHub can assign, and sentences about the others. */
async function owners() {
  const names = OWNER.split(/[\s,@]+/).filter(Boolean);
  const assignees = [];
  const others = names.length > 0 ? [] : ['Nobody is assigned: the variable `OWNER` names no one.'];
  for (const name of names) {
    const path = `assignees/${encodeURIComponent(name)}`;
    const isMember = await askGitHub(path).then(() => true, ifStatus(404));
    if (isMember) assignees.push(name);
    else
      others.push(
        `\`${name}\`, named in the variable \`OWNER\`, cannot be assigned: nobody in this repository has that username.`,
      );
  }
  return { assignees, others };
}

/** Accepts an error with this status as an answer. */
function ifStatus(status) {
  return (error) => {
    if (error.status !== status) throw error;
  };
}

/** Indented, so that nothing in it is a link, a mention or the end of the code. */
function asCode(text) {
  return text.replace(/\r\n?/g, '\n').replace(/^/gm, '    ');
}
