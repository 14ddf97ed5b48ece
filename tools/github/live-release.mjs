/**
 * Reads the answer of `npm run --silent firebase -- hosting:channel:list --json` and prints the version that is live,
 * as `site@version`; nothing before the first release. Plain Node: a deployment installs no packages of the site.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The release that is live. `release.yml` gives each release its commit as message. A release without a message went
 * live by hand: `hosting:clone` gives no message, and Firebase calls its releases ROLLBACK (its REST API,
 * `Release.type`).
 *
 * @param {string} answer of Firebase's command line
 * @throws {Error} with Firebase's message, if it reports an error
 * @returns {{ version: string, commit?: string, time: string } | undefined} the version such as `nestif@1234abcd`, as
 *   `npm run firebase -- hosting:clone` reads it; the commit, if a release deployed it; when that was
 */
export function liveRelease(answer) {
  const { result, error } = JSON.parse(answer);
  if (!result) throw new Error(error);
  const { release } = result.channels.find(({ name }) => name.endsWith('/channels/live')) ?? {};
  const [, site, version] = /sites\/([^/]+)\/versions\/([^/]+)$/.exec(release?.version?.name ?? '') ?? [];
  if (!site) return undefined;
  const isRelease = release.type === 'DEPLOY' && /^[0-9a-f]{40}$/.test(release.message ?? '');
  return { version: `${site}@${version}`, commit: isRelease ? release.message : undefined, time: release.releaseTime };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(liveRelease(readFileSync(0, 'utf8'))?.version ?? '');
}
