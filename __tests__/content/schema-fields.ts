import type { z } from 'zod';
import { COLLECTIONS, PAGE_FILES, SHARED_FILES } from '@/lib/content/schema';
import * as blocks from '@/lib/content/schema/common';
import { nodeOf, type SchemaNode } from '@/lib/content/schema-node';

/** One field that an editor can write. */
export interface Field {
  /** Such as `carousel.slides[].text`; `[]` stands for each entry of a list. */
  path: string;
  /** What is said of it when it is wrong. */
  description: string;
  optional: boolean;
  /** The name of the block whose fields it has, such as `picture`. */
  block?: string;
}

/** Groups of fields that mean the same wherever they stand. */
export const BLOCKS = {
  page: blocks.page,
  picture: blocks.picture,
  link: blocks.link,
  point: blocks.point,
  section: blocks.section,
  close: blocks.close,
} as const;

/** Every kind of content file, as it is named in the documentation, with its schema. */
export const FILES: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(SHARED_FILES).map(([name, schema]) => [`content/${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(PAGE_FILES).map(([name, schema]) => [`content/pages/${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(COLLECTIONS).map(([name, schema]) => [`content/${name}/*.yaml`, schema])),
};

/** The fields of a schema, in its order; those of a block are left to the block. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return inGroup(nodeOf(schema), '', false);
}

function inGroup({ def }: SchemaNode, above: string, optional: boolean): Field[] {
  const fields = Object.entries(def.shape ?? {}).flatMap(([key, node]) => {
    return fieldsAt(node, above ? `${above}.${key}` : key, optional);
  });
  const options = (def.options ?? []).flatMap((option) => inGroup(option, above, optional));
  // Alternatives share fields: each is told once.
  return [...fields, ...options.filter(({ path }, index) => options.findIndex((each) => each.path === path) === index)];
}

function fieldsAt(node: SchemaNode, path: string, optional: boolean): Field[] {
  const { def } = node;
  if (def.type === 'optional' && def.innerType) return fieldsAt(def.innerType, path, true);
  const field = { path, description: node.description ?? '', optional };
  const block = blockOf(node);
  if (block) return [{ ...field, block }];
  if (def.type === 'array' && def.element) {
    const entries = blockOf(def.element);
    if (entries) return [{ ...field, block: entries }];
    const each = def.element.description;
    const description = def.element.def.shape || !each ? field.description : `${field.description}; each ${each}`;
    return [{ ...field, description }, ...inGroup(def.element, `${path}[]`, false)];
  }
  return def.shape ? inGroup(node, path, optional) : [field];
}

/** What the documentation must say of a field's limits. */
export function limitsOf({ description, optional, block }: Field): string[] {
  const counts = description.match(/\d+ to \d+( characters)?|exactly \d+|\{\w+\}/g) ?? [];
  const options = /(?:^|: )one of (.+)$/.exec(description)?.[1]?.split(', ') ?? [];
  const kind = /^an id of/.test(description) ? ['id'] : /^a page of this site/.test(description) ? ['link'] : [];
  return [...counts, ...options, ...kind, ...(block ? [`(#${block})`] : []), ...(optional ? ['optional'] : [])];
}

function blockOf(node: SchemaNode): string | undefined {
  return Object.entries(BLOCKS).find(([, schema]) => nodeOf(schema) === node)?.[0];
}
