import { textOf, type Response } from './ask';
import type { Answer } from './request';

const FRESH = /^(no-store|public, ?max-age=0, ?must-revalidate)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What is wrong with a response: the differences to what is right, as sentences. Empty when it is right. */
export async function compare(
  { response, origin, security }: { response: Response; origin: string; security: Readonly<Record<string, string>> },
  right: Answer,
): Promise<string[]> {
  const { status, headers, body } = response;
  const issues: string[] = [];
  const expect = (isRight: boolean, what: string, expected: unknown, actual: unknown) => {
    if (!isRight) issues.push(`${what} is ${String(actual)}, not ${String(expected)}`);
  };
  expect(right.status.includes(status), 'status', right.status.join(' or '), status);

  const location = headers.location && relativeTo(origin, headers.location);
  if (right.location) expect(location === right.location, 'Location', right.location, headers.location);
  else if (location) expect(/^\/(?!\/)/.test(location), 'Location', 'of this site', headers.location);

  const [type = '', charset = ''] = (headers['content-type'] ?? '').split(/; ?/);
  if (right.type) {
    expect(right.type.test(type), 'Content-Type', right.type, headers['content-type']);
    if (type.startsWith('text/')) expect(/^charset=utf-8$/i.test(charset), 'charset', 'utf-8', charset || 'missing');
  }

  const caching = headers['cache-control'] ?? '';
  if (right.caching === 'fresh') expect(FRESH.test(caching), 'Cache-Control', 'asked for again', caching || 'missing');
  if (right.caching === 'immutable') expect(caching === IMMUTABLE, 'Cache-Control', 'immutable', caching || 'missing');
  // Whatever the table says: what is missing or elsewhere must not be kept for a year.
  const isElsewhere = status === 404 || (status >= 300 && status < 400 && status !== 304);
  if (isElsewhere && right.caching === 'host') expect(!/immutable/.test(caching), 'Cache-Control', 'short', caching);

  const sharing = headers['cross-origin-resource-policy'];
  if (right.sharing) expect(sharing === right.sharing, 'Cross-Origin-Resource-Policy', right.sharing, sharing);
  if (right.security) {
    const wrong = Object.entries(security).filter(([name, value]) => headers[name.toLowerCase()] !== value);
    if (wrong.length > 0)
      issues.push(`security headers are missing or wrong: ${wrong.map(([name]) => name).join(', ')}`);
  }

  const encoding = headers['content-encoding'] ?? 'identity';
  const expected = right.encoding ?? 'identity';
  if (expected !== 'any') {
    expect(encoding === expected, 'Content-Encoding', expected, encoding);
    const varies = /accept-encoding/i.test(headers.vary ?? '');
    if (right.encoding === 'br' || right.encoding === 'gzip') expect(varies, 'Vary', 'Accept-Encoding', headers.vary);
  }
  if (right.length !== undefined) expect(body.length === right.length, 'length of the body', right.length, body.length);
  if (right.page)
    expect(pageOf(await textOf(response)) === right.page, 'page', right.page, pageOf(await textOf(response)));
  return issues;
}

/** A redirect's address as path and query, if it leads to the same host. */
function relativeTo(origin: string, location: string): string {
  const url = new URL(location, origin);
  return url.host === new URL(origin).host ? url.pathname + url.search : location;
}

/** Which page an HTML document is: the path of its canonical link, or `/404` for the not-found page, which has none. */
function pageOf(html: string): string {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (canonical) return new URL(canonical).pathname;
  return html.includes('NOT APPLICABLE') ? '/404' : 'no page of the site';
}
