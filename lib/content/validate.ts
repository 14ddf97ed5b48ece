import type { z } from 'zod';
import { formatPath, quote, type ContentIssue, type Position } from './issues';
import { DASH, listMarkForDash, listMarkOf } from './list-marks';
import type { YamlFile } from './parse-yaml';
import { addressFault } from './schema/address-rules';
import type { TextPlace } from './schema/figure-issues';
import { describeField, jsonSchemaOf, keysOf, schemaAt, type FieldSchema, type Step } from './schema/json-schema';
import { correct, didYouMean } from './suggest';
import { withColon } from './quoting';

type ZodIssue = z.core.$ZodIssue;
type Explanation = Pick<ContentIssue, 'problem' | 'remedy'>;

/** A field of a file: the path to it, and its schema. */
interface Field {
  yaml: YamlFile;
  path: readonly Step[];
  schema: FieldSchema | undefined;
}

/**
 * Validates one file's value against its schema.
 *
 * @returns the typed value, or all issues of the file
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
): { value?: z.infer<Schema>; issues: ContentIssue[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, issues: [] };
  const file: Field = { yaml, path: [], schema: jsonSchemaOf(schema) };
  const found = result.error.issues.flatMap((issue) => contentIssues(issue, file));
  // One mistake is one issue: a misspelt field is not also missing, a value of the wrong type not also too short.
  const meant = new Set(found.map((each) => each.meant));
  const causes = found.filter(({ issue }) => !meant.has(issue.path));
  return {
    issues: causes
      .filter((each, index) => !causes.some((other, order) => hides(other, each, order < index)))
      .map(({ issue }) => issue),
  };
}

/** What says most of a value: its type, then a rule of its own, then its length. */
const RANK: Partial<Record<ZodIssue['code'], number>> = { invalid_type: 3, custom: 2 };

/** Whether one issue of a value makes another superfluous: it says more, or of a fault in the same line it comes first. */
function hides(one: Found, other: Found, isFirst: boolean): boolean {
  if (one === other || one.issue.path !== other.issue.path) return false;
  const [rank, otherRank] = [RANK[one.code] ?? 1, RANK[other.code] ?? 1];
  if (rank !== otherRank) return rank > otherRank;
  if (one.issue.line !== other.issue.line) return one.index === undefined && other.index !== undefined;
  return (one.index ?? 0) < (other.index ?? 0) || (one.index === other.index && isFirst);
}

/** An issue, and what decides whether it is reported. */
interface Found {
  issue: ContentIssue;
  /** Zod's code of it. */
  code: ZodIssue['code'];
  /** The offset in the text, where the fault is one of a part of it. */
  index?: number | undefined;
  /** The path of the field that an unknown one seems to mean. */
  meant?: string;
}

function contentIssues(issue: ZodIssue, { yaml, path: parent, schema: parentSchema }: Field): Found[] {
  const steps = issue.path as Step[];
  const path = [...parent, ...steps];
  const schema = parentSchema && schemaAt(parentSchema, steps);
  const value = valueAt(yaml.value, path);
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, value, { yaml, path, schema });
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return bestAlternative(issue.errors, value, { yaml, path, schema });
  }
  const explanation = explain(issue, value, { yaml, path, schema });
  const index = issue.code === 'custom' ? (issue.params?.index as number | undefined) : undefined;
  const position =
    index !== undefined
      ? yaml.positionIn(path, index)
      : value === undefined
        ? placeOf(path, { yaml, path: parent, schema: parentSchema })
        : yaml.positionOf(path);
  const other = issue.code === 'custom' ? (issue.params?.other as TextPlace | undefined) : undefined;
  const found = { file: yaml.file, ...position, path: formatPath(path), ...explanation };
  if (other) {
    const { line } = yaml.positionIn([...parent, ...other.path], other.index);
    found.problem = found.problem.replace('{line}', `line ${line}`);
  }
  return [{ issue: found, code: issue.code, index }];
}

