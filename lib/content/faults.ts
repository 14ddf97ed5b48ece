/** A place in a text file; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of the character at `offset` in a text whose lines end with `\n`. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** One mistake in the content, told so that an editor can mend it without help. */
export interface Fault extends Place {
  /** Path from the project's root. */
  file: string;
  /** The field, such as `benefits[3].text`; empty where the file as a whole is meant. */
  path: string;
  /** What is wrong. */
  problem: string;
  /** What to write instead. */
  remedy: string;
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/g;

/** `content/x.yaml:12:5 benefits[3].text — what is wrong — what to write instead`; a line break in it is shown as ↵. */
export function formatFault({ file, line, column, path, problem, remedy }: Fault): string {
  return `${file}:${line}:${column}${path && ` ${path}`} — ${problem} — ${remedy}`.replace(LINE_BREAK, '↵');
}

/** What an editor wrote, in quotes and short enough to be shown within a line. */
export function quote(written: unknown): string {
  const text = String(written);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

/** Formats a path of keys and indices as an editor reads it: `['benefits', 3, 'text']` is `benefits[3].text`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, '');
}

/** Thrown when content has faults: its message lists them all, one a line. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? 'one mistake' : `${faults.length} mistakes`;
    super(`The content has ${count}:\n\n${faults.map(formatFault).join('\n')}\n`);
    this.name = 'ContentError';
  }
}
