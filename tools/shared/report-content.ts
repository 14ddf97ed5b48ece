import { appendFileSync } from 'node:fs';
import { ContentError, formatIssue, type ContentIssue } from '@/lib/content/core/issues';
import type { CheckResult } from '@/lib/content/core/check';

/**
 * Prints what a check of the content found: every mistake and every warning with its place and fix, and the
 * placeholders that the company still has to fill in. In GitHub Actions each is also an annotation of its line, and the
 * first of each kind is an output of the step, `mistake` or `warning`: the description of the commit's status.
 *
 * @param release whether placeholders, and text that looks like them, are errors too
 * @returns whether the content passes
 */
export function reportContent(
  { issues, warnings, placeholders }: Pick<CheckResult, 'issues' | 'warnings' | 'placeholders'>,
  release: boolean,
): boolean {
  if (issues.length > 0) console.error(new ContentError(issues).message);
  const left = warnings.filter(({ blocksRelease }) => release && blocksRelease);
  annotate('error', [...issues, ...left]);
  // A release reports everything that is missing together.
  if (issues.length > 0 && !release) return false;
  const others = warnings.filter((warning) => !left.includes(warning));
  annotate('warning', others);
  for (const warning of others) console.warn(`Warning: ${formatIssue(warning)}`);
  const unfinished = [...left, ...placeholders];
  for (const issue of unfinished) (release ? console.error : console.warn)(formatIssue(issue));
  if (release && unfinished.length > 0) console.error(`\nNot ready for release: ${count(unfinished.length)} left.`);
  if (issues.length > 0 || (release && unfinished.length > 0)) return false;
  console.log(summaryOf(placeholders));
  return true;
}

/** The report on content without mistakes, on one line. */
export function summaryOf(placeholders: readonly unknown[]): string {
  return placeholders.length > 0 ? `Content is valid; ${count(placeholders.length)} left.` : 'Content is valid.';
}

function count(length: number): string {
  return length === 1 ? 'one placeholder is' : `${length} placeholders are`;
}

function annotate(level: 'error' | 'warning', issues: readonly ContentIssue[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true' || issues.length === 0) return;
  for (const issue of issues) console.log(annotationOf(issue, level));
  if (!process.env.GITHUB_OUTPUT) return;
  const first = formatIssue(issues[0]!);
  const output = level === 'error' ? ['mistake', first] : ['warning', `No mistake, but a warning: ${first}`];
  appendFileSync(process.env.GITHUB_OUTPUT, `${output[0]}=${shorten(output[1]!)}\n`);
}

/** A commit status has room for 140 characters. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length > 140 ? `${characters.slice(0, 139).join('')}…` : text;
}

/** A workflow command of GitHub Actions that shows an issue next to its line. */
export function annotationOf(issue: ContentIssue, level: 'error' | 'warning' = 'error'): string {
  const { file, line, column, path, label = path, problem, fix } = issue;
  const properties = { file, line, col: column, title: label || 'The file' };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(',')}::${escapeData(`${problem} — ${fix}`)}`;
}

/** Escapes, as GitHub's toolkit does, what its runner would read as the end of a message or a property. */
const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
