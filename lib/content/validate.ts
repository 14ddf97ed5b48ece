import type { z } from 'zod';
import { formatPath, quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import {
  describeField,
  isGroup,
  jsonSchemaOf,
  keysOf,
  schemaFor,
  schemaAt,
  type FieldSchema,
  type Step,
} from './schema/json-schema';
import type { Fault } from './schema/text-rules';
import { valueAt } from './schema/values';
import { didYouMean } from './suggest';

type ZodIssue = z.core.$ZodIssue;

/** A part of a file: the path to it, and its schema. */
interface Place {
  yaml: YamlFile;
  path: readonly Step[];
  schema: FieldSchema | undefined;
}

/** An issue, and what decides whether it is reported. */
interface Found {
  issue: ContentIssue;
  /** How much it says of its value. */
  rank: number;
  /** The path of the field that an unknown one seems to mean. */
  meant?: string;
}

/**
 * Validates one file's value against its schema.
 *
 * @returns the typed value, or the issues of the file, one for each value
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
): { value?: z.infer<Schema>; issues: ContentIssue[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, issues: [] };
  const found = result.error.issues.flatMap((issue) =>
    issuesOf(issue, { yaml, path: [], schema: jsonSchemaOf(schema) }),
  );
  // One mistake is one issue: a misspelt field is not also missing, a value of the wrong type not also too short.
  const reported = new Set(found.map(({ meant }) => meant));
  const issues = found
    .sort((one, other) => other.rank - one.rank)
    .filter(({ issue: { path } }) => !reported.has(path) && reported.add(path));
  return { issues: issues.map(({ issue }) => issue) };
}

/** What says most of a value: its type, then a rule of its own, then its length. */
const RANK: Partial<Record<ZodIssue['code'], number>> = { invalid_type: 2, custom: 1 };

function issuesOf(issue: ZodIssue, { yaml, path: parent, schema: parentSchema }: Place): Found[] {
  const steps = issue.path as Step[];
  const path = [...parent, ...steps];
  const schema = parentSchema && schemaAt(parentSchema, steps);
  const value = valueAt(yaml.value, path);
  const option = optionMeant(schema, value);
  if (issue.code === 'unrecognized_keys') {
    const unknown = isGroup(value) ? Object.keys(value).filter((key) => !keysOf(option).includes(key)) : [];
    return unknown.map((key) => unknownField(key, { yaml, path, schema: option }));
  }
  if (issue.code === 'invalid_union' && isGroup(value)) {
    const errors = issue.errors[schema?.anyOf?.indexOf(option!) ?? 0] ?? [];
    return errors.flatMap((each) => issuesOf(each, { yaml, path, schema: option }));
  }
  const found = issueAt(yaml, path, explain(issue, value, { yaml, path, schema }));
  return [{ issue: found, rank: RANK[issue.code] ?? 0 }];
}

/** Of alternatives the one that has most of the fields, if they were spelt right. */
function optionMeant(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  if (!schema?.anyOf || !isGroup(value)) return schema;
  const known = keysOf(schema);
  return schemaFor(schema, Object.fromEntries(Object.keys(value).map((key) => [didYouMean(key, known) ?? key, true])));
}

function unknownField(key: string, { yaml, path, schema }: Place): Found {
  const present = valueAt(yaml.value, path) as object;
  const known = keysOf(schema);
  const meant = didYouMean(
    key,
    known.filter((each) => !(each in present)),
  );
  const fix = meant ? `did you mean "${meant}"?` : `remove it; the fields here are ${known.map(quote).join(', ')}`;
  const at = [...path, key];
  const problem = `${quote(key)} is an unknown field`;
  const issue = { file: yaml.file, ...yaml.positionOfKey(at), path: formatPath(at), problem, fix };
  return { issue, rank: 0, ...(meant && { meant: formatPath([...path, meant]) }) };
}

function explain(issue: ZodIssue, value: unknown, { yaml, path, schema }: Place): Fault {
  const fix = `write ${describeField(schema)}`;
  const inForm = schema?.check === 'picture' && { inForm: { fix: 'choose a picture' } };
  if (value === undefined) return { problem: 'is missing', fix, ...inForm };
  if (value === null || value === '') return { problem: 'is empty', fix, ...inForm };
  switch (issue.code) {
    case 'invalid_type': {
      const isMarked = yaml.placeholders.some((each) => formatPath(each) === formatPath(path));
      if (isMarked) return { problem: '"!placeholder" marks what is no text', fix };
      const inQuotes = typeof value !== 'object' && issue.expected === 'string' ? 'put it in quotes; ' : '';
      return { problem: `is ${typeName(value)}`, fix: inQuotes + fix };
    }
    case 'too_small':
    case 'too_big':
      return { problem: wrongSize(value, issue.code === 'too_big'), fix };
    case 'invalid_union':
      return { problem: `is ${typeName(value)}`, fix };
    case 'invalid_value': {
      const isOfType = typeof value === typeof issue.values[0];
      return { problem: isOfType ? `${quote(value)} is not allowed here` : `is ${typeName(value)}`, fix };
    }
    case 'custom':
      return { problem: issue.message, fix: (issue.params?.fix as string | undefined) ?? fix };
    default:
      return { problem: `${quote(value)} does not have the right form`, fix };
  }
}

function wrongSize(value: unknown, tooBig: boolean): string {
  if (typeof value === 'string')
    return `is too ${tooBig ? 'long' : 'short'}: it has ${value.length} character${value.length === 1 ? '' : 's'}`;
  if (Array.isArray(value)) {
    return value.length === 0 ? 'has no entry' : `has too ${tooBig ? 'many' : 'few'} entries: ${value.length}`;
  }
  return `is too ${tooBig ? 'large' : 'small'}: ${String(value)}`;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'no whole number';
  return typeof value === 'string' ? 'a text' : 'a true-or-false value';
}
