/**
 * The hosting rules of the site, once. The local server and the files of all hosts are made from what this module
 * returns, so that a host serves what was tested locally.
 *
 * Two rules apply to every host and are not repeated per path: URLs have no `.html` and no trailing slash, and a path
 * that is not found is answered with `404.html` and status 404.
 */
import { OTHER_ADDRESSES } from '@/lib/content/redirects';

/**
 * The paths that a header rule applies to, in what all hosts can express, written as in `_headers`:
 *
 * - `/*`: every path
 * - `/:page`: `/` and the paths one segment below it: all pages, and files such as `/robots.txt`
 * - `/fonts/*`: everything below a folder
 * - `/robots.txt`: one path
 */
type PathPattern = `/${string}`;

export interface HeaderRule {
  path: PathPattern;
  headers: Readonly<Record<string, string>>;
  /**
   * For files that exist. A not-found answer must not be kept: a page of the next release, or of the last, may need the
   * file.
   */
  filesOnly?: true;
}

/**
 * A permanent redirect (301). Exact and case-sensitive, answered with and without a trailing slash; the query is kept.
 */
interface Redirect {
  from: string;
  to: string;
}

export interface HostingRules {
  redirects: readonly Redirect[];
  /** No header is set by two rules that can match one path: hosts disagree on which of the two would win. */
  headers: readonly HeaderRule[];
  /** Files in `out/` that are no part of the site, as paths from its root. */
  unserved: readonly string[];
}

interface RuleOptions {
  /** The value of Content-Security-Policy; without one no such header is sent. */
  contentSecurityPolicy?: string;
  /** Whether the site is reached over https; Strict-Transport-Security means nothing over http. */
  https?: boolean;
  /** Whether search engines shall leave the site out: it is a preview. They have to read a page to see that. */
  noindex?: boolean;
  /** The new addresses of pages that have left the site, by their old ones. */
  moved?: Readonly<Record<string, string>>;
}

/** The page for everything that is not found, as a path from the root of `out/`. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Folders whose file names contain a hash of the content, so that their files never change, and the sites that may
 * embed them: pictures appear in image searches and in previews of shared links, all else belongs to the site's own
 * pages.
 */
const HASHED_FOLDERS = {
  pictures: 'cross-origin',
  islands: 'same-origin',
  fonts: 'same-origin',
};

/** Asked for again at each use; the answer is short when nothing has changed. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Powerful features, which the policy disables for anything that gets into a page. Not all there are: each name is a part
 * of every response.
 */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone'];

/**
 * Two years. Without `includeSubDomains` and `preload`: they bind every other host of the company's domain, which is
 * for its owner to decide (docs/deployment.md, step 4).
 */
const TWO_YEARS = 'max-age=63072000';

/** The rules for one build and one way of reaching it. Pure: the same options give the same rules. */
export function hostingRules({ contentSecurityPolicy, https, noindex, moved = {} }: RuleOptions = {}): HostingRules {
  const everywhere: Record<string, string> = {
    ...(contentSecurityPolicy && { 'Content-Security-Policy': contentSecurityPolicy }),
    ...(https && { 'Strict-Transport-Security': TWO_YEARS }),
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return {
    redirects: [
      ...Object.entries(OTHER_ADDRESSES).flatMap(([to, spellings]) => spellings.map((from) => ({ from, to }))),
      ...Object.entries(moved).map(([from, to]) => ({ from, to })),
    ],
    headers: [
      { path: '/*', headers: everywhere },
      {
        path: '/:page',
        headers: {
          'Cache-Control': REVALIDATED,
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      },
      {
        path: '/.well-known/*',
        headers: { 'Cache-Control': REVALIDATED, 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      ...Object.entries(HASHED_FOLDERS).flatMap(([folder, sharedWith]): HeaderRule[] => [
        { path: `/${folder}/*`, headers: { 'Cross-Origin-Resource-Policy': sharedWith } },
        { path: `/${folder}/*`, headers: { 'Cache-Control': IMMUTABLE }, filesOnly: true },
      ]),
    ],
    unserved: ['_headers', '_redirects'],
  };
}

/** The headers that the rules give to a file at a path (decoded, without query). */
export function headersFor({ headers }: HostingRules, path: string): Record<string, string> {
  return Object.assign({}, ...headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers));
}

/** Whether a path is one of those that a rule applies to. */
export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern === '/:page') return path.lastIndexOf('/') === 0;
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
