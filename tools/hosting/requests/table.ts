/**
 * The table of requests: what a visitor, a search engine or an attacker asks for, what every host of the site has to
 * answer, and where a host differs, why. The local server answers it in `npm test`, the hosts' own engines in `npm run
 * test:hosts`, a live site in `npm run smoke`.
 */
import type { Answer, Difference, Differences } from './answer';

export interface SiteRequest {
  /** The target as it is sent, with the names of `SAMPLES` in braces. */
  target: string;
  /** `{etag}` is the ETag of the same target. Without Accept-Encoding, none is sent. */
  headers?: Readonly<Record<string, string>>;
  right: Answer;
  differs?: Differences;
}

/** Files whose names depend on the build: the first that is like this. */
const SAMPLES: Readonly<Record<string, RegExp>> = {
  picture: /^\/pictures\/.*\.avif$/,
  island: /^\/islands\/.*\.js$/,
  font: /^\/fonts\/.*\.woff2$/,
};

// Right answers.

const html = { type: /^text\/html$/, caching: 'fresh', security: true } as const;
const page = (target: string): Answer => ({
  ...html,
  status: [200],
  sharing: 'same-origin',
  page: target.split('?')[0],
});
/** A missing file may be there tomorrow: the not-found page is never kept. */
const missing: Answer = { ...html, status: [404], page: '/404' };
const movedTo = (location: string): Answer => ({ status: [301], location, caching: 'fresh', security: true });
/** A text or picture at an address that stays. */
const file = (type: RegExp): Answer => ({
  status: [200],
  type,
  caching: 'fresh',
  sharing: 'same-origin',
  security: true,
});
/** A file whose name changes with its content. */
const hashed = (type: RegExp): Answer => ({ ...file(type), caching: 'immutable' });
const picture: Answer = { ...hashed(/^image\/avif$/), sharing: 'cross-origin' };
const ofHost = { caching: 'host', security: false } as const;
/** No page of the site: a bad request, or a page that is not found. */
const refused: Answer = { ...ofHost, status: [400, 404] };
/** Hosts disagree on what is asked for. All their answers are those of this site. */
const harmless: Answer = { ...ofHost, status: [200, 301, 308, 404] };
const anything = { type: undefined, page: undefined };

// Differences that several requests have in common.

const engine = (because: string, answer: Partial<Answer>): Difference => ({ ...answer, because, engineOnly: true });
const onNetlify: Difference = { ...ofHost, because: 'Netlify gives headers to files only' };
const onFirebase: Difference = { ...ofHost, because: 'Firebase applies redirects before headers' };
const onCloudflare: Difference = { status: [308], because: 'Cloudflare Pages has clean URLs of its own' };
const REDIRECT: Differences = { firebase: onFirebase, netlify: onNetlify };
const CLEAN_URL: Differences = { cloudflare: onCloudflare, netlify: onNetlify };
const COMPRESSED_LATER = engine('its network compresses, not its engine', { encoding: 'any' });
const NETWORK_ENCODES: Differences = { cloudflare: COMPRESSED_LATER, netlify: COMPRESSED_LATER };
const NOT_COMPARED = engine('it compares no ETags of files, which its network does', { ...anything, status: [200] });
const NO_FILE_NAME: Differences = {
  cloudflare: engine('wrangler reports the error of the file system', { ...ofHost, ...anything, status: [502] }),
};

/** Requests that have the same right answer, or one that depends on the target. */
const each = (
  targets: readonly string[],
  right: Answer | ((target: string) => Answer),
  more: Partial<SiteRequest> = {},
): SiteRequest[] =>
  targets.map((target) => ({ target, right: typeof right === 'function' ? right(target) : right, ...more }));

const PAGES: SiteRequest[] = [
  ...each(['/', '/about', '/productEngg', '/contacts', '/?utm_source=x', '/about?a=1&a=2&b=%20%2F'], page),
  ...each(['/home?a=1'], movedTo('/?a=1'), { differs: REDIRECT }),
  ...each(['/contact'], movedTo('/contacts'), { differs: REDIRECT }),
  ...each(['/contact/?a=1&b=2'], movedTo('/contacts?a=1&b=2'), { differs: REDIRECT }),
  ...each(['/productengg'], movedTo('/productEngg'), { differs: REDIRECT }),
  ...each(['/about.html?a=1'], movedTo('/about?a=1'), { differs: CLEAN_URL }),
  ...each(['/productEngg.html'], movedTo('/productEngg'), { differs: CLEAN_URL }),
  ...each(['/index.html'], movedTo('/'), { differs: CLEAN_URL }),
  ...each(['/index'], movedTo('/'), { differs: { ...REDIRECT, ...CLEAN_URL } }),
  ...each(['/productEngg/?a=1'], movedTo('/productEngg?a=1'), {
    differs: {
      cloudflare: onCloudflare,
      netlify: {
        ...page('/productEngg'),
        location: undefined,
        because: 'for redirects of Netlify a path is the same with a slash; the canonical link names the page',
      },
    },
  }),
  ...each(['/nothing', '/nothing/', '/nothing.html', '/nothing?a=1', '/a/b/c.html'], missing),
  ...each(['/about/below', '/ABOUT', '/__proto__'], missing),
  ...each(['/404', '/404.html'], missing, {
    differs: {
      firebase: { ...anything, status: [301, 404], because: 'Firebase has clean URLs of its own' },
      cloudflare: {
        ...anything,
        status: [200, 308],
        because: 'Cloudflare Pages has clean URLs of its own, and no redirect with status 404; the page is noindex',
      },
    },
  }),
];

