/**
 * The Content-Security-Policy of a page. It needs no `upgrade-insecure-requests`: pages load only what it allows, all of
 * it by relative or https addresses.
 *
 * @param styleHash of its inline styles, such as `sha256-…=`
 * @param service where the contact form is sent: an origin such as `https://api.emailjs.com`, or `'self'` for the local
 *   mailbox
 * @throws {Error} when a value could break out of its directive
 */
export function contentSecurityPolicy(styleHash: string, service: string): string {
  const isOrigin = URL.canParse(service) && new URL(service).origin === service;
  if (!/^sha256-[A-Za-z0-9+/]+={0,2}$/.test(styleHash) || !(service === "'self'" || isOrigin)) {
    throw new Error(`The policy cannot contain ${styleHash} and ${service}.`);
  }
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The only inline scripts are speculation rules. Browsers without them ignore the keyword.
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': [`'${styleHash}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", service],
    'form-action': ["'self'", service],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `components/contact-form/send.ts` creates it: no other script makes trusted values.
    'trusted-types': ['worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
