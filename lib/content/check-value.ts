import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { formatPath, type Fault } from './faults';
import type { Step, YamlFile } from './read-yaml';

type Issue = z.core.$ZodIssue;
/** The parts of a zod schema that this module walks. */
interface Node {
  description?: string | undefined;
  def: {
    type: string;
    shape?: Record<string, Node>;
    element?: Node;
    items?: Node[];
    options?: Node[];
    innerType?: Node;
    in?: Node;
  };
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
  const root = schema as unknown as Node;
  return { faults: result.error.issues.flatMap((issue) => faultsOf(issue, [], root, yaml)) };
}

/** One zod issue as one or more faults; `above` is the path down to it. */
function faultsOf(issue: Issue, above: readonly Step[], root: Node, yaml: YamlFile): Fault[] {
  const path = [...above, ...issue.path] as Step[];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key, root, yaml));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The editor meant the alternative that fits best: the one with the fewest issues.
    const best = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return best.flatMap((inner) => faultsOf(inner, path, root, yaml));
  }
  const expected = nodeAt(root, path)?.description ?? 'a value as the neighbouring entries have';
  const { problem, remedy } = explain(issue, valueAt(yaml.value, path), expected);
  return [{ file: yaml.file, ...yaml.place(path), path: formatPath(path), problem, remedy }];
}

function unknownKey(path: readonly Step[], key: string, root: Node, yaml: YamlFile): Fault {
  const known = keysOf(nodeAt(root, path));
  const present = Object.keys((valueAt(yaml.value, path) ?? {}) as object);
  const free = known.filter((each) => !present.includes(each));
  const meant = didYouMean(key, free);
  return {
    file: yaml.file,
    ...yaml.placeOfKey(path, key),
    path: formatPath([...path, key]),
    problem: `"${key}" is no field here`,
    remedy: meant
      ? `did you mean "${meant}"?`
      : `remove it; the fields here are ${known.map((each) => `"${each}"`).join(', ')}`,
  };
}

function explain(issue: Issue, value: unknown, expected: string): { problem: string; remedy: string } {
  const write = `write ${expected}`;
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return { problem: 'is missing', remedy: write };
      if (value === null) return { problem: 'is empty', remedy: write };
      if (issue.expected === 'string' && typeof value !== 'object') {
        return { problem: `is a ${typeof value}, not a text`, remedy: `put it in quotes: "${String(value)}"` };
      }
      return { problem: `is ${kindOf(value)}`, remedy: write };
    case 'too_small':
    case 'too_big':
      return { problem: measure(value, issue.code), remedy: write };
    case 'invalid_value': {
      const options = issue.values.map(String);
      const meant = didYouMean(String(value), options);
      const problem = value === undefined ? 'is missing' : `"${String(value)}" is not allowed here`;
      return { problem, remedy: meant && value !== undefined ? `did you mean "${meant}"? ${write}` : write };
    }
    case 'custom':
      return { problem: issue.message, remedy: write };
    default:
      return { problem: `"${String(value)}" does not have the right form`, remedy: write };
  }
}

function measure(value: unknown, code: 'too_small' | 'too_big'): string {
  const tooMuch = code === 'too_big';
  if (typeof value === 'string') {
    if (value === '') return 'is empty';
    return `is too ${tooMuch ? 'long' : 'short'}: it has ${value.length} characters`;
  }
  if (Array.isArray(value)) return `has too ${tooMuch ? 'many' : 'few'} entries: ${value.length}`;
  return `is too ${tooMuch ? 'large' : 'small'}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

/** The candidate that `word` most likely misspells, if one is near enough. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = word.toLowerCase();
  const exact = candidates.find((each) => each.toLowerCase() === lower);
  if (exact) return exact;
  const best = closest(word, candidates);
  return distance(lower, best.toLowerCase()) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}

function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<Step, unknown> | undefined | null)?.[step], value);
}

/** The schema of the value at `path`. In a union it is the first alternative that knows the next step. */
function nodeAt(root: Node, path: readonly Step[]): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => node && childOf(node, step), root);
}

function childOf(node: Node, step: Step): Node | undefined {
  const { def } = node;
  if (def.options) return def.options.map((option) => childOf(option, step)).find(Boolean);
  if (def.innerType) return childOf(def.innerType, step);
  if (def.in) return childOf(def.in, step);
  if (typeof step === 'number') return def.items?.[step] ?? def.element;
  return def.shape?.[step];
}

function keysOf(node: Node | undefined): string[] {
  if (!node) return [];
  const { def } = node;
  if (def.options) return [...new Set(def.options.flatMap(keysOf))];
  if (def.innerType) return keysOf(def.innerType);
  return Object.keys(def.shape ?? {});
}

/** Visits every text of `value` whose schema is marked `meta({ check })`, with the path to it. */
export function visitMarked(
  schema: z.ZodType,
  value: unknown,
  visit: (check: string, text: string, path: Step[]) => void,
  path: Step[] = [],
): void {
  const node = schema as unknown as Node & { meta(): { check?: string } | undefined };
  const mark = node.meta?.()?.check;
  if (mark && typeof value === 'string') visit(mark, value, path);
  if (Array.isArray(value)) value.forEach((each, index) => descend(each, index));
  else if (value && typeof value === 'object') Object.entries(value).forEach(([key, each]) => descend(each, key));

  function descend(each: unknown, step: Step) {
    const child = childOf(node, step);
    if (child) visitMarked(child as unknown as z.ZodType, each, visit, [...path, step]);
  }
}
