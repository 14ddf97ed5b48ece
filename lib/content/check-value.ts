import type { z } from 'zod';
import { didYouMean, mend } from './did-you-mean';
import { formatPath, quote, type Fault } from './faults';
import type { Step, YamlFile } from './read-yaml';
import { describeNode, keysOf, markOf, nodeAt, nodeOf, type SchemaNode } from './schema-node';
import { DASH } from './yaml-faults';

type Issue = z.core.$ZodIssue;
type Told = Pick<Fault, 'problem' | 'remedy'>;

/** A part of a file that is being checked: the path down to it, and its schema. */
interface Part {
  path: readonly Step[];
  node: SchemaNode | undefined;
  yaml: YamlFile;
}

/**
 * Checks one file's value against its schema.
 *
 * @returns the typed value, or every fault of the file with its place and remedy
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
): { value?: z.infer<Schema>; faults: Fault[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, faults: [] };
  const whole: Part = { path: [], node: nodeOf(schema), yaml };
  const found = result.error.issues.flatMap((issue) => faultsOf(issue, whole));
  // One mistake is told once: not that the field is missing which a misspelt one means, nor the length of a wrong type.
  const meant = new Set(found.map((each) => each.meant));
  const mistyped = new Set(found.filter(({ code }) => code === 'invalid_type').map(({ fault }) => fault.path));
  return {
    faults: found
      .filter(({ missing }) => !missing || !meant.has(missing))
      .filter(({ code, fault }) => code === 'invalid_type' || !mistyped.has(fault.path))
      .map(({ fault }) => fault),
  };
}

/** A fault, and what it says of other fields: the path of one that is missing, of one that a misspelt key means. */
interface Found {
  fault: Fault;
  code: Issue['code'];
  missing?: string;
  meant?: string;
}

function faultsOf(issue: Issue, { path: above, node: top, yaml }: Part): Found[] {
  const steps = issue.path as Step[];
  const part: Part = { path: [...above, ...steps], node: top && nodeAt(top, steps), yaml };
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, part));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return alternativeFaults(issue.errors, part);
  const value = valueAt(yaml.value, part.path);
  const path = formatPath(part.path);
  const fault = { file: yaml.file, ...yaml.place(part.path), path, ...explain(issue, value, part) };
  return [{ fault, code: issue.code, ...(value === undefined && { missing: path }) }];
}

/** The editor meant the alternative that knows most of the fields written, and of those the one with fewest faults. */
function alternativeFaults(errors: readonly Issue[][], part: Part): Found[] {
  const value = valueAt(part.yaml.value, part.path);
  const written = value && typeof value === 'object' ? Object.keys(value) : [];
  const alternatives = errors.map((issues, index) => {
    const node = part.node?.def.options?.[index];
    const keys = keysOf(node);
    const known = written.filter((key) => keys.includes(key) || didYouMean(key, keys)).length;
    return { node, known, issues };
  });
  alternatives.sort((a, b) => b.known - a.known || a.issues.length - b.issues.length);
  const [best] = alternatives;
  if (!best) return [];
  // What is no group of fields at all could be any of the alternatives.
  const node = best.known > 0 ? best.node : part.node;
  return best.issues.flatMap((issue) => faultsOf(issue, { ...part, node }));
}

function unknownKey(key: string, { path, node, yaml }: Part): Found {
  const known = keysOf(node);
  const present = Object.keys((valueAt(yaml.value, path) ?? {}) as object);
  const meant = didYouMean(
    key,
    known.filter((each) => !present.includes(each)),
  );
  const fault = {
    file: yaml.file,
    ...yaml.placeOfKey(path, key),
    path: formatPath([...path, key]),
    problem: `${quote(key)} is no field here`,
    remedy: meant
      ? `did you mean "${meant}"?`
      : `remove it; the fields here are ${known.map((each) => `"${each}"`).join(', ')}`,
  };
  return { fault, code: 'unrecognized_keys', ...(meant && { meant: formatPath([...path, meant]) }) };
}

function explain(issue: Issue, value: unknown, part: Part): Told {
  const write = `write ${describeNode(part.node)}`;
  if (value === undefined) return { problem: 'is missing', remedy: write };
  if (value === null || value === '') return { problem: 'is empty', remedy: write };
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value, part, write);
    case 'too_small':
    case 'too_big':
      return { problem: measure(value, issue.code), remedy: write };
    case 'invalid_value':
      return wrongChoice(issue.values.map(String), value, part, write);
    case 'custom':
      return { problem: issue.message, remedy: (issue.params?.remedy as string | undefined) ?? write };
    default:
      return wrongForm(String(value), part, write);
  }
}

function wrongType(expected: string, value: unknown, { path, yaml }: Part, write: string): Told {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const kind = typeof value === 'number' ? 'a number' : 'a true-or-false value';
    return { problem: `is ${kind}, not a text`, remedy: `put it in quotes: "${yaml.written(path) ?? String(value)}"` };
  }
  if (expected !== 'string' && yaml.placeholders.some((each) => formatPath(each) === formatPath(path))) {
    return { problem: '"!placeholder" marks what is no text', remedy: write };
  }
  const [key, ...others] = value && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
  if (expected === 'string' && key?.includes(' ') && others.length === 0) {
    return {
      problem: 'a text that holds a colon and a space needs quotes',
      remedy: 'put the whole text in quotes: "…"',
    };
  }
  if (typeof value === 'string' && /^-\w/.test(value) && ['array', 'tuple'].includes(expected)) return DASH;
  if (typeof value === 'string' && expected !== 'string' && !Number.isNaN(Number(value))) {
    return { problem: 'is a text, not a number', remedy: `write it without quotes: ${value}` };
  }
  return { problem: `is ${kindOf(value)}`, remedy: write };
}

function wrongChoice(options: readonly string[], value: unknown, part: Part, write: string): Told {
  if (typeof value === 'object') return { problem: `is ${kindOf(value)}`, remedy: write };
  if (options.includes(String(value))) return wrongType('number', value, part, write);
  const meant = didYouMean(String(value), options);
  const problem = `${quote(value)} is not allowed here`;
  return { problem, remedy: meant && options.length > 1 ? `did you mean "${meant}"? ${write}` : write };
}

function wrongForm(value: string, { node }: Part, write: string): Told {
  const fits = (text: string) => (node as unknown as z.ZodType).safeParse(text).success;
  const meant = mend(markOf(node), value, fits);
  return {
    problem: `${quote(value)} does not have the right form`,
    remedy: meant ? `did you mean "${meant}"? ${write}` : write,
  };
}

function measure(value: unknown, code: 'too_small' | 'too_big'): string {
  const tooMuch = code === 'too_big';
  if (typeof value === 'string') return `is too ${tooMuch ? 'long' : 'short'}: it has ${value.length} characters`;
  if (Array.isArray(value)) return `has too ${tooMuch ? 'many' : 'few'} entries: ${value.length}`;
  return `is too ${tooMuch ? 'large' : 'small'}: ${String(value)}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'no whole number';
  return typeof value === 'string' ? 'a text' : 'a true-or-false value';
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<Step, unknown> | undefined | null)?.[step], value);
}
