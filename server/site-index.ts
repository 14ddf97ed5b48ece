import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { headersFor, NOT_FOUND_FILE, type HostingRules } from '@/hosting/rules';
import { rulesOfSite, type BuiltSite } from '@/hosting/site-rules';
import { displayPath } from './display-path';
import { siteFile, stampOf, type SiteFile } from './site-file';

/** Thrown when there is no built site to serve. */
export class MissingSiteError extends Error {
  constructor(outDir: string) {
    super(`There is no built site in ${displayPath(outDir)}/. Run "npm run build" first.`);
    this.name = 'MissingSiteError';
  }
}

/** A built site as it lay on the disk at one moment, with the rules it is served by. */
export interface SiteIndex {
  rules: HostingRules;
  /** By URL path, decoded. Exact and case-sensitive on every file system; what is not listed cannot be reached. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile | undefined;
  /** Of the policy file. */
  policyStamp: string;
}

/**
 * Lists a built site. Symbolic links are left out: what they lead to is no part of the build.
 *
 * @throws MissingSiteError when the folder or its home page is missing.
 */
export async function indexSite(site: BuiltSite): Promise<SiteIndex> {
  const policyStamp = await stampOf(site.policyFile);
  const rules = await rulesOfSite(site, false);
  const files = new Map<string, SiteFile>();
  for (const path of await listFiles(site.outDir)) {
    if (rules.unserved.includes(path) || path === NOT_FOUND_FILE) continue;
    const url = urlOf(path);
    // `about.html` goes before `about/index.html`.
    if (files.has(url) && path.endsWith('/index.html')) continue;
    const file = await describe(site.outDir, path, headersFor(rules, url));
    if (file) files.set(url, file);
  }
  if (!files.has('/')) throw new MissingSiteError(site.outDir);
  // Pages are what is revalidated: no path that is missing today may be remembered as missing for a year.
  const notFound = await describe(site.outDir, NOT_FOUND_FILE, headersFor(rules, '/'));
  return { rules, files, notFound, policyStamp };
}

async function listFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(outDir, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** Undefined when the file vanished meanwhile. */
async function describe(outDir: string, path: string, headers: Record<string, string>): Promise<SiteFile | undefined> {
  const file = join(outDir, path);
  const stamp = await stampOf(file);
  return stamp ? siteFile(file, stamp, headers) : undefined;
}

function urlOf(path: string): string {
  if (!path.endsWith('.html')) return `/${path}`;
  return `/${path.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';
}
