import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { policySchema, type Policy } from './content-security-policy';

/** Where the publish step leaves the policy of the build, from the project's root. Outside `out/`: it is not published. */
export const POLICY_FILE = '.cache/publish/policy.json';

/**
 * Reads the policy of a build. Undefined when there is none: the pages then still hold Next's inline scripts, and must
 * be served without a Content-Security-Policy.
 *
 * @throws Error that names the file when it holds anything but a policy.
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