/** Where a missing field belongs: before the next field of its group that is there, else behind the one before it. */
function placeOf(path: readonly Step[], { yaml, path: root, schema }: Field): Position {
  const [group, name] = [path.slice(0, -1), String(path.at(-1))];
  const written = valueAt(yaml.value, group);
  if (!written || typeof written !== 'object') return yaml.positionOf(path);
  const fields = keysOf(schema && schemaAt(schema, group.slice(root.length)));
  // Entries of a list are mostly written in the same order.
  const neighbours = typeof group.at(-1) === 'number' ? Object.values(valueAt(yaml.value, group.slice(0, -1)) as object) : [];
  const like = neighbours.find((each) => !!each && typeof each === 'object' && Object.hasOwn(each, name));
  const known = like ? Object.keys(like as object) : fields;
  const later = known.slice(known.indexOf(name) + 1);
  const next = Object.keys(written).find((key) => later.includes(key));
  const last = known.slice(0, known.indexOf(name)).findLast((key) => Object.hasOwn(written, key));
  return next ? yaml.positionOfKey([...group, next]) : yaml.endOf(last ? [...group, last] : group);
}

/** The editor meant the alternative that fits best, and of several the one with fewest issues. */
function bestAlternative(errors: readonly ZodIssue[][], value: unknown, { schema, ...field }: Field): Found[] {
  const alternatives = fitsOf(schema, value).map((fit, index) => ({ ...fit, issues: errors[index] ?? [] }));
  const [best] = alternatives.sort((a, b) => compareFits(a, b) || a.issues.length - b.issues.length);
  if (!best) return [];
  // A value that is no group of fields could be any of the alternatives.
  return best.issues.flatMap((issue) =>
    contentIssues(issue, { ...field, schema: best.known > 0 ? best.option : schema }),
  );
}

/** How an alternative fits the fields that are written: how many of them it has, and before which of them it has all. */
interface Fit {
  option: FieldSchema;
  known: number;
  upTo: number;
}

function fitsOf(schema: FieldSchema | undefined, value: unknown): Fit[] {
  const written = value && typeof value === 'object' ? Object.keys(value) : [];
  return (schema?.anyOf ?? []).map((option) => {
    const keys = keysOf(option);
    const isKnown = written.map((key) => keys.includes(key) || !!didYouMean(key, keys));
    return { option, known: isKnown.filter(Boolean).length, upTo: [...isKnown, false].indexOf(false) };
  });
}

/** What follows the first fields may have come from another group. */
const compareFits = (one: Fit, other: Fit): number => other.known - one.known || other.upTo - one.upTo;

/** The fields that do not belong to a group; of alternatives zod takes the first to which nothing is missing. */
function unknownFields(keys: readonly string[], value: unknown, field: Field): Found[] {
  const [best] = fitsOf(field.schema, value).sort(compareFits);
  if (!best) return keys.map((key) => unknownField(key, field));
  const known = keysOf(best.option);
  const unknown = Object.keys(value as object).filter((key) => !known.includes(key));
  return unknown.map((key) => unknownField(key, { ...field, schema: best.option }));
}

function unknownField(key: string, { yaml, path, schema }: Field): Found {
  const known = keysOf(schema);
  const present = Object.keys((valueAt(yaml.value, path) ?? {}) as object);
  const absent = known.filter((each) => !present.includes(each));
  const meant = didYouMean(key, absent);
  const issue = {
    file: yaml.file,
    ...yaml.positionOfKey([...path, key]),
    path: formatPath([...path, key]),
    problem: `${quote(key)} is no field here`,
    remedy: meant
      ? `did you mean "${meant}"?`
      : `remove it; the fields here are ${known.map((each) => `"${each}"`).join(', ')}`,
  };
  return { issue, code: 'unrecognized_keys', ...(meant && { meant: formatPath([...path, meant]) }) };
}

