import type { z } from 'zod';
import { quote, type Fault } from './mistakes';
import { isGroup, type Field } from './values';

/** What values of each type of zod's must be or have, and how to write one. */
const TYPES: Readonly<Record<string, Fault>> = {
  string: ['be text', "Put straight quotes round it: '…' or, for a placeholder, '[[…]]'."],
  array: ['be a list', 'Write each entry on a line of its own, after “- ”.'],
  object: ['have fields', 'Write below it, indented: {fields}.'],
  boolean: ['be true or false', 'Write true or false, without quotes.'],
};
const NUMBER: Fault = ['be a number', 'Write only digits, without quotes.'];

/** What is wrong with a field, in words that need no knowledge of zod. */
export function explain(issue: z.core.$ZodIssue, field: Field): Fault {
  if (issue.code === 'custom' && field.value !== undefined) return [issue.message, String(issue.params?.fix)];
  const [problem, fix = ''] = describe(issue, field);
  return [problem, `${fix} ${field.schema?.hint ?? ''}`.trim() || 'Correct it.'];
}

function describe(issue: z.core.$ZodIssue, { path, value, schema = {} }: Field): [problem: string, fix?: string] {
  if (value === undefined) return ['is missing', `Add a line “${path.at(-1)}: …” below, as far in as its neighbours.`];
  if (value === '' || value === null) return ['is empty', 'Write something.'];
  switch (issue.code) {
    case 'too_big':
    case 'too_small': {
      const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      if (typeof value === 'number') return [`${limit}; this is ${value}`];
      const { length } = value as string | unknown[];
      if (length === 0) return ['the list is empty', 'Add entries.'];
      if (Array.isArray(value)) return [`${limit} entries; this has ${length}`, 'Add or remove some.'];
      return [`${limit} characters; this has ${length}`, issue.code === 'too_big' ? 'Shorten it.' : 'Write more.'];
    }
    case 'invalid_value':
      return [`${quote(value)} is not possible here`, `Write one of: ${issue.values.join(', ')}.`];
    case 'invalid_union': {
      const types = schema.oneOf?.map(({ properties }) => properties?.type?.const).join(', ');
      return ['has no known kind', `Write “type:” with one of: ${types}.`];
    }
    case 'invalid_type': {
      const scalar = typeof value === 'string' ? quote(value) : `the ${typeof value} ${quote(value)} for YAML`;
      const is = Array.isArray(value) ? 'a list' : isGroup(value) ? 'a group of fields' : scalar;
      const [wanted, fix] = TYPES[issue.expected] ?? NUMBER;
      return [`must ${wanted}, but is ${is}`, fix.replace('{fields}', Object.keys(schema.properties ?? {}).join(', '))];
    }
    default:
      return [`${quote(value)} is not right`];
  }
}
