import { ContentError, formatIssue } from '@/lib/content/core/issues';
import type { CheckResult } from '@/lib/content/core/check';

/**
 * Prints what a check of the content found: every mistake and warning with its place and fix, and the placeholders that
 * the company still has to fill in.
 *
 * @param release whether placeholders, and text that looks like them, are errors too
 * @returns whether the content passes
 */
export function reportContent(
  { issues, warnings, placeholders }: Pick<CheckResult, 'issues' | 'warnings' | 'placeholders'>,
  release: boolean,
): boolean {
  if (issues.length > 0) console.error(new ContentError(issues).message);
  // A release reports everything that is missing together.
  if (issues.length > 0 && !release) return false;
  const made = warnings.filter(({ blocksRelease }) => release && blocksRelease);
  for (const warning of warnings.filter((each) => !made.includes(each))) {
    console.warn(`Warning: ${formatIssue(warning)}`);
  }
  const unfinished = [...made, ...placeholders];
  for (const issue of unfinished) (release ? console.error : console.warn)(formatIssue(issue));
  if (issues.length > 0 || (release && unfinished.length > 0)) {
    console.error(`\nNot ready for release: ${issues.length + unfinished.length} left.`);
    return false;
  }
  console.log(
    placeholders.length > 0 ? `Content is valid; placeholders left: ${placeholders.length}.` : 'Content is valid.',
  );
  return true;
}
