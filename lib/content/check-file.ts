import type { z } from 'zod';
import { explain } from './explain';
import { schemasOf } from './files';
import { quote, type Fault, type Mistake } from './mistakes';
import { parse, type Parsed } from './parse';
import { completed, fieldsIn, isMarked, schemaFor, type Field } from './values';

/** A field as visitors see it, and its place. */
export type Placed = Field & Pick<Parsed, 'file' | 'lineOf'>;

/** One file: its fields as visitors see them, what is wrong with it, and its data unless something is. */
export interface CheckedFile {
  file: string;
  fields: Placed[];
  mistakes: Mistake[];
  unfinished: Mistake[];
  data?: unknown;
}

/** Parses a file and checks it against its schema. */
export function checkFile(file: string, bytes: Uint8Array): CheckedFile {
  const parsed = parse(file, bytes);
  if (!('value' in parsed)) return { file, fields: [], mistakes: parsed, unfinished: [] };
  const { value, lineOf } = parsed;
  const { zod, stored } = schemasOf(file)!;
  const shown = completed(stored, value);
  const fieldsOf = (root: unknown) => fieldsIn(stored, root).map((field): Placed => ({ ...field, file, lineOf }));
  const fields = fieldsOf(shown);
  const { data, error } = zod.safeParse(shown);
  const mistakes = error?.issues.flatMap((issue) => fromIssue(fields, issue)) ?? [];
  return { file, fields, mistakes, unfinished: fieldsOf(value).flatMap(unfinishedIn), data };
}

/** A mistake in a field. */
export const mistakeIn = ({ file, lineOf, path: at, field }: Placed, fault: Fault): Mistake => {
  return { file, line: lineOf(at), field, fault };
};

function fromIssue(fields: readonly Placed[], issue: z.core.$ZodIssue): Mistake[] {
  // Of a union without a valid `type`, the entry itself.
  const path = issue.code === 'invalid_union' ? issue.path.slice(0, -1) : issue.path;
  const fieldAt = (at: PropertyKey[]) => fields.find((each) => JSON.stringify(each.path) === JSON.stringify(at))!;
  const field = fieldAt(path);
  if (issue.code !== 'unrecognized_keys') return [mistakeIn(field, explain(issue, field))];
  const known = Object.keys(schemaFor(field.schema, field.value)?.properties ?? {}).join(', ');
  const fault: Fault = ['there is no such field', `Correct its name, or delete it. The fields here are: ${known}.`];
  return issue.keys.map((key) => mistakeIn(fieldAt([...path, key]), fault));
}

/** Stand-ins for facts: hosts that belong to nobody (RFC 2606), numbers of zeros, filler. */
const MADE_UP = /\.example\b|^\+\d{1,3}( ?0)+$|^[LU]0{5}|\blorem ipsum\b/i;

function unfinishedIn(field: Placed): Mistake[] {
  const { value } = field;
  if (typeof value !== 'string') return [];
  const fix = 'Write the real text, or remove the brackets if it is right.';
  if (isMarked(value)) return [mistakeIn(field, [`${quote(value)} is a placeholder`, fix])];
  return MADE_UP.test(value) ? [mistakeIn(field, [`${quote(value)} looks made up`, 'Write the real text.'])] : [];
}
