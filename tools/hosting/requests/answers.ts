import type { Answer, Difference, Host } from './request';

/** The kinds of right answers, and the differences that many requests have in common. */

type Differences = Partial<Record<Host, Difference>>;

const HTML = /^text\/html$/;

export const page = (path: string): Answer => ({
  status: [200],
  type: HTML,
  caching: 'fresh',
  sharing: 'same-origin',
  security: true,
  page: path,
});

export const movedTo = (location: string): Answer => ({
  status: [301],
  location,
  caching: 'fresh',
  security: true,
});

/** The not-found page. It must never be kept: what is missing today may be there tomorrow. */
export const missing: Answer = {
  status: [404],
  type: HTML,
  caching: 'fresh',
  security: true,
  page: '/404',
};

/** A text or picture at an address that stays. */
export const file = (type: RegExp): Answer => ({
  status: [200],
  type,
  caching: 'fresh',
  sharing: 'same-origin',
  security: true,
});

/** A file whose name changes with its content. */
export const hashed = (type: RegExp, sharing: 'same-origin' | 'cross-origin' = 'same-origin'): Answer => ({
  status: [200],
  type,
  caching: 'immutable',
  sharing,
  security: true,
});

/** No page of the site: a bad request, or a page that is not found. */
export const refused: Answer = { status: [400, 404], caching: 'host', security: false };

/** Hosts disagree on what is asked for. Whatever they say, it is of this site. */
export const harmless: Answer = { status: [200, 301, 308, 400, 404], caching: 'host', security: false };

const ownRedirect: Partial<Answer> = { caching: 'host', security: false };

/** Another spelling of an address, which a rule redirects. */
export const SPELLING: Differences = {
  firebase: { ...ownRedirect, because: 'Firebase applies redirects before headers' },
  netlify: { ...ownRedirect, because: 'Netlify gives headers to files only' },
};

export const BY_CLOUDFLARE: Difference = { status: [308], because: 'Cloudflare Pages has clean URLs of its own' };

/** The address of a page with `.html`. */
export const WITH_HTML: Differences = { cloudflare: BY_CLOUDFLARE, netlify: SPELLING.netlify };
export const INDEX: Differences = { ...WITH_HTML, firebase: SPELLING.firebase };

/** The address of a page with a slash at its end, which leads to `path`. */
export const withSlash = (path: string): Differences => ({
  cloudflare: BY_CLOUDFLARE,
  netlify: {
    ...page(path),
    location: undefined,
    because: 'for redirects of Netlify a path is the same with a slash; the canonical link names the page',
  },
});

const anyMethod: Difference = { status: [200], because: 'it serves files to every method', engineOnly: true };
export const ANY_METHOD: Differences = { firebase: anyMethod, netlify: anyMethod };

const wholeFile: Difference = {
  status: [200],
  length: undefined,
  because: 'it has no ranges, which are up to the network',
  engineOnly: true,
};
export const WHOLE_FILE: Differences = { firebase: wholeFile, cloudflare: wholeFile, netlify: wholeFile };

/** Any other encoding is right as well for those that leave it to their network. */
export const NETWORK_ENCODES: Differences = {
  cloudflare: { encoding: 'any', because: 'its network compresses, not its engine', engineOnly: true },
  netlify: { encoding: 'any', because: 'its network compresses, not its engine', engineOnly: true },
};

const notNegotiated = { status: [200], type: undefined, length: undefined, engineOnly: true } as const;
export const NOT_CONDITIONAL: Differences = {
  firebase: { ...notNegotiated, because: 'superstatic compares ETags of rewritten files only' },
  netlify: { ...notNegotiated, because: 'its network compares ETags' },
};

/** A path that is no name of a file for the operating system. */
export const NO_FILE_NAME: Differences = {
  cloudflare: {
    status: [502],
    type: undefined,
    page: undefined,
    caching: 'host',
    security: false,
    because: 'wrangler reports the error of the file system',
    engineOnly: true,
  },
};

/** A path that cannot be decoded. */
export const NOT_ENCODED: Differences = {
  netlify: { status: [500], because: 'its handlers decode every path', engineOnly: true },
};

/** Letters that are encoded without need. */
export const NEEDLESSLY_ENCODED: Differences = {
  netlify: { ...missing, because: 'its handler of files decodes no path', engineOnly: true },
};
