import { REDIRECTS } from '@/lib/content/files';
import { EDITOR_HEADERS } from './editor-headers';

interface Site {
  /**
   * The Content-Security-Policy by the path it is for, such as `/about`. The first entry is for `**`: every path without
   * an entry of its own, such as one that is not found.
   */
  policies: Readonly<Record<string, string>>;
  /** Whether search engines should leave the site out, as for a preview. They have to read a page to see that. */
  noindex?: boolean;
}

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The headers of every response, except its policy. */
export const headersOfAll = (noindex = false): Record<string, string> => ({
  // Two years. `includeSubDomains` and `preload` would bind every other host of the company's domain: its owner has to
  // decide on them (docs/deployment.md).
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
 */
export function firebaseJson({ policies, noindex }: Site): string {
  const { '**': policy = '', ...others } = policies;
  const ofAll = { 'Content-Security-Policy': policy, ...headersOfAll(noindex) };
  const rules: [source: string, headers: Record<string, string>][] = [
    ['**', ofAll],
    ['/.well-known/**', ofAll],
    ...Object.entries(others).map(
      ([path, each]) => [path, { 'Content-Security-Policy': each }] as [string, Record<string, string>],
    ),
    // Image searches and previews of shared links show pictures. Only the site's own pages use the other files.
    ['/pictures/**', { ...IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['/islands/**', IMMUTABLE],
    ['/fonts/**', IMMUTABLE],
    ['/admin', EDITOR_HEADERS],
    ['/admin/**', EDITOR_HEADERS],
  ];
  const hosting = {
    public: 'out',
    ignore: ['**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...Object.entries(REDIRECTS).map(([source, destination]) => ({ source, destination, type: 301 })),
      // Chat programs take the punctuation after an address for a part of it: `/contacts)`. The syntax is RE2's.
      { regex: '^/(?P<page>[A-Za-z0-9-]+)(?:[^A-Za-z0-9/_-]|%[0-9A-Fa-f]{2})+$', destination: '/:page', type: 301 },
    ],
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}
