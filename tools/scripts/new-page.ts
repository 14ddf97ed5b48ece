import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newPage } from '@/lib/content/form/new-page';
import { loadContent } from '@/lib/content/load';
import type { CollectionName } from '@/lib/content/schema';

/** The kinds of pages that an editor can add, and the folder of each. */
const KINDS: Readonly<Record<string, CollectionName>> = {
  industry: 'industries',
  insight: 'insights',
  service: 'services',
};
const USAGE = 'write, for instance: npm run new -- industry shipping "Shipping"';
/** The highest place in a menu. */
const LAST_PLACE = 99;

/**
 * Makes the content file of a new page, valid, with placeholders to fill in.
 *
 * @param args the kind of page, the name of its address, and its name in the menu
 * @param root the folder that holds `content/`
 * @returns the file's path from the root, and its text
 * @throws {Error} with the fix, when a page cannot be made so; then there is no file
 */
export function makePage(
  [kind = '', name = '', ...words]: readonly string[],
  root: string = process.cwd(),
): { file: string; text: string } {
  const collection = KINDS[kind];
  const title = words.join(' ').trim();
  if (!collection) {
    const kinds = Object.keys(KINDS).join(', ');
    throw new Error(
      `${kind ? `"${kind}" is no kind of page` : 'The kind of page is missing'} — use ${kinds}; ${USAGE}`,
    );
  }
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`"${name}" makes no address — use small letters, digits and hyphens, a letter first; ${USAGE}`);
  }
  if (!title) throw new Error(`The page has no name for the menu — ${USAGE}`);

  const file = `content/${collection}/${name}.yaml`;
  const target = path.join(root, file);
  if (existsSync(target)) throw new Error(`${file} is there already — choose another name, or change that file`);
  const text = textOf(collection, title, root);
  writeFileSync(target, text);
  // Every mistake comes from the new page: without it the content had none.
  const [issue] = loadContent(root).issues;
  if (!issue) return { file, text };
  rmSync(target);
  if (issue.file !== file) throw new Error(`${issue.file} is much the same — choose another name`);
  throw new Error(
    issue.path
      ? `"${title}" cannot be the ${issue.path} of the page: ${issue.problem} — ${issue.fix}`
      : `"${name}" cannot be the name of the page: ${issue.problem} — choose another name`,
  );
}

/** @throws {Error} while the content has mistakes: the place in the menu and the picture come from the other pages */
function textOf(collection: CollectionName, title: string, root: string): string {
  const { content } = loadContent(root);
  if (!content) throw new Error('The content has mistakes — correct them first: npm run check');
  const pages = Object.values(content.collections[collection]);
  const order = Math.min(Math.max(0, ...pages.map(({ page }) => page.order)) + 1, LAST_PLACE);
  const [first] = pages;
  const picture = !first ? '' : 'banner' in first ? first.banner.picture.file : first.picture.file;
  return newPage(`content/${collection}/*.yaml`, { title, order, picture });
}
