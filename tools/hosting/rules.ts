/**
 * The hosting rules of the site. The local server and `firebase.json` both use them, so Firebase serves the site as it was
 * tested locally.
 *
 * Two rules apply to every path: URLs have no `.html` and no trailing slash, and the answer to a path that is not found is
 * `404.html` with status 404.
 */
import { REDIRECTS } from '@/lib/content/files';

export interface HeaderRule {
  /** The rule applies to everything below this folder; `/` means every path. */
  folder: `/${string}/` | '/';
  headers: Readonly<Record<string, string>>;
  /**
   * The rule applies only to files that exist. Browsers must not cache a not-found response: a page of the next
   * release, or of the last, may need the file.
   */
  filesOnly?: true;
}

/**
 * A permanent redirect (301). The path must match exactly, including its case, but may end with a slash; the query is
 * kept.
 */
interface Redirect {
  from: string;
  to: string;
}

export interface HostingRules {
  redirects: readonly Redirect[];
  /** The headers that every answer has. */
  security: Readonly<Record<string, string>>;
  /** If several rules set a header for a path, the last one counts. The first is for all paths, with `security`. */
  headers: readonly HeaderRule[];
}

interface RuleOptions {
  /** The value of Content-Security-Policy; without one no such header is sent. */
  contentSecurityPolicy?: string;
  /** Whether the site is reached over https; Strict-Transport-Security means nothing over http. */
  https?: boolean;
  /** Whether search engines should leave the site out, as for a preview. They have to read a page to see that. */
  noindex?: boolean;
}

/** The page for everything that is not found, as a path from the root of `out/`. */
export const NOT_FOUND_FILE = '404.html';

/** Folders whose file names contain a hash of the content, so that their files never change. */
const HASHED_FOLDERS = ['/pictures/', '/islands/', '/fonts/'] as const;

/** Browsers ask again at each use; the answer is short if nothing has changed. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Powerful features that the policy disables for anything that gets into a page. It does not list them all, because each
 * name makes every response longer.
 */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone'];

/**
 * Two years. `includeSubDomains` and `preload` would bind every other host of the company's domain: its owner has to
 * decide on them (docs/deployment.md, step 4).
 */
const TWO_YEARS = 'max-age=63072000';

/** The rules for one build and one way of reaching it. Pure: the same options give the same rules. */
export function hostingRules({ contentSecurityPolicy, https, noindex }: RuleOptions = {}): HostingRules {
  const security: Record<string, string> = {
    ...(contentSecurityPolicy && { 'Content-Security-Policy': contentSecurityPolicy }),
    ...(https && { 'Strict-Transport-Security': TWO_YEARS }),
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return {
    redirects: Object.entries(REDIRECTS).map(([from, to]) => ({ from, to })),
    security,
    headers: [
      {
        folder: '/',
        headers: { ...security, 'Cache-Control': REVALIDATED, 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      // Image searches and previews of shared links show pictures. Only the site's own pages use the other files.
      { folder: '/pictures/', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      ...HASHED_FOLDERS.map((folder): HeaderRule => ({
        folder,
        headers: { 'Cache-Control': IMMUTABLE },
        filesOnly: true,
      })),
    ],
  };
}

/** The headers that the rules give to a file at a path (decoded, without query). */
export function headersFor({ headers }: HostingRules, path: string): Record<string, string> {
  return Object.assign({}, ...headers.filter(({ folder }) => path.startsWith(folder)).map((rule) => rule.headers));
}
