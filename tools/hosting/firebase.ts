import { matches, REVALIDATED, type HeaderRule, type HostingRules } from './rules';

/**
 * The text of `firebase.json`. It does not mention `404.html`, which Firebase finds in the public folder. Hidden files
 * of the folder are published (`.well-known` is one), except for those that the rules exclude.
 *
 * Of the headers that several rules give to a path, Firebase sends the last. It sends those of a glob with status 404
 * too, so that a rule for files names each of them.
 *
 * @param files the files of the site, as paths from its root.
 */
export function firebaseJson(rules: HostingRules, files: readonly string[]): string {
  const hosting = {
    public: 'out',
    ignore: [...rules.unserved, '**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: rules.headers.flatMap((rule) =>
      sourcesOf(rule, files).map((source) => ({ source, headers: headersOf(rule) })),
    ),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * The text of `editor.firebase.json`: the second site, an origin of its own for the editor of the content. Its folder
 * is what `npm run build:editor` makes; `.firebaserc` says which site the target `editor` is.
 */
export function editorFirebaseJson(headers: Readonly<Record<string, string>>): string {
  const list = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const hosting = { public: '.cache/editor', target: 'editor', headers: [{ source: '**', headers: list }] };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

function headersOf({ path, headers }: HeaderRule): { key: string; value: string }[] {
  // Firebase keeps what no rule names for an hour, status 404 included.
  const all = path === '/*' ? { ...headers, 'Cache-Control': REVALIDATED } : headers;
  return Object.entries(all).map(([key, value]) => ({ key, value }));
}

/**
 * The globs or paths of a rule. `**` is any path without hidden folders; `*` is one segment of at least one character.
 */
function sourcesOf({ path, filesOnly }: HeaderRule, files: readonly string[]): string[] {
  if (filesOnly) return files.map((file) => `/${file}`).filter((file) => matches(path, file));
  if (path === '/*') return ['**', '/.well-known/**'];
  if (path === '/:page') return ['/', '/*'];
  return [path.replace(/\*$/, '**')];
}
