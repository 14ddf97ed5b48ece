import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The names that the build takes beside Next's export: its own files, the mailbox's path, the not-found page. */
const BY_TOOLS = ['pictures', 'islands', 'fonts', 'api', 'sw', 'not-found'];

/**
 * The names in the root of the published site, without their extensions, that no page made from a file may have: hosts
 * would answer with one of the two. They are the files of `public/`, the routes of `app/`, and what tools add.
 *
 * @param root the folder that holds `app/` and `public/`
 */
export function publishedNames(root: string = process.cwd()): string[] {
  const namesIn = (folder: string) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []);
  // A component is no file of the site, but `sitemap.ts` is one.
  const routes = namesIn('app').filter((name) => !/\.(tsx|css)$/.test(name));
  return [...new Set([...namesIn('public'), ...routes, ...BY_TOOLS].map((name) => name.replace(/\..*/, '')))];
}
