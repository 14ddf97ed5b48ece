import type { Fields } from '@/lib/contact/fields';

/** Many mail programs cut a link with more characters than this, or do not open it. */
const LIMIT = 2_000;

/** Matches the whole characters at the start of an encoded string. */
const WHOLE = /^([^%]|%[0-7].|%[CD].%..|%E.(%..){2}|%F.(%..){3})*/;

// `encodeURIComponent` throws on half a surrogate pair.
const encode = (text: string) =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));

/**
 * A link that opens the visitor's mail program with a message, or with as much of it as all programs accept. The name
 * and phone number come first, so that they are not cut.
 *
 * @param shortened the note that ends a truncated message
 */
export function mailLink(
  address: string,
  subject: string,
  shortened: string,
  { message, fullname, phone }: Fields,
): string {
  const link = `mailto:${address}?subject=${encode(subject)}&body=`;
  const body = encode([fullname, phone, message].filter(Boolean).join('\n\n'));
  const end = encode(`…\n\n${shortened}`);
  const room = LIMIT - 1 - link.length;
  return link + (body.length > room ? WHOLE.exec(body.slice(0, room - end.length))![0] + end : body);
}
