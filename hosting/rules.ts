/**
 * The hosting rules of the site, once. The local server, `firebase.json`, `_headers` and `_redirects` are all made from
 * what this module returns, so that what was tested locally is what a host is told.
 *
 * Two rules hold for every host and are not repeated per path: URLs have no `.html` and no trailing slash, and what is
 * not found is answered with `404.html` and status 404.
 */

/** The paths that a header rule applies to. Only what all hosts can express: no wildcard in the middle of a path. */
export type Scope =
  /** Every path. */
  | { kind: 'everything' }
  /** `/` and the paths one step below it: all pages, and files such as `/robots.txt`. */
  | { kind: 'top' }
  /** Everything below a folder, such as `/fonts`. */
  | { kind: 'folder'; folder: string }
  /** One path. */
  | { kind: 'path'; path: string };

export interface HeaderRule {
  scope: Scope;
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect (301). Exact and case-sensitive, answered with and without a trailing slash; the query is kept. */
export interface Redirect {
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

export interface RuleOptions {
  /** The value of Content-Security-Policy; without one no such header is sent. */
  contentSecurityPolicy?: string;
  /** Whether the site has `/speculation-rules.json`; a header that names a missing file is a warning in the console. */
  speculationRules?: boolean;
  /** Whether the site is reached over https; Strict-Transport-Security means nothing over http. */
  https?: boolean;
}

/** Where the speculation rules lie, and the type without which a browser refuses them. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** The page for everything that is not found, as a path from the root of `out/`. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Folders in which a file's name holds a hash of its content, so that a name never changes its meaning, and who may show
 * their files: pictures turn up in image searches and in cards for shared links, all else belongs to the site's own pages.
 */
const HASHED_FOLDERS = {
  '/_next/static': 'same-origin',
  '/pictures': 'cross-origin',
  '/islands': 'same-origin',
  '/fonts': 'same-origin',
};

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Spellings that people are likely to type, by the page they mean. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home', '/index'],
  '/about': ['/aboutus', '/about-us'],
  '/whoweare': ['/who-we-are'],
  '/services': ['/service'],
  '/careers': ['/career'],
  '/contacts': ['/contact', '/contactus', '/contact-us'],
  '/productEngg': ['/productengg', '/productengineering', '/product-engineering'],
  '/softwareconsulting': ['/software-consulting'],
  '/workforcemanagement': ['/workforce-management'],
  '/skilldevelopment': ['/skill-development'],
  '/softwaredevelopment': ['/software-development'],
  '/digitaltransformation': ['/digital-transformation'],
  '/artificialintelligence': ['/artificial-intelligence'],
  '/cybersecurity': ['/cyber-security'],
  '/sustainabilty': ['/sustainability'],
};

/**
 * The powerful features, which a browser then refuses to anything that gets into a page. Not all there are: each name is a
 * part of every first answer, which should fit into one initial window of TCP together with the page.
 */
const DENIED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/**
 * Two years. Without `includeSubDomains` and `preload`: they bind every other host of the company's domain, which is
 * for its owner to decide (see README.md).
 */
const TWO_YEARS = 'max-age=63072000';

/** The rules for one build and one way of reaching it. Pure: the same options give the same rules. */
export function hostingRules({ contentSecurityPolicy, speculationRules, https }: RuleOptions = {}): HostingRules {
  const everywhere: Record<string, string> = {
    ...(contentSecurityPolicy && { 'Content-Security-Policy': contentSecurityPolicy }),
    ...(https && { 'Strict-Transport-Security': TWO_YEARS }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(speculationRules && { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }),
  };
  return {
    redirects: Object.entries(SPELLINGS).flatMap(([to, spellings]) => spellings.map((from) => ({ from, to }))),
    headers: [
      { scope: { kind: 'everything' }, headers: everywhere },
      {
        scope: { kind: 'top' },
        headers: { 'Cache-Control': REVALIDATED, 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      ...Object.entries(HASHED_FOLDERS).map(([folder, shownBy]): HeaderRule => ({
        scope: { kind: 'folder', folder },
        headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': shownBy },
      })),
      {
        scope: { kind: 'path', path: SPECULATION_RULES_PATH },
        headers: { 'Content-Type': SPECULATION_RULES_TYPE },
      },
    ],
    // Next exports its own copy of the not-found page, which would answer 200.
    unserved: ['_headers', '_redirects', '_not-found.html'],
  };
}

/** The headers that the rules give to a path (decoded, without query). */
export function headersFor({ headers }: HostingRules, path: string): Record<string, string> {
  return Object.assign({}, ...headers.filter(({ scope }) => matches(scope, path)).map((rule) => rule.headers));
}

function matches(scope: Scope, path: string): boolean {
  switch (scope.kind) {
    case 'everything':
      return true;
    case 'top':
      return path.lastIndexOf('/') === 0;
    case 'folder':
      return path.startsWith(`${scope.folder}/`);
    case 'path':
      return path === scope.path;
  }
}
