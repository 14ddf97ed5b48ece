/** The answers that the table of requests expects, and how a response differs from them. */
import { bodyText, type Response } from './ask';

export interface Answer {
  /** The accepted status codes. */
  status: readonly number[];
  /** The path and query that the response redirects to; if absent, any on the same host will do. */
  location?: string;
  /** The Content-Type without parameters; text is in UTF-8. */
  type?: RegExp;
  /** How long browsers cache it: they request `fresh` again at each use; for `host`, the host decides. */
  caching: 'fresh' | 'immutable' | 'host';
  /** The value of Cross-Origin-Resource-Policy. */
  sharing?: 'same-origin' | 'cross-origin';
  /** Whether the response has the security headers of every page. */
  security: boolean;
  /** The value of Content-Encoding; if absent, the body is not encoded. */
  encoding?: 'br' | 'gzip';
  /** The page in the body: its path, or `/404`. */
  page?: string;
}

/** How Firebase answers instead, on purpose or because the project cannot change it. */
export interface Difference extends Partial<Answer> {
  because: string;
  /** Only the emulator answers like this: it is wrong for a live site. */
  emulatorOnly?: true;
}

export interface Asked {
  /** The origin of the host, such as `http://127.0.0.1:3000`. */
  origin: string;
  /** The headers that every page has. */
  security: Readonly<Record<string, string>>;
}

const FRESH = /^public, ?max-age=0, ?must-revalidate$/;
const IMMUTABLE = /^public, max-age=31536000, immutable$/;

/** How a response differs from the expected one, in sentences; empty if it does not. */
export async function compare(response: Response, right: Answer, { origin, security }: Asked): Promise<string[]> {
  const { status, headers } = response;
  const issues: string[] = [];
  const expect = (isRight: boolean, what: string, expected: unknown, actual: unknown) => {
    if (!isRight) issues.push(`${what} is ${String(actual ?? 'missing')}, not ${String(expected)}`);
  };
  expect(right.status.includes(status), 'status', right.status.join(' or '), status);

  const location = headers.location && relativeTo(origin, headers.location);
  if (right.location) expect(location === right.location, 'Location', right.location, location);
  else if (location) expect(/^\/(?!\/)/.test(location), 'Location', 'of this site', location);

  const [type = '', charset] = (headers['content-type'] ?? '').split(/; ?/);
  if (right.type) {
    expect(right.type.test(type), 'Content-Type', right.type, type);
    if (type.startsWith('text/')) expect(/^charset=utf-8$/i.test(charset ?? ''), 'charset', 'utf-8', charset);
  }

  const caching = headers['cache-control'];
  const isKept = IMMUTABLE.test(caching ?? '');
  const isElsewhere = status === 404 || (status >= 300 && status < 400 && status !== 304);
  if (right.caching === 'fresh') expect(FRESH.test(caching ?? ''), 'Cache-Control', 'asked for again', caching);
  if (right.caching === 'immutable') expect(isKept, 'Cache-Control', 'immutable', caching);
  // Not-found pages and redirects must never be cached for a year.
  if (isElsewhere) expect(!isKept, 'Cache-Control', 'short', caching);

  const sharing = headers['cross-origin-resource-policy'];
  if (right.sharing) expect(sharing === right.sharing, 'Cross-Origin-Resource-Policy', right.sharing, sharing);
  for (const [name, value] of Object.entries(right.security ? security : {}))
    expect(headers[name.toLowerCase()] === value, name, value, headers[name.toLowerCase()]);

  const encoding = headers['content-encoding'] ?? 'identity';
  expect(encoding === (right.encoding ?? 'identity'), 'Content-Encoding', right.encoding ?? 'identity', encoding);
  if (right.encoding) expect(/accept-encoding/i.test(headers.vary ?? ''), 'Vary', 'Accept-Encoding', headers.vary);
  // The first paint would wait for preloaded files.
  expect(!headers.link, 'Link', 'missing', headers.link);
  if (right.page) {
    const page = pageOf(await bodyText(response));
    expect(page === right.page, 'page', right.page, page);
  }
  return issues;
}

/** The path and query of a redirect's address, if it leads to the same host. */
function relativeTo(origin: string, location: string): string {
  const url = new URL(location, origin);
  return url.host === new URL(origin).host ? url.pathname + url.search : location;
}

/** The address in the canonical link of an HTML document, which the not-found page lacks. */
export const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Which page an HTML document is: the path of its canonical link, or `/404` for the not-found page, which has none. */
function pageOf(html: string): string {
  const canonical = canonicalOf(html);
  if (canonical) return new URL(canonical).pathname;
  return html.includes('NOT APPLICABLE') ? '/404' : 'no page of the site';
}
