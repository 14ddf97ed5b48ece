import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firebaseJson } from './firebase';
import { headersFile, redirectsFile } from './host-files';
import type { Redirect } from './rules';
import { fileOf, rulesOfSite, type BuiltSite } from './site-rules';

/**
 * Writes `firebase.json` into the project's root, and `_headers` and `_redirects` into the built site. They belong to one
 * build (the policy names the hashes of its styles), so they are generated and never committed.
 *
 * @returns the paths of the files written.
 * @throws Error when a redirect hides a page, or when a host would drop a rule.
 */
export async function writeHostingFiles({ root, ...site }: BuiltSite & { root: string }): Promise<string[]> {
  const rules = await rulesOfSite(site, true);
  const built = new Set(await readdir(site.outDir));
  for (const redirect of rules.redirects) checkRedirect(redirect, built);
  const files = {
    [join(root, 'firebase.json')]: firebaseJson(rules),
    [join(site.outDir, '_headers')]: headersFile(rules),
    [join(site.outDir, '_redirects')]: redirectsFile(rules),
  };
  for (const [path, text] of Object.entries(files)) await writeFile(path, text);
  return Object.keys(files);
}

function checkRedirect({ from, to }: Redirect, built: ReadonlySet<string>): void {
  if (fileOf(from) !== fileOf(to) && built.has(fileOf(from))) {
    throw new Error(
      `hosting/rules.ts redirects ${from} to ${to}, which hides the page ${fileOf(from)}. Take the rule out.`,
    );
  }
}
