import type { z } from 'zod';
import { quote, type Mistake } from './mistakes';
import { isGroup, type FieldSchema } from './walk';

type Explained = Pick<Mistake, 'problem' | 'fix'>;

/** What is wrong with a value, in words that need no knowledge of zod. @param schema that of the value */
export function explain(issue: z.core.$ZodIssue, value: unknown, schema: FieldSchema | undefined): Explained {
  const key = String(issue.path.at(-1) ?? '');
  const { hint = '', enum: options, oneOf, properties = {}, required = [], input } = schema ?? {};
  const because = (problem: string, fix = '') => ({ problem, fix: `${fix} ${hint}`.trim() || 'Correct it.' });
  if (value === undefined) return because('is missing', `Add “${key}:” here.`);
  if (value === '') return because('is empty', 'Write something.');
  switch (issue.code) {
    case 'custom':
      return { problem: issue.message, fix: (issue.params?.fix as string | undefined) ?? because('').fix };
    case 'too_big':
    case 'too_small':
      return because(limitOf(issue, value), typeof value === 'string' && issue.code === 'too_big' ? 'Shorten it.' : '');
    case 'invalid_value':
      return because(`${quote(value)} is not possible here`, `Write one of ${(options ?? []).join(', ')}.`);
    case 'invalid_union': {
      const types = (oneOf ?? []).map((option) => String(option.properties?.type?.const));
      return because('its kind is missing or unknown', `Write “type:” with one of ${types.join(', ')}.`);
    }
    case 'invalid_type':
      return because(...typeFault(issue.expected, value, Object.keys(properties), required));
  }
  if (input === 'link' && /\s/.test(String(value))) return because(`${quote(value)} contains a space`, '');
  return because(`${quote(value)} is not right`);
}

function limitOf(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  const isMost = issue.code === 'too_big';
  const limit = isMost ? issue.maximum : issue.minimum;
  const words = isMost ? 'at most' : issue.inclusive === false ? 'more than' : 'at least';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'the list is empty';
    return `${words} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}; there ${value.length === 1 ? 'is one' : `are ${value.length}`}`;
  }
  if (typeof value === 'string') return `${words} ${limit} characters; this has ${value.length}`;
  return `${words} ${limit}; this is ${String(value)}`;
}

function typeFault(
  expected: string,
  value: unknown,
  fields: readonly string[],
  required: readonly string[],
): [problem: string, fix: string] {
  const is = Array.isArray(value) ? 'a list' : isGroup(value) ? 'a group of fields' : quote(value);
  switch (expected) {
    case 'string':
      if (Array.isArray(value)) return ['must be a text, but is a list', "A placeholder needs quotes: '[[…]]'."];
      if (isGroup(value)) return ['must be a text, but is a group of fields', 'Put straight quotes round the text.'];
      return [
        `must be a text, but ${is} is a ${typeof value === 'number' ? 'number' : 'switch'}`,
        `Put it in quotes: '${String(value)}'.`,
      ];
    case 'array':
      return [`must be a list, but is ${is}`, 'Write each entry on a line of its own, after “- ”.'];
    case 'object':
      return [
        `must have fields of its own, but is ${is}`,
        `Write its fields below it, indented: ${(required.length > 0 ? required : fields).join(', ')}.`,
      ];
    case 'boolean':
      return [`must be true or false, but is ${is}`, 'Write true or false, without quotes.'];
    default:
      return [`must be a number, but is ${is}`, 'Write only digits, without quotes.'];
  }
}
