import type { Mistake } from '@/lib/content/mistakes';
import { checkContent } from '@/lib/content/pictures';
import type { Variant } from '@/tools/pictures/encode';
import { planPictures } from '@/tools/pictures/variants';

/** The state of the content under `npm run dev`: its mistakes, or the pictures that its pages show. */
export interface CheckedSite {
  issues: readonly Mistake[];
  placeholders: readonly Mistake[];
  /** Empty when there is a mistake. */
  variants: readonly Variant[];
}

/** Checks all content and plans the pictures. @throws {Error} if a file was replaced while it was being read */
export async function checkSite(): Promise<CheckedSite> {
  const { content, mistakes, unfinished } = await checkContent();
  return { issues: mistakes, placeholders: unfinished, variants: content ? await planPictures(content) : [] };
}
