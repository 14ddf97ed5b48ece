import type { ContentIssue } from '@/lib/content/core/issues';
import { checkContent } from '@/lib/content/node/check-content';
import type { Variant } from '@/tools/pictures/encode';
import { planPictures } from '@/tools/pictures/variants';

/** The state of the content under `npm run dev`: its mistakes, or the pictures that its pages show. */
export interface CheckedSite {
  issues: readonly ContentIssue[];
  placeholders: readonly ContentIssue[];
  /** Empty when there is a mistake. */
  variants: readonly Variant[];
}

/** Checks all content and plans the pictures. @throws {Error} if a file was replaced while it was being read */
export async function checkSite(): Promise<CheckedSite> {
  const { content, issues, placeholders } = await checkContent();
  return { issues, placeholders, variants: content ? await planPictures(content) : [] };
}
