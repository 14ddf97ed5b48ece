import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Where the publish step writes the policy of the build, from the project's root. Outside `out/`: it is not published. */
export const POLICY_FILE = '.cache/publish/policy.json';

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** A source within a directive: nothing that could end it or begin another one. */
const SOURCE = /^[^\s;,]+$/;

/** The part of the policy that is known only after the build. The publish step writes it as JSON. */
const policySchema = z.strictObject({
  /** Hashes of all inline styles of all pages, such as `sha256-…=`, in any order. */
  styleHashes: z.array(z.string().regex(HASH, 'must be sha256-, sha384- or sha512- and base64')),
  /** Where the contact form is sent: an origin such as `https://api.emailjs.com`, or `'self'` for the local mailbox. */
  connect: z.string().refine(isOriginOrSelf, "must be 'self' or an origin such as https://api.emailjs.com"),
  /** Where scripts connect to beside that: the origin of the document database, if there is one. */
  connectAlso: z.array(z.string().refine(isOriginOrSelf, 'must be an origin such as https://host.example')).optional(),
});

export type Policy = z.infer<typeof policySchema>;

/**
 * Reads the policy of a build. Undefined when there is none: the pages then still contain Next's inline scripts, and must
 * be served without a Content-Security-Policy.
 *
 * @throws Error that names the file when it contains anything but a policy.
 */
export async function readPolicy(file: string): Promise<Policy | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return policySchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} is not a policy; build again to replace it:\n${reason}`, { cause: error });
  }
}

/**
 * The one Content-Security-Policy of every page. Without `upgrade-insecure-requests`: pages load nothing but what is allowed
 * here, all of it by relative or https addresses.
 *
 * @throws ZodError when a value could break out of its directive.
 */
export function contentSecurityPolicy(policy: Policy): string {
  const { styleHashes, connect, connectAlso = [] } = policySchema.parse(policy);
  const service = ["'self'", connect];
  const hashes = [...styleHashes].sort().map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Not 'unsafe-inline': speculation rules only. Browsers without them ignore the keyword.
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': hashes.length > 0 ? hashes : ["'none'"],
    // The icon is in the page.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [...service, ...connectAlso],
    'form-action': service,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function isOriginOrSelf(value: string): boolean {
  return value === "'self'" || (URL.canParse(value) && SOURCE.test(value) && new URL(value).origin === value);
}
