import { readEmailConfig } from '@/lib/contact/config';
import { REDIRECTS } from '@/lib/content/files';
import { isPreview } from '@/lib/site/preview';
import { CMS_HEADERS } from './cms-headers';
import { contentSecurityPolicy } from './policy';

interface Page {
  /** Its file in `out/`, such as `about.html`. */
  file: string;
  /** The hash of its styles: `sha256-…=`. */
  styleHash: string;
}

type Rule = [source: string, headers: Readonly<Record<string, string>>];

type Environment = Readonly<Record<string, string | undefined>>;

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The headers of every response, except its policy. */
const headersOfAll = (noindex = false): Record<string, string> => ({
  // Two years. `includeSubDomains` and `preload` would bind every other host of the company's domain: its owner has to
  // decide on them.
  'Strict-Transport-Security': 'max-age=63072000',
  ...(noindex && { 'X-Robots-Tag': 'noindex' }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Browsers ask again at each use; the answer is short if nothing has changed.
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/**
 * The text of `firebase.json`, which says how `out/` is served. It is never committed, because the policies belong to
 * one build.
 *
 * Of several rules that set a header for a path, the last one counts. Firebase sends the headers of a pattern with
 * status 404 too, and it finds `404.html` by itself. `**` does not include hidden folders.
 *
 * @param pages all pages with the not-found page, whose policy is also that of every path that is no page's
 * @param env the environment of the build
 * @param redirects as `REDIRECTS`
 * @throws {Error} when an address in `redirects` cannot be redirected
 */
export function firebaseJson(pages: readonly Page[], env: Environment, redirects = REDIRECTS): string {
  const service = readEmailConfig(env).origin || "'self'";
  const policies = new Map(
    pages.map(({ file, styleHash }) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      { 'Content-Security-Policy': contentSecurityPolicy(styleHash, service) },
    ]),
  );
  const ofAll = { ...policies.get('/404')!, ...headersOfAll(isPreview(env)) };
  policies.delete('/404');
  const rules: Rule[] = [
    ['**', ofAll],
    ['/.well-known/**', ofAll],
    ...policies,
    // Image searches and previews of shared links show pictures. Only the site's own pages use the other files.
    ['/pictures/**', { ...IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['/islands/**', IMMUTABLE],
    ['/fonts/**', IMMUTABLE],
    // A preview has no CMS.
    ...(isPreview(env) ? [] : ['/admin', '/admin/**'].map((source) => [source, CMS_HEADERS] as Rule)),
  ];
  const hosting = {
    public: 'out',
    ignore: ['**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...Object.entries(redirectsTo([...policies.keys()], redirects)).map(([source, destination]) => ({
        source,
        destination,
        type: 301,
      })),
      { regex: WITH_MORE, destination: '/:page', type: 301 },
    ],
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * An address with something after it, in the syntax of RE2. Chat programs take the punctuation after an address for a
 * part of it: `/contacts)`. Others encode the sign before a query, or leave it out: `/contacts%3Fa=b`, `/contacts&a=b`.
 */
const WITH_MORE = '^/(?P<page>[A-Za-z0-9-]+)(?:(?:[^A-Za-z0-9/_-]|%[0-9A-Fa-f]{2})+|(?:[?&;#]|%3[FfBb]|%2[36]).*)$';

/** The other spellings of all pages: those in the content's rules, and each with a capital letter, or in capitals. */
function redirectsTo(pages: readonly string[], redirects: typeof REDIRECTS): Record<string, string> {
  // Firebase leaves out the query and the slash at the end before it compares, and reads other signs as a pattern.
  const bad = Object.keys(redirects).filter((address) => !/^(\/[\w.-]+)+$/.test(address));
  if (bad.length > 0)
    throw new Error(
      `REDIRECTS in lib/content/files.ts: Firebase cannot redirect ${bad.join(', ')}. Remove the slash at the end; an address with “?” or other signs has to be left out.`,
    );
  const known = { ...Object.fromEntries(pages.map((page) => [page, page])), ...redirects };
  const written = Object.entries(known).flatMap(([name, page]) =>
    [name, name.replace(/^\/./, (first) => first.toUpperCase()), name.toUpperCase()].map((each) => [each, page]),
  );
  return Object.fromEntries(written.filter(([name]) => !pages.includes(name!)));
}
