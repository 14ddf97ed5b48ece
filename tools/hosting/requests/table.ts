/**
 * The table of requests: requests from visitors, search engines and attackers, the answers that a host of the site must
 * give, and why Firebase's differ in places. The tests send it to the local server and to Firebase's emulator, and
 * `npm run smoke` sends it to a live site.
 */
import type { Answer, Difference } from './answer';

export interface SiteRequest {
  /** The target to send, with names of `SAMPLES` in braces. */
  target: string;
  /** `{etag}` is the ETag of the same target. Without Accept-Encoding here, the request has none. */
  headers?: Readonly<Record<string, string>>;
  right: Answer;
  onFirebase?: Difference;
}

/** Files whose names depend on the build: the first one that matches. */
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
/** A missing file may be there tomorrow, so browsers must request it again each time. */
const missing: Answer = { ...html, status: [404], page: '/404' };
const movedTo = (location: string): Answer => ({ status: [301], location, caching: 'fresh', security: true });
/** A text file or picture whose address never changes. */
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
/** Servers disagree on what these targets mean. Each of these answers comes from this site, so any of them will do. */
const harmless: Answer = { ...ofHost, status: [200, 301, 404] };
const anything = { type: undefined, page: undefined };

const REDIRECT: Difference = { ...ofHost, because: 'Firebase applies redirects before headers' };

/** Requests that have the same right answer, or one that depends on the target. */
const each = (
  targets: readonly string[],
  right: Answer | ((target: string) => Answer),
  more: Partial<SiteRequest> = {},
): SiteRequest[] =>
  targets.map((target) => ({ target, right: typeof right === 'function' ? right(target) : right, ...more }));

const PAGES: SiteRequest[] = [
  ...each(['/', '/about', '/productEngg', '/contacts', '/?utm_source=x', '/about?a=1&a=2&b=%20%2F'], page),
  ...each(['/home?a=1'], movedTo('/?a=1'), { onFirebase: REDIRECT }),
  ...each(['/contact'], movedTo('/contacts'), { onFirebase: REDIRECT }),
  ...each(['/contact/?a=1&b=2'], movedTo('/contacts?a=1&b=2'), { onFirebase: REDIRECT }),
  ...each(['/productengg'], movedTo('/productEngg'), { onFirebase: REDIRECT }),
  ...each(['/about.html?a=1'], movedTo('/about?a=1')),
  ...each(['/productEngg.html'], movedTo('/productEngg')),
  ...each(['/index.html'], movedTo('/')),
  ...each(['/index'], movedTo('/'), { onFirebase: REDIRECT }),
  ...each(['/productEngg/?a=1'], movedTo('/productEngg?a=1')),
  ...each(['/nothing', '/nothing/', '/nothing.html', '/nothing?a=1', '/a/b/c.html'], missing),
  ...each(
    ['/about/below', '/ABOUT', '/__proto__', '/aboutus', '/contact-us', '/career', '/software-consulting'],
    missing,
  ),
  ...each(['/404', '/404.html'], missing, {
    onFirebase: { ...anything, status: [301, 404], because: 'Firebase has clean URLs of its own' },
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
  ...each(['/_not-found', '/_not-found.html', '/firebase.json'], missing),
];

/** A request with a header. */
const asking = (target: string, name: string, value: string, right: Answer): SiteRequest => ({
  target,
  headers: { [name]: value },
  right,
});

const NEGOTIATED: SiteRequest[] = [
  asking('/about', 'Accept-Encoding', 'gzip, deflate, br', { ...page('/about'), encoding: 'br' }),
  asking('/about', 'Accept-Encoding', 'gzip', { ...page('/about'), encoding: 'gzip' }),
  asking('{picture}', 'Accept-Encoding', 'gzip, br', picture),
  {
    ...asking('/about', 'If-None-Match', '{etag}', { ...page('/about'), ...anything, status: [304] }),
    onFirebase: { ...anything, status: [200], because: 'it compares no ETags of files', emulatorOnly: true },
  },
];

/** Other ways to write a path: none leads to a file outside the site, or to another host. */
const ODD_TARGETS: SiteRequest[] = [
  ...each(['//about/', '//about.html'], harmless),
  ...each(['//host.example/about', '///host.example//contact/', '/%2f%2fhost.example/'], missing),
  ...each(['/%2e%2e/package.json', '/..%2fpackage.json', '/../package.json', '/..%5cpackage.json'], refused),
  ...each(['/\\host.example/', '/contact/%0d%0aX-Evil:%201'], refused),
];

/**
 * All requests.
 *
 * @param files paths of the site's files
 */
export function requestsFor(files: readonly string[]): SiteRequest[] {
  const sampleOf = (name: string) => files.find((path) => SAMPLES[name]!.test(path)) ?? `/no-${name}`;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => sampleOf(name));
  return [...PAGES, ...FILES, ...NEGOTIATED, ...ODD_TARGETS].map((request) => ({
    ...request,
    target: fill(request.target),
  }));
}
