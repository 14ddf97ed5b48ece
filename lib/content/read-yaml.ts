import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault, Place } from './faults';

/** A step into a YAML document: a key of a map or an index of a list. */
export type Step = string | number;

/** One content file, read: its plain value, and where in the file each part of it stands. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
  value: unknown;
  /** Line and column (both from 1) of the value at `path`, or of the nearest parent that exists. */
  place(path: readonly Step[]): Place;
  /** Line and column of the key itself, for keys that should not be there. */
  placeOfKey(path: readonly Step[], key: string): Place;
  /** Paths of values that carry the tag `!placeholder`. */
  placeholders: Step[][];
}

/**
 * Reads one YAML file.
 *
 * @param file path from the project's root, used in faults
 * @param source the file's text
 * @returns the file, or the faults of its YAML: all that the parser found, each with its line
 */
export function readYaml(file: string, source: string): { yaml?: YamlFile; faults: Fault[] } {
  const lines = new LineCounter();
  const tagged = new Set<unknown>();
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  });
  const faults = [...document.errors, ...document.warnings].map(({ pos, message, code }): Fault => ({
    file,
    ...at(lines, pos[0]),
    path: '',
    problem: `the YAML cannot be read: ${message.replace(/\s+/g, ' ')}`,
    remedy: YAML_REMEDIES[code] ?? 'correct this line; the lines above it show the pattern',
  }));
  if (faults.length > 0) return { faults };

  const placeholders: Step[][] = [];
  walk(document.contents, [], (node, path) => {
    if (isScalar(node) && node.tag === '!placeholder') {
      tagged.add(node);
      placeholders.push(path);
    }
  });

  return {
    faults,
    yaml: {
      file,
      value: document.toJS(),
      place: (path) => placeOf(document, lines, path),
      placeOfKey: (path, key) => placeOfKey(document, lines, path, key),
      placeholders,
    },
  };
}

const YAML_REMEDIES: Record<string, string> = {
  DUPLICATE_KEY: 'write each key once',
  TAB_AS_INDENT: 'use spaces instead of the tab',
  BAD_INDENT: 'give the line the same number of spaces as its neighbours',
  MISSING_CHAR: 'close the quotation mark or bracket',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotes: it holds a colon followed by a space',
  TAG_RESOLVE_FAILED: 'use no tag but !placeholder, and only in front of a text',
};

function at(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function walk(node: unknown, path: Step[], visit: (node: unknown, path: Step[]) => void): void {
  visit(node, path);
  if (isMap(node)) {
    for (const pair of node.items)
      walk(pair.value, [...path, isScalar(pair.key) ? String(pair.key.value) : '?'], visit);
  } else if (node && typeof node === 'object' && 'items' in node && Array.isArray(node.items)) {
    node.items.forEach((item, index) => walk(item, [...path, index], visit));
  }
}

/** The offset at which the value at `path` starts; the nearest parent's where the path ends early. */
function placeOf(document: Document, lines: LineCounter, path: readonly Step[]): Place {
  for (let length = path.length; length >= 0; length--) {
    const steps = path.slice(0, length);
    const node = (length === 0 ? document.contents : document.getIn(steps, true)) as { range?: number[] } | undefined;
    const last = steps.at(-1);
    // A map or list starts below its key: the key is where an editor looks.
    if (node?.range && typeof last === 'string' && !isScalar(node))
      return placeOfKey(document, lines, steps.slice(0, -1), last);
    if (node?.range?.[0] !== undefined) return at(lines, node.range[0]);
  }
  return { line: 1, column: 1 };
}

function placeOfKey(document: Document, lines: LineCounter, path: readonly Step[], key: string): Place {
  const parent = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isMap(parent)) {
    const pair = parent.items.find((each) => isScalar(each.key) && String(each.key.value) === key);
    if (pair && isScalar(pair.key) && pair.key.range) return at(lines, pair.key.range[0]);
  }
  return placeOf(document, lines, path);
}
