import type { z } from 'zod';
import { quote, type Fault } from './mistakes';
import { isGroup, type FieldSchema } from './values';

/** What is wrong with a value, in words that need no knowledge of zod. @param schema that of the value */
export function explain(issue: z.core.$ZodIssue, value: unknown, schema: FieldSchema = {}): Fault {
  if (issue.code === 'custom' && value !== undefined) return [issue.message, String(issue.params?.fix)];
  const [problem, fix = ''] = describe(issue, value, schema);
  return [problem, `${fix} ${schema.hint ?? ''}`.trim() || 'Correct it.'];
}

function describe(issue: z.core.$ZodIssue, value: unknown, schema: FieldSchema): [problem: string, fix?: string] {
  if (value === undefined)
    return ['is missing', `Add a line “${String(issue.path.at(-1))}: …” below, as far in as its neighbours.`];
  if (value === '') return ['is empty', 'Write something.'];
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
    case 'invalid_type':
      return typeFault(issue.expected, value, schema);
    default:
      return [`${quote(value)} is not right`];
  }
}

function typeFault(expected: string, value: unknown, { properties = {} }: FieldSchema): [problem: string, fix: string] {
  const is = Array.isArray(value) ? 'a list' : isGroup(value) ? 'a group of fields' : quote(value);
  switch (expected) {
    case 'string': {
      const kind = typeof value === 'object' ? is : `the ${typeof value} ${is} for YAML`;
      return [`must be text, but is ${kind}`, "Put straight quotes round it: '…' or, for a placeholder, '[[…]]'."];
    }
    case 'array':
      return [`must be a list, but is ${is}`, 'Write each entry on a line of its own, after “- ”.'];
    case 'object':
      return [`must have fields, but is ${is}`, `Write below it, indented: ${Object.keys(properties).join(', ')}.`];
    case 'boolean':
      return [`must be true or false, but is ${is}`, 'Write true or false, without quotes.'];
    default:
      return [`must be a number, but is ${is}`, 'Write only digits, without quotes.'];
  }
}
