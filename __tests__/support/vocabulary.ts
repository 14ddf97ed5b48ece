import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The vocabulary of schema.org: its classes with their properties. It is read from the declarations of `schema-dts`, which
 * are generated from schema.org's own file.
 */

/** A node of JSON-LD. */
export type Node = Record<string, unknown>;

/** What stands in a class of the declarations: what it extends, and the types of each property's values. */
interface Declared {
  parents: string[];
  properties: Map<string, string[]>;
}

const FILE = path.join(path.dirname(require.resolve('schema-dts')), 'schema.d.ts');

/** The types of schema.org by which JSON writes a value. */
const WRITTEN_AS: Readonly<Record<string, readonly string[]>> = {
  string: ['Text', 'URL', 'Date', 'DateTime'],
  number: ['Number', 'Integer'],
};

/** By the name of the interface, such as `WebPageBase`; a class has a `Leaf`, and a `Base` if others extend it or it has properties. */
const declared = readDeclarations(readFileSync(FILE, 'utf8'));

function readDeclarations(text: string): Map<string, Declared> {
  const interfaces = text.matchAll(/^(?:export )?interface (\w+) extends (.+?) \{\n([^]*?)^\}/gm);
  return new Map(
    [...interfaces].map(([, name = '', parents = '', body = '']) => {
      const properties = body.matchAll(/^ {4}"([A-Za-z]\w*)"\?: SchemaValue<(.+), "\w+">;$/gm);
      const types = [...properties].map(
        ([, property = '', range = '']) => [property, range.split(' | ')] as [string, string[]],
      );
      return [name, { parents: parents.split(', '), properties: new Map(types) }];
    }),
  );
}

/** Whether schema.org has a class of this name, such as `Organization`. */
export function isType(name: string): boolean {
  return declared.has(`${name}Leaf`);
}

/** A class and all classes above it. */
function withAncestors(type: string): string[] {
  const names = [`${type}Leaf`];
  for (const name of names) names.push(...(declared.get(name)?.parents ?? []));
  return [type, ...names.map((name) => name.replace(/(Base|Leaf)$/, ''))];
}

/** The types that a property's values may have on a class; undefined where the class has no such property. */
function rangeOf(type: string, property: string): string[] | undefined {
  const classes = [`${type}Leaf`, ...withAncestors(type).map((each) => `${each}Base`)];
  return classes.map((each) => declared.get(each)?.properties.get(property)).find(Boolean);
}

/** What is wrong with a node and the nodes in it by the vocabulary: unknown types, properties, and values of another type. */
export function vocabularyFaults(node: Node): string[] {
  const type = String(node['@type']);
  if (!isType(type)) return [`${type} is no type of schema.org`];
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return properties.flatMap(([name, values]) => {
    const range = rangeOf(type, name);
    if (!range) return [`${type} has no property ${name}`];
    return [values].flat().flatMap((value) => valueFaults(`${type}.${name}`, value, range));
  });
}

function valueFaults(place: string, value: unknown, range: readonly string[]): string[] {
  const wrong = `${place} is one of ${range.join(', ')}, not ${JSON.stringify(value)}`;
  if (!isNode(value)) return WRITTEN_AS[typeof value]?.some((each) => range.includes(each)) ? [] : [wrong];
  // A reference: the node it names is looked at where it stands.
  if (!('@type' in value)) return Object.keys(value).join() === '@id' ? [] : [`${place} has no type`];
  const fits = withAncestors(String(value['@type'])).some((each) => range.includes(each));
  return [...(fits ? [] : [wrong]), ...vocabularyFaults(value)];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A node and all nodes in it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}
