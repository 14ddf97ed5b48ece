import type { Fault } from './schema/faults';

/** A position in a text file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** One mistake in the content, with everything that an editor needs to correct it. */
export interface ContentIssue extends Position, Fault {
  /** Path from the project's root. */
  file: string;
  /** The field, such as `benefits[3].text`; empty for the file as a whole. */
  path: string;
  /** The field in the words of the form, such as `Benefit 4 › Text`. */
  label?: string;
  /** Whether the issue blocks a release; everywhere else it is a warning. */
  blocksRelease?: true;
}

/** An issue with a file as a whole. */
export function fileIssue(file: string, problem: string, fix: string): ContentIssue {
  return { file, line: 1, column: 1, path: '', problem, fix };
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/g;

/** `content/x.yaml:12:5 Benefit 4 › Text — what is wrong — what to write instead`; line breaks are shown as ↵. */
export function formatIssue({ file, line, column, path, label = path, problem, fix }: ContentIssue): string {
  return `${file}:${line}:${column}${label && ` ${label}`} — ${problem} — ${fix}`.replace(LINE_BREAK, '↵');
}

/** A value in quotes, cut to fit into a message. */
export function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

/** Formats a path of keys and indices: `['benefits', 3, 'text']` is `benefits[3].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, '');
}

/** Thrown when the content has issues. Its message lists all of them, one per line. */
export class ContentError extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? 'one mistake' : `${issues.length} mistakes`;
    super(`The content has ${count}:\n\n${issues.map(formatIssue).join('\n')}\n`);
    this.name = 'ContentError';
  }
}
