import path from 'node:path';
import type { CheckResult } from '../core/check';
import { listPictures, loadContent } from './load';
import { openPicture, PICTURE_NAME } from './open-pictures';
import { PICTURES } from '../core/schema/pictures';

/**
 * Reads and checks all content, and opens every picture: a picture that passes here fails neither in the picture step
 * nor on a page.
 *
 * @param root the folder that contains `content/`
 */
export async function checkContent(root: string = process.cwd()): Promise<CheckResult> {
  const pictures = listPictures(root).map(async ({ name }) => ({
    name,
    ...(PICTURE_NAME.test(name) ? await openPicture(path.join(root, PICTURES, name)) : {}),
  }));
  return loadContent(root, await Promise.all(pictures));
}
