import type { z } from 'zod';
import type { Step } from './read-yaml';

/** What this folder needs to know of a zod schema, to say what belongs in a place of a file. */
export interface SchemaNode {
  description?: string | undefined;
  meta?: () => { check?: string } | undefined;
  def: {
    type: string;
    shape?: Record<string, SchemaNode>;
    element?: SchemaNode;
    items?: SchemaNode[];
    options?: SchemaNode[];
    innerType?: SchemaNode;
    in?: SchemaNode;
  };
}

export function nodeOf(schema: z.ZodType): SchemaNode {
  return schema as unknown as SchemaNode;
}

/** The schema of the value at `path`. In a union it is the first alternative that knows the next step. */
export function nodeAt(root: SchemaNode, path: readonly Step[]): SchemaNode | undefined {
  return path.reduce<SchemaNode | undefined>((node, step) => node && childOf(node, step), root);
}

function childOf({ def }: SchemaNode, step: Step): SchemaNode | undefined {
  if (def.options) return def.options.map((option) => childOf(option, step)).find(Boolean);
  const inner = def.innerType ?? def.in;
  if (inner) return childOf(inner, step);
  if (typeof step === 'number') return def.items?.[step] ?? def.element;
  return def.shape && Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
}

/** The names of the fields that a group may have. */
export function keysOf(node: SchemaNode | undefined): string[] {
  if (!node) return [];
  const { def } = node;
  if (def.options) return [...new Set(def.options.flatMap(keysOf))];
  const inner = def.innerType ?? def.in;
  return inner ? keysOf(inner) : Object.keys(def.shape ?? {});
}

/** What belongs in a place, as the end of the sentence "write …". */
export function describeNode(node: SchemaNode | undefined): string {
  if (node?.description) return node.description;
  const inner = node?.def.innerType ?? node?.def.in;
  if (inner) return describeNode(inner);
  const keys = keysOf(node).map((key) => `"${key}"`);
  const names = keys.length > 1 ? `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}` : keys.join('');
  return keys.length > 0
    ? `the fields ${names}, each in a line of its own`
    : 'a value as the neighbouring entries have';
}

/** The mark of a schema whose values need more than a look at themselves: `link`, `picture`, `id`, `host` or `phone`. */
export function markOf(node: SchemaNode | undefined): string | undefined {
  return node?.meta?.()?.check ?? (node?.def.innerType && markOf(node.def.innerType));
}

/** Visits every text of `value` whose schema is marked `meta({ check })`, with the path to it. */
export function visitMarked(
  node: SchemaNode,
  value: unknown,
  visit: (check: string, text: string, path: Step[]) => void,
  path: Step[] = [],
): void {
  const mark = markOf(node);
  if (mark && typeof value === 'string') visit(mark, value, path);
  if (Array.isArray(value)) value.forEach((each, index) => descend(each, index));
  else if (value && typeof value === 'object') Object.entries(value).forEach(([key, each]) => descend(each, key));

  function descend(each: unknown, step: Step) {
    const child = childOf(node, step);
    if (child) visitMarked(child, each, visit, [...path, step]);
  }
}
