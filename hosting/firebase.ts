import type { HostingRules, Scope } from './rules';

/**
 * `firebase.json` for Firebase Hosting. `404.html` needs no mention there: Firebase finds it in the public folder.
 * The folder's hidden files are published (`.well-known` is one), except for what the rules leave out. The database of
 * the contact form's second channel gets its rules from the project's root.
 */
export function firebaseJson(rules: HostingRules): string {
  const hosting = {
    public: 'out',
    ignore: [...rules.unserved, '**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: rules.headers.flatMap(({ scope, headers }) =>
      globs(scope).map((source) => ({
        source,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify({ hosting, firestore: { rules: 'firestore.rules' } }, null, 2)}\n`;
}

/** `*` is one step of at least one character, so that the home page needs a glob of its own. */
function globs(scope: Scope): string[] {
  switch (scope.kind) {
    case 'everything':
      return ['**'];
    case 'top':
      return ['/', '/*'];
    case 'folder':
      return [`${scope.folder}/**`];
    case 'path':
      return [scope.path];
  }
}
