import { headersFor } from '@/hosting/rules';
import type { SiteFile } from './site-file';
import type { SiteIndex } from './site-index';

/** What a path of the site leads to. */
export type Found =
  | { kind: 'file'; file: SiteFile }
  /** To a path of this site; not yet encoded. */
  | { kind: 'redirect'; to: string; headers: Readonly<Record<string, string>> }
  | { kind: 'missing' };

/** Finds what a decoded path leads to: the redirects of the rules, then the files, then the clean form of a page's URL. */
export function resolvePath({ rules, files }: SiteIndex, path: string): Found {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const redirect = rules.redirects.find(({ from }) => from === bare);
  if (redirect) return redirectTo(redirect.to);

  const file = files.get(path);
  if (file) return { kind: 'file', file };

  const clean = bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  return files.get(clean)?.isPage ? redirectTo(clean) : { kind: 'missing' };

  function redirectTo(to: string): Found {
    return { kind: 'redirect', to, headers: headersFor(rules, path) };
  }
}
