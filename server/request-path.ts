/** Where a request leads, decoded. */
export interface RequestPath {
  /** Begins with a slash; percent-encoding is undone. */
  path: string;
  /** The query with its question mark, as sent (Node lets in printable ASCII only); empty without one. */
  search: string;
}

const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads the target of a request. Undefined when it is malformed, not a path of this server, or tries to climb out of
 * the site: broken percent-encoding, control characters, a backslash, a step `.` or `..` in any encoding.
 */
export function parseTarget(target: string): RequestPath | undefined {
  const question = target.indexOf('?');
  const encoded = question < 0 ? target : target.slice(0, question);
  const search = question < 0 ? '' : target.slice(question);
  const path = decode(encoded);
  if (path === undefined || !path.startsWith('/') || FORBIDDEN.test(path)) return undefined;
  if (path.split('/').some((step) => step === '.' || step === '..')) return undefined;
  return { path, search };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
