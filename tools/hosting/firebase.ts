import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_HEADERS } from './editor-headers';
import type { HeaderRule, HostingRules } from './rules';
import { filesOf, rulesOfSite, type BuiltSite } from './site-rules';

/**
 * Writes `firebase.json` and `editor.firebase.json`. They belong to one build (the policy contains the hashes of its
 * styles, and only files that exist are cached for a year), so they are generated and never committed.
 *
 * @param root the folder to write them into
 * @returns the paths of the files written
 */
export async function writeFirebaseFiles({ root, ...site }: BuiltSite & { root: string }): Promise<string[]> {
  const texts = {
    [join(root, 'firebase.json')]: firebaseJson(await rulesOfSite(site, true), filesOf(site.outDir)),
    [join(root, 'editor.firebase.json')]: editorFirebaseJson(EDITOR_HEADERS),
  };
  for (const [path, text] of Object.entries(texts)) await writeFile(path, text);
  return Object.keys(texts);
}

/**
 * The text of `firebase.json`. It does not mention `404.html`, which Firebase finds in the public folder. Hidden files
 * of the folder are published (`.well-known` is one).
 *
 * If several rules set a header for a path, Firebase sends the last one. It also sends the headers of a glob with status
 * 404, so a rule for files names each of them.
 *
 * @param files the files of the site, as paths from its root.
 */
export function firebaseJson(rules: HostingRules, files: readonly string[]): string {
  const hosting = {
    public: 'out',
    ignore: ['**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: [
      ...rules.headers.flatMap((rule) =>
        sourcesOf(rule, files).map((source) => ({ source, headers: listOf(rule.headers) })),
      ),
      ...['/admin', '/admin/**'].map((source) => ({ source, headers: listOf(EDITOR_HEADERS) })),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * The text of `editor.firebase.json`, for the second site: the content editor has its own origin.
 * `npm run build:editor` makes its folder; `.firebaserc` says which site the target `editor` is.
 */
export function editorFirebaseJson(headers: Readonly<Record<string, string>>): string {
  const hosting = {
    public: '.cache/editor',
    target: 'editor',
    headers: [{ source: '**', headers: listOf(headers) }],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

const listOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The globs or paths of a rule. `**` is any path without hidden folders. */
function sourcesOf({ folder, filesOnly }: HeaderRule, files: readonly string[]): string[] {
  if (filesOnly) return files.map((file) => `/${file}`).filter((file) => file.startsWith(folder));
  return folder === '/' ? ['**', '/.well-known/**'] : [`${folder}**`];
}
