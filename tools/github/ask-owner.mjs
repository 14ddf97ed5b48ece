/**
 * `node tools/github/ask-owner.mjs`: exits 1 unless an owner (role Admin) has started this run. GitHub lets everybody
 * with the role Write start a workflow, or rerun somebody else's. Reads GH_TOKEN.
 */
import { askGitHub } from './ask-github.mjs';

const name = process.env.GITHUB_TRIGGERING_ACTOR;
const { permission } = await askGitHub(`collaborators/${encodeURIComponent(name)}/permission`);
if (permission !== 'admin') {
  console.log(
    `::error title=Nothing was changed::${name} is not an owner of the site: ask an owner to run this workflow`,
  );
  process.exitCode = 1;
}
