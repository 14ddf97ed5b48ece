import { absoluteUrl } from './routes';

/** The file of a build expires after this many days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/**
 * The text of `security.txt` (RFC 9116), which says who to tell about a security hole in the site.
 *
 * @param now the time of the build; the file expires 360 days later
 */
export function securityTxt(site: { url: string; language: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS));
  return [
    `Contact: ${absoluteUrl(site.url, '/contacts')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(site.url, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
