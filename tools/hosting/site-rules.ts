import { readdir } from 'node:fs/promises';
import { contentSecurityPolicy, readPolicy } from './content-security-policy';
import { hostingRules, type HostingRules } from './rules';

export interface BuiltSite {
  /** The folder of the built site. */
  outDir: string;
  /** The policy of the build; see `readPolicy`. */
  policyFile: string;
  /** Whether search engines shall leave it out. */
  noindex?: boolean;
}

/**
 * The rules for a site as it was built: with a policy only where the build has one.
 *
 * @param https whether the rules are for a site reached over https.
 * @throws Error when the policy file is malformed.
 */
export async function rulesOfSite({ policyFile, noindex }: BuiltSite, https: boolean): Promise<HostingRules> {
  const policy = await readPolicy(policyFile);
  return hostingRules({
    contentSecurityPolicy: policy && contentSecurityPolicy(policy),
    font: policy?.font,
    https,
    noindex,
  });
}

/** All files of a folder, as paths from it with slashes, in order. */
export async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(outDir.length + 1).replaceAll('\\', '/'))
    .sort();
}