function explain(issue: ZodIssue, value: unknown, field: Field): Explanation {
  const remedy = `write ${describeField(field.schema)}`;
  if (value === undefined) return { problem: 'is missing', remedy };
  if (value === null || value === '') return { problem: 'is empty', remedy };
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value, field, remedy);
    case 'too_small':
    case 'too_big':
      return { problem: wrongSize(value, issue.code === 'too_big'), remedy };
    case 'invalid_value':
      return wrongChoice(issue.values.map(String), value, remedy);
    case 'custom':
      return { problem: issue.message, remedy: (issue.params?.remedy as string | undefined) ?? remedy };
    default:
      return wrongFormat(String(value), field, remedy);
  }
}

function wrongType(expected: string, value: unknown, { yaml, path, schema }: Field, remedy: string): Explanation {
  if (expected === 'string') {
    if (schema?.cells && Array.isArray(value)) return cellsAsList(value, remedy);
    if (typeof value === 'number' || typeof value === 'boolean') {
      const written = yaml.sourceOf(path) ?? String(value);
      return { problem: `is ${typeName(value)}, not a text`, remedy: `put it in quotes: "${written}"` };
    }
    const keys = Object.keys(value as object);
    // "- Ships: all" is a group of one field to YAML.
    const isColon =
      !Array.isArray(value) && keys.length === 1 && (keys[0]?.includes(' ') || typeof path.at(-1) === 'number');
    if (isColon) return withColon(`${keys[0]}: ${String(Object.values(value as object)[0])}`);
    if (Array.isArray(value) && typeof path.at(-1) === 'number') return TWO_DASHES;
  } else if (yaml.placeholders.some((each) => formatPath(each) === formatPath(path))) {
    return { problem: '"!placeholder" marks what is no text', remedy };
  } else if (typeof value === 'string') {
    if (expected === 'array' && /^-\w/.test(value)) return DASH;
    const mark = expected === 'array' ? listMarkOf(value) : undefined;
    if (mark) return listMarkForDash(mark);
    if (!Number.isNaN(Number(value))) return numberInQuotes(value);
  }
  return { problem: `is ${typeName(value)}`, remedy };
}

/** "[Mail, outside]" for a line of a table. */
function cellsAsList(cells: readonly unknown[], remedy: string): Explanation {
  const line = cells.join(' | ');
  const isPlain = cells.every((cell) => typeof cell === 'string') && !/^\W|: | #/.test(line);
  return { problem: 'is a list', remedy: isPlain ? `write its cells in one line: ${line}` : remedy };
}

const TWO_DASHES = { problem: 'the entry begins with two dashes', remedy: 'write one dash and a space in front of it' };

function numberInQuotes(value: unknown): Explanation {
  return { problem: 'is a text, not a number', remedy: `write it without quotes: ${String(value)}` };
}

function wrongChoice(options: readonly string[], value: unknown, remedy: string): Explanation {
  if (typeof value === 'object') return { problem: `is ${typeName(value)}`, remedy };
  if (options.includes(String(value))) return numberInQuotes(value);
  const meant = options.length > 1 ? didYouMean(String(value), options) : undefined;
  const problem = `${quote(value)} is not allowed here`;
  return { problem, remedy: meant ? `did you mean "${meant}"? ${remedy}` : remedy };
}

function wrongFormat(value: string, { schema }: Field, remedy: string): Explanation {
  const pattern = new RegExp(schema?.pattern ?? '');
  const meant = correct(schema?.check, value, (text) => pattern.test(text) && !addressFault(text));
  const problem = `${quote(value)} does not have the right form`;
  return { problem, remedy: meant ? `did you mean "${meant}"? ${remedy}` : remedy };
}

function wrongSize(value: unknown, tooBig: boolean): string {
  if (typeof value === 'string') return `is too ${tooBig ? 'long' : 'short'}: it has ${value.length} characters`;
  if (Array.isArray(value)) return `has too ${tooBig ? 'many' : 'few'} entries: ${value.length}`;
  return `is too ${tooBig ? 'large' : 'small'}: ${String(value)}`;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'no whole number';
  return typeof value === 'string' ? 'a text' : 'a true-or-false value';
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((parent, step) => (parent as Record<Step, unknown> | undefined | null)?.[step], value);
}
