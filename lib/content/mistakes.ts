/** A mistake in the content, for somebody who does not program. */
export interface Mistake {
  /** From the project's root, such as `content/site.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** The field in the words of the form, such as `Section 3 › Heading`; empty for the file as a whole. */
  field: string;
  /** What is wrong: a sentence without its full stop, which may begin with the name of the field. */
  problem: string;
  /** What to do, in whole sentences. */
  fix: string;
}

/** `content/site.yaml:12 Office 2 › Name: is missing. Add “name:” here.` */
export function formatMistake({ file, line, field, problem, fix }: Mistake): string {
  return `${file}:${line} ${field && `${field}: `}${problem}. ${fix}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** A text in quotes, cut to fit into a message. */
export const quote = (value: unknown): string => {
  const text = String(value);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
};

/** Thrown when the content has mistakes. Its message lists all of them, one on a line. */
export class ContentError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    super(`The content has ${count}:\n\n${mistakes.map(formatMistake).join('\n')}\n`);
    this.name = 'ContentError';
  }
}
