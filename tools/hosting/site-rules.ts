import { listFolder } from '@/lib/files/list-folder.mjs';
import { contentSecurityPolicy, readPolicy } from './content-security-policy';
import { hostingRules, type HostingRules } from './rules';

export interface BuiltSite {
  /** The folder of the built site. */
  outDir: string;
  /** The policy of the build; see `readPolicy`. */
  policyFile: string;
  /** Whether search engines should leave the site out. */
  noindex?: boolean;
}

/**
 * The rules for a built site, with a policy only if the build has one.
 *
 * @param https whether the rules are for a site reached over https.
 * @throws Error when the policy file is malformed.
 */
export async function rulesOfSite({ policyFile, noindex }: BuiltSite, https: boolean): Promise<HostingRules> {
  const policy = await readPolicy(policyFile);
  return hostingRules({
    contentSecurityPolicy: policy && contentSecurityPolicy(policy),
    https,
    noindex,
  });
}

/**
 * All files of a folder, as paths from it with slashes, in order.
 *
 * @throws Error if the folder does not exist, or contains a symlink: a host would follow the symlink, or serve nothing.
 */
export function filesOf(outDir: string): string[] {
  const entries = listFolder(outDir);
  const link = entries.find(({ type }) => type === 'link');
  if (link)
    throw new Error(`${outDir}/${link.name} is a link: build the site again, or replace the link with the file itself`);
  return entries.flatMap(({ name, type }) => (type === 'file' ? name : [])).sort();
}
