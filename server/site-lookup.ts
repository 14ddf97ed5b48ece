import type { BuiltSite } from '@/hosting/site-rules';
import { resolvePath, type Found } from './resolve-path';
import { stampOf } from './site-file';
import { indexSite, type SiteIndex } from './site-index';

/** After a path was not found, the disk is looked at again only after this many milliseconds. */
const RELISTING_PAUSE = 1000;

export interface SiteLookup {
  /** What a decoded path leads to, in the site as it is now. @throws MissingSiteError when there is none. */
  find(path: string): Promise<{ site: SiteIndex; found: Found }>;
  /** Lists the site. @throws MissingSiteError when there is none. */
  list(): Promise<SiteIndex>;
}

/**
 * Finds files of a built site. A new build is noticed: its files and its policy are taken up together.
 *
 * @param clock milliseconds, from any zero.
 */
export function createSiteLookup(built: BuiltSite, clock: () => number): SiteLookup {
  let listed: Promise<SiteIndex> | undefined;
  let listedAt = 0;

  function list(): Promise<SiteIndex> {
    listedAt = clock();
    const index = indexSite(built);
    listed = index;
    // There is no site while it is being built: the next request looks again.
    index.catch(() => (listed = undefined));
    return index;
  }

  async function find(path: string) {
    const site = await (listed ?? list());
    const found = resolvePath(site, path);
    if (!(await isOutdated(site, found))) return { site, found };
    const newSite = await list();
    return { site: newSite, found: resolvePath(newSite, path) };
  }

  async function isOutdated({ policyStamp }: SiteIndex, found: Found): Promise<boolean> {
    if (found.kind !== 'file') return clock() - listedAt >= RELISTING_PAUSE;
    const [file, policy] = await Promise.all([stampOf(found.file.path), stampOf(built.policyFile)]);
    return file !== found.file.stamp || policy !== policyStamp;
  }

  return { find, list };
}
