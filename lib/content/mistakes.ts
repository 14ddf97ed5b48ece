/** What is wrong, as a sentence without its full stop, and what to do, in whole sentences. */
export type Fault = readonly [problem: string, fix: string];

/** A mistake in the content, for somebody who does not program. */
export interface Mistake {
  /** From the project's root, such as `content/site.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** The field in the words of the form, such as `Section 3 › Heading`; empty for the file as a whole. */
  field: string;
  fault: Fault;
}

/** `content/site.yaml:12 Office 2 › Name: is missing. Add “name:” here.` */
export function formatMistake({ file, line, field, fault }: Mistake): string {
  return `${file}:${line} ${field && `${field}: `}${fault.join('. ')}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** A value in quotes, cut to fit into a message. */
export const quote = (value: unknown): string => `“${String(value).replace(/^([^]{60})[^]+/, '$1…')}”`;
