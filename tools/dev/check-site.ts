import { ContentError, type ContentIssue } from '@/lib/content/issues';
import { loadContent, type Placeholder } from '@/lib/content/load';
import { planPictures, type Variant } from '@/tools/pictures/variants';

/** What `npm run dev` knows of the content: its mistakes, or the pictures that its pages show. */
export interface CheckedSite {
  issues: readonly ContentIssue[];
  placeholders: readonly Placeholder[];
  /** Empty when there is a mistake. */
  variants: readonly Variant[];
}

/** Checks all content and plans the pictures. Never fails: what goes wrong is an issue. */
export async function checkSite(): Promise<CheckedSite> {
  const { issues, placeholders } = loadContent();
  if (issues.length > 0) return { issues, placeholders, variants: [] };
  try {
    return { issues, placeholders, variants: await planPictures() };
  } catch (error) {
    return { issues: issuesOf(error as Error), placeholders, variants: [] };
  }
}

/** The issues of an error: of the content, or of a picture that was replaced since it was checked. */
function issuesOf(error: Error): readonly ContentIssue[] {
  if (error instanceof ContentError) return error.issues;
  const place = { file: 'content/pictures', line: 1, column: 1, path: '' };
  return [{ ...place, problem: error.message, remedy: 'save the picture once more' }];
}
