import { appendFileSync } from 'node:fs';
import { ContentError, formatIssue, type ContentIssue } from '@/lib/content/issues';
import type { LoadResult, Placeholder } from '@/lib/content/load';

/**
 * Prints what a check of the content found: every issue with its place and remedy, and the placeholders that the company
 * has still to fill in. In GitHub Actions each issue is also an annotation of its line, and the first is the
 * step's output `mistake`, for the commit's status.
 *
 * @param release whether placeholders are errors too
 * @returns whether the content is as it must be
 */
export function reportContent(
  { issues, placeholders }: Pick<LoadResult, 'issues' | 'placeholders'>,
  release: boolean,
): boolean {
  if (issues.length > 0) {
    console.error(new ContentError(issues).message);
    annotate(issues);
    // A release names everything that is missing at once.
    if (!release) return false;
  }
  for (const placeholder of placeholders) (release ? console.error : console.warn)(noteOf(placeholder));
  if (release && placeholders.length > 0) {
    console.error(`\nNot ready for release: ${count(placeholders)} left.`);
    return false;
  }
  if (issues.length > 0) return false;
  console.log(summaryOf(placeholders));
  return true;
}

function noteOf({ file, line, path, value }: Placeholder): string {
  return `${file}:${line} ${path} — "${value}" is a placeholder — write the real one and remove "!placeholder"`;
}

/** What there is to say of content without a mistake, in a line. */
export function summaryOf(placeholders: readonly Placeholder[]): string {
  return placeholders.length > 0 ? `Content is valid; ${count(placeholders)} left.` : 'Content is valid.';
}

function count({ length }: readonly Placeholder[]): string {
  return length === 1 ? 'one placeholder is' : `${length} placeholders are`;
}

function annotate(issues: readonly ContentIssue[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const issue of issues) console.log(annotationOf(issue));
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `mistake=${formatIssue(issues[0]!)}\n`);
}

/** A workflow command of GitHub Actions that shows an issue beside its line. */
export function annotationOf({ file, line, column, path, problem, remedy }: ContentIssue): string {
  const title = path || 'The file';
  const properties = { file, line, col: column, title };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::error ${list.join(',')}::${escapeData(`${problem} — ${remedy}`)}`;
}

/** As GitHub's toolkit escapes what its runner would read as the end of a message, or of a property. */
const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
