import { readFile } from 'node:fs/promises';

/**
 * Where the postbuild step writes the policy of the build, from the project's root. Outside `out/`: it is not published.
 */
export const POLICY_FILE = '.cache/publish/policy.json';

/** The parts of the policy that only the build knows. The postbuild step writes it as JSON. */
export interface Policy {
  /** Hashes of all inline styles of all pages, such as `sha256-…=`, in any order. */
  styleHashes: readonly string[];
  /** Where the contact form is sent: an origin such as `https://api.emailjs.com`, or `'self'` for the local mailbox. */
  connect: string;
  /** Where else scripts connect to: the origin of the document database, if there is one. */
  connectAlso?: readonly string[];
}

/**
 * Reads the policy of a build. Undefined when there is none: the pages then still contain Next's inline scripts, and
 * must be served without a Content-Security-Policy.
 *
 * @throws Error that names the file when it contains anything but a policy.
 */
export async function readPolicy(file: string): Promise<Policy | undefined> {
  try {
    const policy = JSON.parse(await readFile(file, 'utf8')) as Policy;
    contentSecurityPolicy(policy);
    return policy;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} is not a policy; build again to replace it: ${String(error)}`, { cause: error });
  }
}

/**
 * The Content-Security-Policy, the same for every page. It needs no `upgrade-insecure-requests`: pages load only what it
 * allows, all of it by relative or https addresses.
 *
 * @throws Error when a value could break out of its directive.
 */
export function contentSecurityPolicy({ styleHashes, connect, connectAlso = [] }: Policy): string {
  const strange = [
    ...styleHashes.filter((hash) => !/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)),
    ...[connect, ...connectAlso].filter((source) => !isOriginOrSelf(source)),
  ];
  if (strange.length > 0) throw new Error(`The policy cannot contain ${strange.join(', ')}.`);
  const service = ["'self'", connect];
  const hashes = [...styleHashes].sort().map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The only inline scripts are speculation rules. Browsers without them ignore the keyword.
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': hashes.length > 0 ? hashes : ["'none'"],
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

function isOriginOrSelf(value: string): boolean {
  return value === "'self'" || (/^[^\s;,]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value);
}