const FILES: SiteRequest[] = [
  ...each(['{picture}'], picture),
  ...each(['{font}'], hashed(/^font\/woff2$/)),
  ...each(['{island}'], hashed(/^(text|application)\/javascript$/)),
  ...each(['/robots.txt', '/.well-known/security.txt'], file(/^text\/plain$/)),
  ...each(['/sitemap.xml'], file(/^(text|application)\/xml$/)),
  ...each(['/favicon.ico'], file(/^image\/(x-icon|vnd\.microsoft\.icon)$/)),
  ...each(
    ['/pictures/missing-0a1b2c3d-400.avif', '/pictures/missing.webp?a=1', '/pictures/below/missing.avif'],
    missing,
  ),
  ...each(['/fonts/missing-0a1b2c3d.woff2', '/islands/missing-0A1B2C3D.js', '/pictures', '/pictures/'], missing),
  ...each(['/missing.txt', '/.well-known/missing', '/.env', '/.git/config'], missing),
  // Where texts are compressed beforehand, not by the name of that file.
  ...each(['{island}.br', '/about.html.gz'], missing),
  // The sources of the hosting rules are not part of the site.
  ...each(['/_headers', '/_redirects'], missing, { differs: NO_FILE_NAME }),
  ...each(['/_not-found', '/_not-found.html', '/netlify.toml', '/nginx.conf', '/firebase.json'], missing),
];

/** A request with a header. */
const asking = (target: string, name: string, value: string, right: Answer, differs?: Differences): SiteRequest => ({
  target,
  headers: { [name]: value },
  right,
  ...(differs && { differs }),
});

const NEGOTIATED: SiteRequest[] = [
  asking('/about', 'Accept-Encoding', 'gzip, deflate, br', { ...page('/about'), encoding: 'br' }, NETWORK_ENCODES),
  asking('/about', 'Accept-Encoding', 'gzip', { ...page('/about'), encoding: 'gzip' }, NETWORK_ENCODES),
  asking('{picture}', 'Accept-Encoding', 'gzip, br', picture),
  asking(
    '/about',
    'If-None-Match',
    '{etag}',
    { ...page('/about'), ...anything, status: [304] },
    { firebase: NOT_COMPARED, netlify: NOT_COMPARED },
  ),
];

/** Other ways to write a path: none leads to a file outside the site, or to another host. */
const ODD_TARGETS: SiteRequest[] = [
  ...each(['//about/', '//about.html'], harmless),
  ...each(['//host.example/about', '///host.example//contact/', '/%2f%2fhost.example/'], missing),
  ...each(['/%2e%2e/package.json', '/..%2fpackage.json', '/../package.json', '/..%5cpackage.json'], refused),
  ...each(['/\\host.example/', '/contact/%0d%0aX-Evil:%201'], refused),
];

/** The news feed, where the site has one. */
const FEED: SiteRequest[] = each(['/feed.atom'], file(/^application\/atom\+xml$/));

/**
 * All requests.
 *
 * @param files paths of the site's files
 * @param moved the new addresses of pages that have left the site, by their old ones
 */
export function requestsFor(files: readonly string[], moved: Readonly<Record<string, string>> = {}): SiteRequest[] {
  const sampleOf = (name: string) => files.find((path) => SAMPLES[name]!.test(path)) ?? `/no-${name}`;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => sampleOf(name));
  const feed = files.includes('/feed.atom') ? FEED : [];
  const gone = each(Object.keys(moved), (from) => movedTo(moved[from]!), { differs: REDIRECT });
  return [...PAGES, ...FILES, ...feed, ...gone, ...NEGOTIATED, ...ODD_TARGETS].map((request) => ({
    ...request,
    target: fill(request.target),
  }));
}
