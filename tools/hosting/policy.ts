/** What the Content-Security-Policy of a page depends on. */
export interface PolicySources {
  /** The hash of its inline styles, such as `sha256-…=`. */
  styleHash: string;
  /** Where the contact form is sent: an origin such as `https://api.emailjs.com`, or `'self'` for the local mailbox. */
  connect: string;
  /** Where else scripts connect to. */
  connectAlso?: readonly string[];
}

/**
 * A Content-Security-Policy. It needs no `upgrade-insecure-requests`: pages load only what it allows, all of it by
 * relative or https addresses.
 *
 * @throws {Error} when a value could break out of its directive
 */
export function contentSecurityPolicy({ styleHash, connect, connectAlso = [] }: PolicySources): string {
  const strange = [
    ...[styleHash].filter((hash) => !/^sha256-[A-Za-z0-9+/]+={0,2}$/.test(hash)),
    ...[connect, ...connectAlso].filter((source) => source !== "'self'" && !isOrigin(source)),
  ];
  if (strange.length > 0) throw new Error(`The policy cannot contain ${strange.join(', ')}.`);
  const service = ["'self'", connect];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The only inline scripts are speculation rules. Browsers without them ignore the keyword.
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': [`'${styleHash}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': [...service, ...connectAlso],
    'form-action': service,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `register-worker.ts` creates it: no other script makes trusted values.
    'trusted-types': ['worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value;
