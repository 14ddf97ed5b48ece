import { readEmailConfig } from '@/lib/contact/config';
import { isFirebaseConfigured } from '@/lib/firebase/config';
import { DATABASE_ORIGIN } from '@/lib/firebase/mail';
import { headersOfAll } from '@/tools/hosting/firebase';
import { contentSecurityPolicy } from '@/tools/hosting/policy';

/**
 * The policy of the pages. The contact form is posted to the same service with and without a script; only scripts use
 * Firebase.
 *
 * @param styleHashes of all inline styles, such as `sha256-…=`
 * @param env the environment of the build
 */
export function policyOf(styleHashes: string[], env: Readonly<Record<string, string | undefined>>): string {
  const connectAlso = isFirebaseConfigured(env) ? [DATABASE_ORIGIN] : [];
  return contentSecurityPolicy({ styleHashes, connect: readEmailConfig(env).origin || "'self'", connectAlso });
}

/** The size, in bytes, of the headers that every server adds: status line, type, encoding, length, date. */
const HOST_HEADERS = 262;

/** The size of the headers of a page, in bytes, uncompressed as in HTTP/1.1. */
export function headerBytesOf(policy: string): number {
  const lines = Object.entries({ 'Content-Security-Policy': policy, ...headersOfAll() });
  return HOST_HEADERS + lines.map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
}
