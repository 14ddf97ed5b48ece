import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newPage } from '../editing/new-page';
import { ContentError } from '../core/issues';
import { loadContent } from './load';
import { COLLECTION_NAMES } from '../core/schema';
import { pageLabelOf } from '../core/schema/labels';

/** What a page of each folder is called. */
const KINDS = COLLECTION_NAMES.map((name) => pageLabelOf(name).toLowerCase());
export const USAGE = 'npm run new -- industry shipping "Shipping"';
const EXAMPLE = `write, for instance: ${USAGE}`;

/**
 * Makes a valid content file for a new page, with placeholders to fill in.
 *
 * @param args the kind of page, the name of its address, and its name in the menu
 * @param root the folder that contains `content/`
 * @returns the file's path from the root, and its text
 * @throws {Error} with the fix, if the page cannot be made, or the content has mistakes; either way no file is left
 */
export function makePage(
  [kind = '', name = '', ...words]: readonly string[],
  root: string = process.cwd(),
): { file: string; text: string } {
  const collection = COLLECTION_NAMES[KINDS.indexOf(kind)];
  const title = words.join(' ').trim();
  if (!collection) throw new Error(`The kind of page must be one of ${KINDS.join(', ')} — ${EXAMPLE}`);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `"${name}" cannot be an address — use lower-case letters, digits and hyphens, and start with a letter; ${EXAMPLE}`,
    );
  }
  if (!title) throw new Error(`The page has no name for the menu — ${EXAMPLE}`);
  const file = `content/${collection}/${name}.yaml`;
  const target = path.join(root, file);
  if (existsSync(target)) throw new Error(`${file} already exists — choose another name, or change that file`);

  const { content, issues: before } = loadContent(root);
  // The place in the menu and the picture come from the other pages.
  if (!content) throw new ContentError(before);
  const pages = Object.values(content.collections[collection]);
  const order = Math.max(0, ...pages.map(({ page }) => page.order)) + 1;
  const [first] = [...pages, ...Object.values(content.collections.insights)];
  const picture = !first ? '' : 'banner' in first ? first.banner.picture.file : first.picture.file;
  const text = newPage(`content/${collection}/*.yaml`, { title, order, picture });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  // Every mistake comes from the new page: without it the content had none.
  const { issues } = loadContent(root);
  if (issues.length === 0) return { file, text };
  rmSync(target);
  throw new ContentError(issues);
}
