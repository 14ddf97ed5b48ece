import { z } from 'zod';

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** A source as it may stand in a directive: nothing that could end it or begin another one. */
const SOURCE = /^[^\s;,]+$/;

/** What of the policy is known only after the build. The publish step writes it as JSON, `readPolicy` reads it. */
export const policySchema = z.strictObject({
  /** Hashes of all inline styles of all pages, such as `sha256-…=`, in any order. */
  styleHashes: z.array(z.string().regex(HASH, 'must be sha256-, sha384- or sha512- and base64')),
  /** Script sources beside 'self'; the published site has none. */
  scriptSources: z.array(z.string().regex(SOURCE, 'must be one source without spaces, ; or ,')).optional(),
  /** Where the contact form is sent: an origin such as `https://api.emailjs.com`, or `'self'` for the local mailbox. */
  connect: z.string().refine(isOriginOrSelf, "must be 'self' or an origin such as https://api.emailjs.com"),
  /** Where scripts connect to beside that: the origin of the document database, if there is one. */
  connectAlso: z.array(z.string().refine(isOriginOrSelf, 'must be an origin such as https://host.example')).optional(),
});

export type Policy = z.infer<typeof policySchema>;

/**
 * The one Content-Security-Policy of every page.
 *
 * @param https whether the page is reached over https. `upgrade-insecure-requests` would break a page that is served
 *   locally over http.
 * @throws ZodError when a value could break out of its directive.
 */
export function contentSecurityPolicy({ https = true, ...policy }: Policy & { https?: boolean }): string {
  const { styleHashes, scriptSources = [], connect, connectAlso = [] } = policySchema.parse(policy);
  const service = ["'self'", connect];
  const hashes = [...styleHashes].sort().map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptSources],
    'style-src': hashes.length > 0 ? hashes : ["'none'"],
    // The icon is in each page, as a data: address.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...service, ...connectAlso],
    'form-action': service,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function isOriginOrSelf(value: string): boolean {
  return value === "'self'" || (URL.canParse(value) && SOURCE.test(value) && new URL(value).origin === value);
}
