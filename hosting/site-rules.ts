import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy';
import { readPolicy } from './policy-file';
import { hostingRules, SPECULATION_RULES_PATH, type HostingRules } from './rules';

export interface BuiltSite {
  /** The folder of the built site. */
  outDir: string;
  /** The policy of the build; see `readPolicy`. */
  policyFile: string;
}

/**
 * The rules for a site as it was built: with a policy and speculation rules only where the build has them, and without
 * redirects to pages that it does not have (any more).
 *
 * @param https whether the rules are for a site reached over https.
 * @throws Error when the policy file is malformed.
 */
export async function rulesOfSite({ outDir, policyFile }: BuiltSite, https: boolean): Promise<HostingRules> {
  const policy = await readPolicy(policyFile);
  const speculationRules = await exists(join(outDir, SPECULATION_RULES_PATH));
  const rules = hostingRules({
    contentSecurityPolicy: policy && contentSecurityPolicy({ ...policy, https }),
    speculationRules,
    https,
  });
  // Names as listed: a file system that ignores case would find productEngg.html for /productengg.
  const built = new Set(await readdir(outDir).catch(() => []));
  return { ...rules, redirects: rules.redirects.filter(({ to }) => built.has(fileOf(to))) };
}

/** The file of the page at a path. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Whether a file or folder is there. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
