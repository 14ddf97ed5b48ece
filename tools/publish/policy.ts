import { isFirebaseConfigured } from '@/components/contact-form/firebase/firebase';
import { DATABASE_ORIGIN } from '@/components/contact-form/firebase/firestore';
import { contentSecurityPolicy, type Policy } from '@/tools/hosting/content-security-policy';
import { headersFor, hostingRules } from '@/tools/hosting/rules';

/** What the headers of the site need to know about the pages. */
export interface PolicyFacts {
  /** Hashes of all inline styles, such as `sha256-…=`, sorted. */
  styleHashes: string[];
  /** Where forms are posted to: origins, and `'self'` for the site's own. Sorted. */
  formTargets: string[];
  /** The address of the font to preload. */
  font?: string | undefined;
}

/**
 * The policy that `tools/hosting/` reads. Scripts connect to the service that forms are posted to: the contact form
 * uses the same one with and without a script. Only scripts use Firebase.
 *
 * @param env the environment of the build
 * @throws Error when forms post to more than one service, which the policy does not support
 */
export function policyOf(
  { styleHashes, formTargets, font }: PolicyFacts,
  env: Readonly<Record<string, string | undefined>>,
): Policy {
  const services = formTargets.filter((target) => target !== "'self'");
  if (services.length > 1) throw new Error(`The forms post to ${services.join(' and ')}; the policy allows one.`);
  const connectAlso = isFirebaseConfigured(env) ? [DATABASE_ORIGIN] : [];
  return { styleHashes, connect: services[0] ?? "'self'", connectAlso, ...(font && { font }) };
}

/** What every server adds to the site's own headers: status line, type, encoding, length, date. Bytes. */
const HOST_HEADERS = 262;

/** The size of the headers of a page, in bytes, uncompressed as in HTTP/1.1. */
export function headerBytesOf(policy: Policy): number {
  const rules = hostingRules({ contentSecurityPolicy: contentSecurityPolicy(policy), font: policy.font, https: true });
  const lines = Object.entries(headersFor(rules, '/')).map(([name, value]) => `${name}: ${value}\r\n`);
  return HOST_HEADERS + lines.join('').length;
}
