import { readdir } from 'node:fs/promises';
import { contentSecurityPolicy, readPolicy } from './content-security-policy';
import { hostingRules, NOT_FOUND_FILE, type HostingRules } from './rules';

export interface BuiltSite {
  /** The folder of the built site. */
  outDir: string;
  /** The policy of the build; see `readPolicy`. */
  policyFile: string;
  /** Whether search engines shall leave it out. */
  noindex?: boolean;
}

/**
 * The rules for a site as it was built: with a policy only where the build has one, and without
 * redirects to pages that it does not have (any more).
 *
 * @param https whether the rules are for a site reached over https.
 * @throws Error when the policy file is malformed.
 */
export async function rulesOfSite({ outDir, policyFile, noindex }: BuiltSite, https: boolean): Promise<HostingRules> {
  const policy = await readPolicy(policyFile);
  const rules = hostingRules({
    contentSecurityPolicy: policy && contentSecurityPolicy(policy),
    font: policy?.font,
    https,
    noindex,
  });
  // Names as listed: a file system that ignores case would find productEngg.html for /productengg.
  const built = new Set(await readdir(outDir).catch(() => []));
  return { ...rules, redirects: rules.redirects.filter(({ to }) => built.has(fileOf(to))) };
}

/** The file of the page at a path. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The paths of the pages among the files of `out/`, without the not-found page. */
export function pagesAmong(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND_FILE)
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
}

/** All files of a folder, as paths from it with slashes, in order. */
export async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(outDir.length + 1).replaceAll('\\', '/'))
    .sort();
}
