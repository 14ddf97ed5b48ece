import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile } from './cloudflare';
import { EDITOR_HEADERS } from '@/tools/editor/headers';
import { editorFirebaseJson, firebaseJson } from './firebase';
import { netlifyToml } from './netlify';
import { nginxConf } from './nginx';
import { filesOf, rulesOfSite, type BuiltSite } from './site-rules';

/**
 * Writes the files by which hosts serve the site: those that are not published into the project's root, the others into
 * the built site. They belong to one build (the policy contains the hashes of its styles, and only files that exist are
 * kept for a year), so they are generated and never committed.
 *
 * @returns the paths of the files written.
 * @throws Error when a host would ignore a rule.
 */
export async function writeHostFiles({ root, ...site }: BuiltSite & { root: string }): Promise<string[]> {
  const rules = await rulesOfSite(site, true);
  const files = filesOf(site.outDir);
  const texts = {
    [join(root, 'firebase.json')]: firebaseJson(rules, files),
    [join(root, 'editor.firebase.json')]: editorFirebaseJson(EDITOR_HEADERS),
    [join(root, 'netlify.toml')]: netlifyToml(rules, files),
    [join(root, 'nginx.conf')]: nginxConf(rules),
    [join(site.outDir, '_headers')]: headersFile(rules),
    [join(site.outDir, '_redirects')]: redirectsFile(rules),
  };
  for (const [path, text] of Object.entries(texts)) await writeFile(path, text);
  return Object.keys(texts);
}
