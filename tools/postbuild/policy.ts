import { readEmailConfig } from '@/lib/contact/config';
import { contentSecurityPolicy, type Policy } from '@/tools/hosting/content-security-policy';
import { headersFor, hostingRules } from '@/tools/hosting/rules';

/**
 * The policy that `tools/hosting/` reads. The contact form is posted to the same service with and without a script.
 *
 * @param styleHashes of all inline styles, such as `sha256-…=`
 * @param env the environment of the build
 */
export function policyOf(styleHashes: string[], env: Readonly<Record<string, string | undefined>>): Policy {
  return { styleHashes, connect: readEmailConfig(env).origin || "'self'" };
}

/** The size, in bytes, of the headers that every server adds: status line, type, encoding, length, date. */
const HOST_HEADERS = 262;

/** The size of the headers of a page, in bytes, uncompressed as in HTTP/1.1. */
export function headerBytesOf(policy: Policy): number {
  const rules = hostingRules({ contentSecurityPolicy: contentSecurityPolicy(policy), https: true });
  const lines = Object.entries(headersFor(rules, '/')).map(([name, value]) => `${name}: ${value}\r\n`);
  return HOST_HEADERS + lines.join('').length;
}
