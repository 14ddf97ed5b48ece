/** How a body can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows: brotli, else gzip, else none. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, q ? Number(q.slice(2)) : 1];
      }),
  );
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(allows) ?? 'identity';
}

/** Whether an If-None-Match header names the ETag, so that the client's copy is still good (RFC 9110, 13.1.2). */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .some((item) => item === '*' || item === etag);
}
