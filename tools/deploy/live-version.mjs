/**
 * Reads the answer of `npm run --silent firebase -- hosting:channel:list --json` and prints the version that is live, as
 * `site@version`; nothing before the first release. Plain Node: what deploys installs no packages of the site.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} answer of Firebase's command line
 * @throws {Error} with what it says, when that is no answer
 * @returns {string} such as `nestif@1234abcd`, as `npm run firebase -- hosting:clone` reads it
 */
export function liveVersion(answer) {
  const { result, error } = JSON.parse(answer);
  if (!result) throw new Error(error);
  const live = result.channels.find(({ name }) => name.endsWith('/channels/live'));
  const [, site, version] = /sites\/([^/]+)\/versions\/([^/]+)$/.exec(live?.release?.version?.name ?? '') ?? [];
  return site ? `${site}@${version}` : '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(liveVersion(readFileSync(0, 'utf8')));
