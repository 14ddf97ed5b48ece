import type { z } from 'zod';
import { quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import {
  askFor,
  isGroup,
  jsonSchemaOf,
  keysOf,
  schemaAt,
  schemaFor,
  type FieldSchema,
  type PathKey,
} from './schema/json-schema';
import type { Fault } from './schema/faults';
import { valueAt } from './schema/values';

type ZodIssue = z.core.$ZodIssue;

/**
 * Validates one file's value against its schema.
 *
 * @returns the typed value, or the issues of the file
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
): { value?: z.infer<Schema>; issues: ContentIssue[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, issues: [] };
  return { issues: result.error.issues.flatMap((issue) => issuesOf(issue, yaml, [], jsonSchemaOf(schema))) };
}

/** @param parent the path to the value that zod has checked, and its schema */
function issuesOf(issue: ZodIssue, yaml: YamlFile, parent: PathKey[], parentSchema?: FieldSchema): ContentIssue[] {
  const steps = issue.path as PathKey[];
  const path = [...parent, ...steps];
  const schema = parentSchema && schemaAt(parentSchema, steps);
  const value = valueAt(yaml.value, path);
  const option = schemaFor(schema, value);
  if (issue.code === 'unrecognized_keys' && isGroup(value)) {
    const keys = Object.keys(value).filter((key) => !keysOf(option).includes(key));
    const absent = keysOf(option).filter((key) => !(key in value));
    const fix = absent.length > 0 ? `rename it to ${absent.map(quote).join(' or ')}, or remove it` : 'remove it';
    return keys.map((key) => issueAt(yaml, [...path, key], { problem: `${quote(key)} is an unknown field`, fix }));
  }
  if (issue.code === 'invalid_union' && isGroup(value)) {
    const errors = issue.errors[schema?.anyOf?.indexOf(option!) ?? 0] ?? [];
    return errors.flatMap((each) => issuesOf(each, yaml, path, option));
  }
  return [issueAt(yaml, path, explain(issue, value, schema))];
}

function explain(issue: ZodIssue, value: unknown, schema: FieldSchema | undefined): Fault {
  const fix = `${schema?.check === 'picture' ? 'choose a picture, or ' : ''}${askFor(schema)}`;
  if (schema?.check === 'id' && !value) {
    const own = `write a heading, and the editor will make the ID from it; or write a short name: ${schema.expected}`;
    return { problem: 'is empty', fix: own };
  }
  if (value === undefined) return { problem: 'is missing', fix };
  if (value === null || value === '') return { problem: 'is empty', fix };
  switch (issue.code) {
    case 'custom':
      return { problem: issue.message, fix: (issue.params?.fix as string | undefined) ?? fix };
    case 'too_small':
    case 'too_big':
      return { problem: wrongSize(value, issue.code === 'too_big' ? ['long', 'many'] : ['short', 'few']), fix };
    case 'invalid_type':
      if (issue.expected === 'string' && typeof value !== 'object')
        return { problem: `${quote(value)} is not text`, fix: `put it in quotes; ${fix}` };
  }
  if (typeof value === 'object') return { problem: `is ${Array.isArray(value) ? 'a list' : 'a group of fields'}`, fix };
  if (schema?.check === 'link' && /\S\s+\S/.test(String(value)))
    return { problem: `${quote(value)} contains a space`, fix: 'write "%20" in place of each space' };
  if (schema?.check === 'link' && /^www\./i.test(String(value)))
    return { problem: `${quote(value)} is not a full address`, fix: 'write "https://" in front of it' };
  return { problem: `${quote(value)} is not valid here`, fix };
}

function wrongSize(value: unknown, [length, count]: [length: string, count: string]): string {
  if (typeof value === 'string')
    return `is too ${length}: it has ${value.length} character${value.length === 1 ? '' : 's'}`;
  if (Array.isArray(value)) return `has too ${count} entries: ${value.length}`;
  return `${String(value)} is out of range`;
}
